import { AddOnList } from '../blocks/AddOnList';
import { CallToAction } from '../blocks/CallToAction';
import { PackageCard, PackageComparison, PackageNote } from '../blocks/PackageComparison';
import { PageHead, PageLead } from '../blocks/PageHead';
import { PlainHead } from '../blocks/PlainHead';
import { QuestionGrid } from '../blocks/QuestionGrid';
import { SectionHead } from '../blocks/SectionHead';
import { type EquityExample, services } from '../content/pages/services';
import { phases as allPhases } from '../content/phases/index';
import { addOnPrice, formatPrice, priceUsdPerMonth, stageTerms } from '../content/pricing';
import { addOns, packages } from '../content/services/index';
import { PackagePrice, StageName } from '../features/pricing/PackagePrice';
import { PriceAnnouncement } from '../features/pricing/PriceAnnouncement';
import {
  equityPercent,
  formatEquity,
  formatTerms,
  itemName,
  lowestPrice,
  packageSlugs,
  vestedPercent,
} from '../features/pricing/prices';
import { QuoteBuilder } from '../features/pricing/QuoteBuilder';
import { StageBar } from '../features/pricing/StageBar';
import { StageTable } from '../features/pricing/StageTable';
import { entriesOf } from '../lib/lookUp';
import { ButtonLink } from '../ui/Button';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';

/** The worked example of the questions: the first package at Seed. */
function equityExample(): EquityExample {
  const name = 'revenue-strategy';
  const stage = 'seed';
  const vested = (months: number) => `${vestedPercent(name, stage, months)}%`;
  return {
    name: itemName(name),
    stage: stageTerms[stage].name,
    fee: formatPrice(priceUsdPerMonth(name, stage)),
    share: formatEquity(equityPercent(name, stage)),
    monthly: vested(1),
    half: vested(6),
    whole: vested(12),
  };
}

export default function ServicesPage() {
  const { stage, packages: list, quote, equity, questions, table, addOns: extras, custom } = services;
  return (
    <>
      <PageHead
        tag={services.tag}
        heading={services.heading}
        actions={<ButtonLink href="/contact">{services.buttonLabel}</ButtonLink>}
      >
        <PageLead>{services.lead(formatPrice(lowestPrice))}</PageLead>
      </PageHead>
      <div>
        <StageBar />
        <PriceAnnouncement
          say={(chosen) =>
            stage.announcement(
              stageTerms[chosen].name,
              packageSlugs.map((name) => `${itemName(name)} ${formatTerms(name, chosen)}`),
            )
          }
        />
        <SectionBand top="short">
          <PlainHead heading={list.heading} />
          <PackageComparison>
            {entriesOf(packages).map(([slug, { name, summary, bowtieRange, phases, text }]) => {
              const { pitch, included } = text();
              return (
                <PackageCard
                  key={slug}
                  name={name}
                  tagline={summary}
                  href={`/services/${slug}`}
                  linkLabel={list.linkLabel}
                  range={bowtieRange}
                  phases={{
                    label: list.phasesLabel,
                    text: list.phases(phases.map((phase) => allPhases[phase].shortName)),
                  }}
                  whoItIsFor={{ label: list.forLabel, text: pitch }}
                  included={{ label: list.includedLabel, items: included.map(({ title }) => title) }}
                >
                  <PackagePrice name={slug} />
                  <Text variant="small">
                    {`${list.stagePrefix} `}
                    <StageName />
                  </Text>
                </PackageCard>
              );
            })}
          </PackageComparison>
          <PackageNote>{`${stage.note} ${list.note}`}</PackageNote>
        </SectionBand>
        <SectionBand surface="sunk">
          <PlainHead heading={quote.heading} lead={quote.lead} />
          <QuoteBuilder />
        </SectionBand>
        <SectionBand>
          <PlainHead heading={table.heading} />
          <StageTable />
        </SectionBand>
      </div>
      <SectionBand top="none">
        <SectionHead tag={equity.tag} heading={equity.heading} />
        <QuestionGrid element="div" items={questions(equityExample())} />
      </SectionBand>
      <SectionBand surface="sunk">
        <SectionHead tag={extras.tag} named="tag" heading={extras.heading} lead={extras.text} />
        <Grid>
          <Column span={9} from={4}>
            <AddOnList
              addOns={entriesOf(addOns).map(([slug, { summary }]) => ({
                href: `/services/${slug}`,
                name: itemName(slug),
                summary,
                price: addOnPrice(slug),
              }))}
            />
          </Column>
        </Grid>
      </SectionBand>
      <CallToAction heading={custom.heading} text={custom.text} action={custom.buttonLabel} surface="field" />
    </>
  );
}
