import type { PhaseText } from '../content/phases/types';
import { PhaseSlice } from '../figures/PhaseSlice';
import { styled } from '../theme/stitches.config';
import { alternateSurface } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';

/**
 * From edge to edge of the window, without gaps. The first text and the last one are in the columns of the page, and the drawings
 * of neighbors touch: together they are the phase's part of the bowtie. On phones each drawing is above its text.
 */
const Tiles = styled('div', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > article': {
    '--start': space.gutter,
    '--end': space.gutter,
    backgroundColor: 'var(--surface)',
    '&:first-child': { '--start': PAGE_INSET },
    '&:last-child': { '--end': PAGE_INSET },
  },
  '& svg': { height: 'clamp(10rem, 20vw, 20rem)', paddingBlock: '1.75rem 0' },
  '& article > div': {
    padding: '1.75rem var(--end) 2rem var(--start)',
    '& > p': { marginTop: '.625rem' },
  },
});

interface PhaseWorkProps extends Pick<PhaseText, 'work'> {
  /** Its position, from 0. */
  readonly phase: number;
}

/** The three parts of a phase's work, each under its part of the bowtie. */
export function PhaseWork({ phase, work }: PhaseWorkProps) {
  return (
    <Tiles>
      {work.map(({ title, description }, index) => (
        <article key={title} className={alternateSurface(index)}>
          <PhaseSlice phase={phase} index={index} count={work.length} />
          <div>
            <Subheading size="h3">{title}</Subheading>
            <Text tone="ink">{description}</Text>
          </div>
        </article>
      ))}
    </Tiles>
  );
}
