import { NARROW, PHASE_COLUMNS, tick } from '../blocks/axis';
import { CallToAction } from '../blocks/CallToAction';
import { PhasePosters } from '../blocks/PhasePosters';
import { RichWords } from '../blocks/RichWords';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { diagnosis } from '../content/pages/diagnosis';
import { howWeWorkText } from '../content/pages/howWeWork';
import { phases } from '../content/phases/index';
import { Diagnosis } from '../features/diagnosis/Diagnosis';
import { SidesBowtie } from '../figures/SidesBowtie';
import type { PageProps } from '../routes/types';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { fonts, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Wrap } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { PageHead } from './components/PageHead';

/** The bowtie with its five phases across the whole window. */
const Model = styled('figure', { margin: 0, paddingBlock: 'clamp(1rem, 2vw, 2rem) 1.25rem' });

const Drawing = styled('div', { '& > svg': { height: 'clamp(6rem, 24vw, 22rem)' } });

const Names = styled('div', {
  display: 'grid',
  gridTemplateColumns: PHASE_COLUMNS,
  borderTop: '1px solid $colors$ink',
  margin: `1rem ${space.gutter} 0`,
  '& > p': { position: 'relative', paddingTop: '.75rem' },
  '& > p::before': tick,
  /* The name below the number, where its column has the space. */
  '@phone': {
    '& > p > span': {
      display: 'block',
      fontFamily: fonts.display,
      letterSpacing: '-.02em',
      [NARROW]: { display: 'none' },
    },
  },
});

const Note = styled('figcaption', { marginTop: '1.5rem' });

export default function HowWeWorkPage({ route }: PageProps) {
  const { tag, heading, lead, figureLabel, figureNote, linkLabel, closing } = howWeWorkText();
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} tag={tag} surface="night">
        <ButtonLink href="/contact" variant="night">
          {labels.scheduleCall}
        </ButtonLink>
        <ButtonLink href="/how-we-work#diagnosis" variant="line">
          {diagnosis.heading}
        </ButtonLink>
      </PageHead>
      <Model className={`${night()} ${sectionColors('how')}`}>
        <Drawing>
          <SidesBowtie label={figureLabel} />
        </Drawing>
        <Names aria-hidden="true">
          {Object.values(phases).map(({ shortName }, index) => (
            <Text variant="mono" key={shortName}>
              {index + 1}
              <span>{` ${shortName}`}</span>
            </Text>
          ))}
        </Names>
        <Note>
          <Wrap>
            <Text>
              <RichWords text={figureNote} />
            </Text>
          </Wrap>
        </Note>
      </Model>
      <PhasePosters linkLabel={linkLabel} />
      <SectionBand surface="sunk" id="diagnosis">
        <SectionHead heading={diagnosis.heading} lead={diagnosis.lead} />
        <Diagnosis />
      </SectionBand>
      <CallToAction {...closing} surface="night" drawing={<SidesBowtie />} />
    </>
  );
}
