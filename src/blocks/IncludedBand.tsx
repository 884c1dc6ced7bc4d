import { packagePage } from '../content/pages/packagePage';
import type { ServiceText } from '../content/services/types';
import type { Coverage } from '../features/pricing/coverage';
import { bowtieSlats, slatsOfPhase } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { FigureCaption } from '../ui/FigureCaption';
import { PAGE_INSET } from '../ui/layout';
import { Heading } from '../ui/Text';
import { NumberedSteps } from '../ui/TitledLists';
import { PhaseAxis } from './PhaseAxis';
import { WideBand } from './WideBand';

export const BOWTIE = { width: 1200, height: 300, count: 26 };
export const slats = bowtieSlats(BOWTIE);

/** The bowtie from edge to edge of the window. */
const Phases = styled('figure', {
  paddingBlock: space.quiet,
  '& > h3': { margin: `0 ${PAGE_INSET} 1.5rem` },
  '& > figcaption': { margin: `1.5rem ${PAGE_INSET} 0` },
  '& > .fig': { height: 'clamp(10rem, 25vw, 27rem)' },
});

interface IncludedBandProps extends Pick<ServiceText, 'included'> {
  /** What the package does of each phase, in working order. */
  readonly parts: readonly { readonly coverage: Coverage; readonly text: string }[];
}

/** What a package includes, and the first figure of its page: the bowtie with its phases highlighted. */
export function IncludedBand({ included, parts }: IncludedBandProps) {
  const slatsWith = (coverage: Coverage) =>
    parts.flatMap((part, phase) => (part.coverage === coverage ? slatsOfPhase(slats, phase) : []));
  const partSlats = slatsWith('part');
  return (
    <>
      <WideBand top="quiet" heading={packagePage.includedHeading}>
        <NumberedSteps items={included} isPlain />
      </WideBand>
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
