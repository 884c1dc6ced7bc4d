import { CallToAction } from '../blocks/CallToAction';
import { PhaseAxis } from '../blocks/PhaseAxis';
import { PhasePosters } from '../blocks/PhasePosters';
import { RichWords } from '../blocks/RichWords';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { diagnosis } from '../content/pages/diagnosis';
import { howWeWorkText } from '../content/pages/howWeWork';
import { Diagnosis } from '../features/diagnosis/Diagnosis';
import { DiagnosisResult } from '../features/diagnosis/DiagnosisResult';
import { bowtieSlats } from '../figures/bowtie';
import { Bars, Figure } from '../figures/Figure';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { SectionBand } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

const BOWTIE = { width: 1440, height: 420, count: 64 };
const slats = bowtieSlats(BOWTIE);

const Model = styled('figure', {
  paddingBlock: 'clamp(1rem, 2vw, 2rem) 1.25rem',
  /* Its axis is in the first window. */
  '& > svg': { height: 'clamp(7.5rem, 100svh - 37.5rem, min(22vw, 26rem))' },
  '& > figcaption': { marginTop: '1.5rem' },
});

export default function HowWeWorkPage({ route }: PageProps) {
  const { heading, lead, figureLabel, figureNote, axisLabel, linkLabel, closing } = howWeWorkText();
  return (
    <>
      <PageHead route={route} heading={heading} isLarge lead={lead} surface="night">
        <ButtonLink href="/contact">{labels.scheduleCall}</ButtonLink>
        <ButtonLink href="/how-we-work#diagnosis" variant="line">
          {diagnosis.heading}
        </ButtonLink>
      </PageHead>
      <Model className={surfaceClass('night')}>
        <Figure viewBox={`0 0 ${BOWTIE.width} ${BOWTIE.height}`} stretch label={figureLabel}>
          <Bars bars={slats.left} variant="ink" />
          <Bars bars={slats.right} variant="accent" />
        </Figure>
        <PhaseAxis label={axisLabel} hrefOf={(slug) => `/how-we-work#${slug}`} />
        <Wrap as="figcaption">
          <Text>
            <RichWords text={figureNote} />
          </Text>
        </Wrap>
      </Model>
      <PhasePosters linkLabel={linkLabel} />
      <SectionBand surface="night" id="diagnosis" wide={<DiagnosisResult />}>
        <SectionHead heading={diagnosis.heading} lead={`${diagnosis.lead} ${diagnosis.privacy}`} />
        <Diagnosis />
      </SectionBand>
      <CallToAction {...closing} surface="night" poster="how-we-work" />
    </>
  );
}
