import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { bleed, Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';

/** Rows of both lists: the heading, and at most five points. */
const ROWS = 6;

/**
 * Each pain and its answer are as high as the higher of the two, so that they form a row. The answers are on a panel in the
 * section's color that continues to the right edge of the window.
 */
const Rows = styled('div', {
  display: 'grid',
  '& > div': { paddingBlock: space.quiet },
  '& > div + div': {
    '--colors-rule': 'color-mix(in srgb, var(--colors-ink) 24%, transparent)',
    '--surface': 'var(--tint)',
    backgroundColor: 'var(--tint)',
    ...bleed('both'),
  },
  '& h2': { marginBottom: space[6] },
  '@md': {
    gridTemplateColumns: '6fr 7fr',
    '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS}` },
    '& ul': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS - 1}` },
    '& > :first-child': { paddingRight: space.gap },
    '& > div + div': { paddingLeft: space.gutter, ...bleed('right') },
  },
});

export interface PainAndAnswerProps {
  readonly pains: { readonly heading: string; readonly points: readonly Point[] };
  /** In the order of the pains. */
  readonly answers: { readonly heading: string; readonly points: readonly Point[] };
}

/** The problems of a market, each in a row with our answer. On phones the answers follow the problems. */
export function PainAndAnswer({ pains, answers }: PainAndAnswerProps) {
  return (
    <Band top="none" bottom="none">
      <Wrap>
        <Rows>
          <div>
            <Heading>{pains.heading}</Heading>
            <PointList points={pains.points} bullet="hatch" variant="h3" />
          </div>
          <div>
            <Heading>{answers.heading}</Heading>
            <PointList points={answers.points} variant="h3" />
          </div>
        </Rows>
      </Wrap>
    </Band>
  );
}
