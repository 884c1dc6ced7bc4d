import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { sizes, WIDE_WINDOW } from '../theme/tokens';
import { Column, Grid } from '../ui/layout';

/** In a low window the end of a sticky column could not be scrolled into view. */
const Aside = styled('aside', {
  [`@media ${WIDE_WINDOW} and (min-height: 56rem)`]: {
    position: 'sticky',
    top: `calc(${sizes.header} + 1.5rem)`,
    alignSelf: 'start',
  },
});

/** A block of the column beside the posts. */
export const AsideBlock = styled('section', {
  borderTop: '1px solid $colors$ink',
  padding: '1rem 0 2.25rem',
  '& > h2': { marginBottom: '.5rem' },
  '& > h2 + p': { marginBottom: '1rem' },
  '& > ul + p': { marginTop: '.75rem' },
});

export interface BlogLayoutProps {
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** Posts on three quarters of the width, and a sticky column beside them. */
export function BlogLayout({ children, aside }: BlogLayoutProps) {
  return (
    <Grid rows="large">
      <Column span={9}>{children}</Column>
      <Column as={Aside} span={3}>
        {aside}
      </Column>
    </Grid>
  );
}
