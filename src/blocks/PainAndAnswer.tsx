import type { IndustryText } from '../content/industries/types';
import { industryPage } from '../content/pages/industryPage';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { bleed } from '../ui/layout';
import { PointList } from '../ui/PointList';
import { SectionBand } from '../ui/SectionBand';

/** Rows of both lists: the heading, and at most five points. */
const ROWS = 6;

/**
 * Each pain and its answer are as high as the higher of the two, so that they form a row. The pains are on a dark panel, the
 * answers on one in the section's color. Both continue to the edges of the window.
 */
const Rows = styled('div', {
  display: 'grid',
  '& > div': { paddingBlock: space.quiet, ...bleed('both') },
  '& h2': { marginBottom: space[6] },
  '@md': {
    gridTemplateColumns: '6fr 7fr',
    '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS}` },
    '& ul': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${ROWS - 1}` },
    '& > :first-child': { paddingRight: space.gap, ...bleed('left') },
    '& > div + div': { paddingLeft: space.gutter, ...bleed('right') },
  },
});

/** The problems of a market, each in a row with our answer. On phones the answers follow the problems. */
export function PainAndAnswer({ painPoints, solutions }: Pick<IndustryText, 'painPoints' | 'solutions'>) {
  return (
    <SectionBand top="none" bottom="none">
      <Rows>
        <div className={surfaceClass('night')}>
          <Heading>{industryPage.painPoints}</Heading>
          <PointList points={painPoints} bullet="hatch" variant="h3" />
        </div>
        <div className={surfaceClass('tint')}>
          <Heading>{industryPage.solutions}</Heading>
          <PointList points={solutions} variant="h3" />
        </div>
      </Rows>
    </SectionBand>
  );
}
