import { type ReactNode, useId } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';

const Section = styled('section', {
  padding: space[4],
  borderBottom: '1px solid $colors$rule',
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  minWidth: 0,
});

const Title = styled('h2', {
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.ui,
  lineHeight: 1.2,
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

interface PanelProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the side panel under its title. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      {children}
    </Section>
  );
}

/** A quiet line of text in a panel. */
export const Note = styled('p', {
  fontFamily: fonts.text,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: '$ink2',
});
