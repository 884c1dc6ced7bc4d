import { packagePage } from '../content/pages/detailPages';
import type { ServiceText } from '../content/services/types';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { besideWords, CAPPED_INSET, columns } from '../ui/layout';
import { Heading } from '../ui/Text';
import { NumberedSteps } from '../ui/TitledLists';

/** What is included, beside a picture of it. */
const Halves = styled(Band, {
  '&&': { paddingBlock: 0 },
  '& h2': { padding: `${space.quiet} ${CAPPED_INSET} clamp(2rem, 3vw, 3rem)` },
  '& > .poster': {
    ...besideWords,
    height: '26rem',
    '& > img': { objectPosition: 'bottom', '@belowLg': { objectFit: 'contain' } },
  },
  /* At the left: the picture of the head is at the right. */
  '@lg': { ...columns('3fr 5fr'), '& > .poster': { height: 'auto', order: -1 } },
});

interface IncludedProps {
  readonly slug: string;
  readonly items: ServiceText['included'];
}

export const Included = ({ slug, items }: IncludedProps) => (
  <Halves>
    <div>
      <Heading>{packagePage.includedHeading}</Heading>
      <NumberedSteps items={items} isPlain />
    </div>
    <Poster slug={`${slug}-work`} size="uprightPoster" />
  </Halves>
);
