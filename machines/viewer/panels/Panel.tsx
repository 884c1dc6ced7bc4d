import { type ReactNode, useId } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';
import { viewerSpace } from '../theme';

/** One part of the side panel. */
export const Section = styled('section', {
  display: 'grid',
  alignContent: 'start',
  gap: viewerSpace[3],
  minWidth: 0,
  padding: viewerSpace[4],
  borderBottom: '1px solid $colors$rule',
});

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: viewerSpace[3],
  '& h2': { fontFamily: fonts.display, fontWeight: 550, fontSize: fontSizes.ui, lineHeight: 1.2 },
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
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Section>
  );
}
