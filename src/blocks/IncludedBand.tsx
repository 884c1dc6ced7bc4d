import { packagePage } from '../content/pages/detailPages';
import type { ServiceText } from '../content/services/types';
import type { Coverage } from '../features/pricing/coverage';
import { bowtieSlats, slatsOfPhase } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { FigureCaption } from '../ui/FigureCaption';
import { besideWords, columns, PAGE_INSET } from '../ui/layout';
import { Heading } from '../ui/Text';
import { NumberedSteps } from '../ui/TitledLists';
import { PhaseAxis } from './PhaseAxis';

/** What is included, beside a picture of it. */
const Halves = styled(Band, {
  '&&': { paddingBlock: 0 },
  '& h2': { padding: `${space.quiet} ${PAGE_INSET} clamp(2rem, 3vw, 3rem)` },
  '& > .poster': {
    ...besideWords,
    height: '26rem',
    '& > img': { objectFit: 'contain', objectPosition: 'bottom' },
    '@media print': { display: 'none' },
  },
  /* A line below the drawing, because the next block of a package is as dark. */
  marginBottom: 1,
  '@lg': { ...columns('5fr 3fr'), '& > .poster': { height: 'auto' } },
});

interface IncludedProps {
  readonly slug: string;
  readonly items: ServiceText['included'];
  readonly surface: Surface;
}

export const Included = ({ slug, items, surface }: IncludedProps) => (
  <Halves className={surfaceClass(surface)}>
    <div>
      <Heading>{packagePage.includedHeading}</Heading>
      <NumberedSteps items={items} isPlain />
    </div>
    <Poster slug={`${slug}-work`} size="uprightPoster" />
  </Halves>
);

export const BOWTIE = { width: 1200, height: 300, count: 24 };
export const slats = bowtieSlats(BOWTIE);

/** The bowtie from edge to edge of the window. */
const Phases = styled('figure', {
  paddingBlock: space.quiet,
  '& > h3': { margin: `0 ${PAGE_INSET} 1.5rem` },
  '& > figcaption': { margin: `1.5rem ${PAGE_INSET} 0` },
  '& > .fig': { height: 'clamp(10rem, 25vw, 27rem)' },
});

interface IncludedBandProps extends Pick<ServiceText, 'included'>, Pick<IncludedProps, 'slug'> {
  /** What the package does of each phase, in working order. */
  readonly parts: readonly { readonly coverage: Coverage; readonly text: string }[];
}

/** What a package includes, and the first figure of its page: the bowtie with its phases highlighted. */
export function IncludedBand({ slug, included, parts }: IncludedBandProps) {
  const slatsWith = (coverage: Coverage) =>
    parts.flatMap((part, phase) => (part.coverage === coverage ? slatsOfPhase(slats, phase) : []));
  const partSlats = slatsWith('part');
  return (
    <>
      <Included slug={slug} items={included} surface="paper" />
      <Phases className={surfaceClass('night')}>
        <Heading as="h3">{packagePage.phasesHeading}</Heading>
        <Figure viewBox={`0 0 ${BOWTIE.width} ${BOWTIE.height}`} stretch>
          <Bars bars={slatsWith('none')} variant="mute" />
          <Bars bars={slatsWith('whole')} variant="accent" />
          <Bars bars={partSlats} variant="mute" />
          {/* Half as high. */}
          <g transform={`matrix(1 0 0 .5 0 ${BOWTIE.height / 4})`}>
            <Bars bars={partSlats} variant="accent" />
          </g>
        </Figure>
        <PhaseAxis notes={parts.map(({ text }) => text)} />
        <FigureCaption number={1}>{packagePage.bowtieCaption}</FigureCaption>
      </Phases>
    </>
  );
}
