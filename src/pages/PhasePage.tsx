import { BowtieFigure } from '../blocks/BowtieFigure';
import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { PictureRows } from '../blocks/PictureRows';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceRows } from '../blocks/ServiceRows';
import { labels } from '../content/labels';
import { phasePage } from '../content/pages/phasePage';
import { phases } from '../content/phases/index';
import { seedPrice, seedTerms } from '../content/pricing';
import { packages } from '../content/services/index';
import { packagesOf } from '../features/pricing/coverage';
import { rangeOfPhases } from '../figures/bowtie';
import { Poster } from '../figures/Poster';
import { keyOf, keysOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, letterSpacings } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Diptych } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { TitledRows } from '../ui/TitledLists';
import { FieldHead } from './components/FieldHead';

const Outcomes = styled('ul', {
  font: font('display', fontWeights.heading, 'clamp(1.75rem, 1rem + 1.9vw, 3.25rem)', 1.08),
  letterSpacing: letterSpacings.head,
  textWrap: 'balance',
  '& > li': { borderTop: '1px solid $colors$ink', padding: '1.25rem 0 1.75rem' },
});

const Offers = styled('div', {
  '& h3': { fontSize: 'clamp(1.375rem, .9rem + 1.9vw, 2.75rem)', lineHeight: 1.08 },
  '& b': { fontSize: fontSizes.h2 },
});

const people = ['lead', 'client', 'target'] as const;

export default function PhasePage({ route }: PageProps) {
  const slug = keyOf(phases, route.path);
  const { name, wholePackage, exit, text: phaseText } = phases[slug];
  const text = phaseText();
  const { lead, figureCaption, workLine, work, exhibit, outcomesLine, outcomes, closing } = text;
  const index = keysOf(phases).indexOf(slug);
  return (
    <>
      <FieldHead
        surface="night"
        route={route}
        heading={name}
        lead={lead}
        price={phasePage.price(packages[wholePackage].name, seedTerms(wholePackage))}
        action={labels.scheduleCall}
        secondAction={
          <ButtonLink href="/how-we-work#diagnosis" variant="line">
            {phasePage.diagnosisLabel}
          </ButtonLink>
        }
        poster="poster"
      />
      <SectionBand
        bottom="none"
        wide={
          <PictureRows
            picture={<BowtieFigure range={rangeOfPhases(index)} caption={figureCaption} />}
            items={work}
          />
        }
      >
        <SectionHead tag={phasePage.work} heading={workLine} />
      </SectionBand>
      {exhibit && <ExhibitBlock exhibit={exhibit} number={2} />}
      {text.document && <DocumentBlock document={text.document} number={2} surface="field" />}
      <Diptych>
        <SectionBand surface="night" bottom="none" wide={<Poster slug={`${slug}-result`} size="poster" />}>
          <SectionHead tag={phasePage.outcomes} heading={outcomesLine} />
          <Outcomes>
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </Outcomes>
        </SectionBand>
        <LargeStatement name={phasePage.exit} statement={exit} surface="field">
          <TitledRows
            items={people.map((who) => ({ title: phasePage.people[who], description: text.people[who] }))}
          />
        </LargeStatement>
      </Diptych>
      <SectionBand importance="low">
        <SectionHead heading={phasePage.packages.heading} lead={phasePage.packages.lead} />
        <Offers>
          <ServiceRows
            services={packagesOf(slug).map((packageSlug) => ({
              slug: packageSlug,
              name: packages[packageSlug].name,
              summary: packages[packageSlug].parts[slug] ?? phasePage.packages.whole,
              price: seedPrice(packageSlug),
            }))}
          />
        </Offers>
      </SectionBand>
      <CallToAction {...closing} surface="night" />
    </>
  );
}
