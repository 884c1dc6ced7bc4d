import { BowtiePlate } from '../blocks/BowtiePlate';
import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { SectionHead } from '../blocks/SectionHead';
import { ServiceRows } from '../blocks/ServiceRows';
import { TextCells } from '../blocks/TextCells';
import { labels } from '../content/labels';
import { phasePage } from '../content/pages/phasePage';
import { phases } from '../content/phases/index';
import { seedPrice, seedTerms } from '../content/pricing';
import { packages } from '../content/services/index';
import { packagesOf } from '../features/pricing/coverage';
import { rangeOfPhases } from '../figures/bowtie';
import { SidesBowtie } from '../figures/SidesBowtie';
import { keyOf, keysOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { Tag } from '../ui/Text';
import { TriangleList } from '../ui/TriangleList';
import { FieldHead } from './components/FieldHead';

/** Not the quiet color of a list. */
const Outcome = styled(Heading, { '&&&': { color: '$ink' } });
const Exit = styled(Heading, { margin: '1.5rem 0 clamp(2.5rem, 6vw, 5rem)', maxWidth: '20em' });
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
        figure={<BowtiePlate range={rangeOfPhases(index)} spanLabel={labels.phase(index + 1)} />}
        caption={figureCaption}
      />
      <SectionBand bottom="none" wide={<DrawnTiles items={work} use="work" />}>
        <SectionHead tag={phasePage.work} heading={workLine} />
      </SectionBand>
      <ExhibitBlock exhibit={exhibit} surface={text.document ? 'paper' : 'tint'} />
      {text.document && <DocumentBlock document={text.document} number={3} surface="tint" />}
      <SectionBand surface="sunk" importance="low">
        <SectionHead tag={phasePage.outcomes} heading={outcomesLine} />
        <TriangleList columns={outcomes.length === 4 ? 2 : 3}>
          {outcomes.map((outcome) => (
            <Outcome as="li" variant="h3" key={outcome}>
              {outcome}
            </Outcome>
          ))}
        </TriangleList>
      </SectionBand>
      <SectionBand surface="field" importance="high">
        <Tag as="h2">{phasePage.exit}</Tag>
        <Exit as="p" variant="h1">
          {exit}
        </Exit>
        <TextCells
          cells={people.map((who) => ({ title: phasePage.people[who], description: text.people[who] }))}
        />
      </SectionBand>
      <SectionBand importance="low">
        <SectionHead heading={phasePage.packages.heading} lead={phasePage.packages.lead} />
        <ServiceRows
          services={packagesOf(slug).map((packageSlug) => ({
            href: `/services/${packageSlug}`,
            name: packages[packageSlug].name,
            summary: packages[packageSlug].parts[slug] ?? phasePage.packages.whole,
            price: seedPrice(packageSlug),
          }))}
        />
      </SectionBand>
      <CallToAction {...closing} surface="night" drawing={<SidesBowtie />} />
    </>
  );
}
