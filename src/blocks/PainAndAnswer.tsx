import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';

/** Rows of both lists: the heading, and at most five points. */
const ROWS = 6;

/** Each pain and its answer are as high as the higher of the two, so that they form a row. */
const Rows = styled('div', {
  display: 'grid',
  gap: `3rem ${space.gap}`,
  '@md': { gridTemplateColumns: '5fr 7fr', rowGap: 0 },
  '& > div': { '@md': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS}` } },
  '& ul': { '@md': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS - 1}` } },
  '& h2': { marginBottom: space[6] },
  '@lg': { '& > div + div li': { paddingRight: '15%' } },
});

export interface PainAndAnswerProps {
  readonly pains: { readonly heading: string; readonly points: readonly Point[] };
  /** In the order of the pains. */
  readonly answers: { readonly heading: string; readonly points: readonly Point[] };
}

/** The problems of a market, each in a row with our answer. On phones the answers follow the problems. */
export function PainAndAnswer({ pains, answers }: PainAndAnswerProps) {
  return (
    <Band>
      <Wrap>
        <Rows>
          <div>
            <Heading>{pains.heading}</Heading>
            <PointList points={pains.points} bullet="hatch" />
          </div>
          <div>
            <Heading>{answers.heading}</Heading>
            <PointList points={answers.points} />
          </div>
        </Rows>
      </Wrap>
    </Band>
  );
}
