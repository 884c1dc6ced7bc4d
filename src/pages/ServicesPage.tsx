import { CallToAction } from '../blocks/CallToAction';
import { SectionHead } from '../blocks/SectionHead';
import { packageTerms } from '../content/packageTerms';
import { type EquityExample, services } from '../content/pages/services';
import { formatPrice, formatUsd, priceUsdPerMonth, stageTerms } from '../content/pricing';
import { AddOnBars } from '../features/pricing/AddOnBars';
import { PriceAnnouncement } from '../features/pricing/Announcement';
import { PackageCard } from '../features/pricing/PackageCard';
import { PriceBand } from '../features/pricing/PriceBand';
import {
  equityPercent,
  formatEquity,
  formatTerms,
  itemName,
  lowestPrice,
  packageSlugs,
  vestedPercent,
} from '../features/pricing/prices';
import { StagePanel } from '../features/pricing/StagePanel';
import { StageTable } from '../features/pricing/StageTable';
import { TotalBar } from '../features/pricing/TotalBar';
import { SidesBowtie } from '../figures/SidesBowtie';
import { Stripes } from '../figures/Stripes';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { fontSizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { PageHead } from './components/PageHead';

/** Under the price list. */
const Note = styled(Text, { marginTop: '1rem' });

/** The column of the highest price is at its right. */
const AddOnHead = styled('div', { '@lg': { maxWidth: '75%' } });

/** The stripe of the share, counted from the left. */
const SHARE = 66;

/** A company as a hundred stripes from edge to edge of the window. In large windows that of the share is as high as its name. */
const Equity = styled('div', {
  display: 'grid',
  rowGap: '2rem',
  '--colors-mute': 'var(--field)',
  '--fill': 'var(--colors-ink)',
  '& > :not(svg)': { marginLeft: PAGE_INSET },
  '& > .fig': { gridColumn: '1 / -1', height: 'clamp(10rem, 22vw, 26rem)' },
  '& .f-accent': { transform: 'scaleY(1.15)', transformOrigin: 'bottom' },
  '@lg': {
    gridTemplateColumns: `${SHARE / 0.996}% 1fr`,
    alignItems: 'end',
    '& > div': { marginLeft: '1.5rem' },
    '& > div > p': { marginBottom: '.75rem' },
    '& .f-accent': { transform: 'scaleY(1.5)' },
  },
});

/** Tiles from edge to edge of the window, of which no two neighbors have the same surface. */
const Questions = styled('div', {
  display: 'grid',
  '& > details': {
    margin: 0,
    border: 0,
    padding: `0 ${space.gutter}`,
    backgroundColor: 'var(--tint)',
  },
  '& summary': { textWrap: 'balance' },
  '@media (forced-colors: active)': { '& > details': { border: '1px solid' } },
  '& > :nth-child(even)': { backgroundColor: '$sunk' },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(4n + 3)': { backgroundColor: '$sunk' },
    '& > :nth-child(4n)': { backgroundColor: 'var(--tint)' },
    '& > :nth-child(odd)': { paddingLeft: PAGE_INSET },
    '& > :nth-child(even)': { paddingRight: PAGE_INSET },
    '& > details > div': { paddingTop: 0 },
    '& p': { fontSize: fontSizes.lead },
    '& summary': { paddingBlock: '1.5rem', fontSize: 'clamp(1.75rem, 2.5vw, 2.75rem)' },
  },
});

/** The worked example of the questions: the first package at Seed, and a change to another one after three months. */
function equityExample(): EquityExample {
  const name = 'revenue-strategy';
  const next = 'bowtie-leadership';
  const stage = 'seed';
  const { months } = packageTerms;
  const changedAfter = 3;
  const valueUsd = 8_000_000;
  const rest = months - changedAfter;
  const fees = (count: number) => count * priceUsdPerMonth(name, stage);
  const vested = (count: number) => `${vestedPercent(stage, { name, months: count })}%`;
  const changedFees = fees(changedAfter) + rest * priceUsdPerMonth(next, stage);
  const changedShare = vestedPercent(stage, { name, months: changedAfter }, { name: next, months: rest });
  return {
    name: itemName(name),
    stage: stageTerms[stage].name,
    fee: formatPrice(priceUsdPerMonth(name, stage)),
    share: formatEquity(equityPercent(name, stage)),
    worth: `${formatUsd((valueUsd * equityPercent(name, stage)) / 100)} if the company is worth ${formatUsd(valueUsd)}`,
    monthly: vested(1),
    half: vested(months / 2),
    whole: vested(months),
    quarter: `${formatUsd(fees(changedAfter))} and ${vested(changedAfter)} equity`,
    year: `${formatUsd(fees(months))} and ${vested(months)} equity`,
    changedYear: `${formatUsd(changedFees)} and ${changedShare}% equity`,
  };
}

export default function ServicesPage({ route }: PageProps) {
  const example = equityExample();
  const { stage, packages: list, equity, questions, table, addOns: extras, custom } = services;
  return (
    <>
      <PageHead
        route={route}
        tag={services.tag}
        heading={services.heading}
        lead={services.lead(formatPrice(lowestPrice))}
        drawing={<SidesBowtie />}
      >
        <ButtonLink href="/contact" variant="ink">
          {services.buttonLabel}
        </ButtonLink>
      </PageHead>
      <SectionBand surface="tint" top="none" bottom="quiet">
        <StagePanel />
        <PriceAnnouncement
          say={(chosen) =>
            stage.announcement(
              stageTerms[chosen].name,
              packageSlugs.map((name) => `${itemName(name)} ${formatTerms(name, chosen)}`),
            )
          }
        />
        <VisuallyHidden as="h2">{list.heading}</VisuallyHidden>
        <PriceBand>
          {/* No two neighbors have the same surface. */}
          {packageSlugs.map((slug, index) => (
            <PackageCard key={slug} slug={slug} surface={index % 2 === 0 ? 'field' : 'tint'} />
          ))}
        </PriceBand>
        <Note variant="small">{`${stage.note} ${list.note}`}</Note>
        <Disclosure label={table.heading}>
          <StageTable />
        </Disclosure>
      </SectionBand>
      <SectionBand
        surface="night"
        bottom="none"
        wide={
          <PriceBand>
            <AddOnBars />
          </PriceBand>
        }
      >
        <AddOnHead>
          <SectionHead tag={extras.tag} heading={extras.heading} lead={extras.text} />
        </AddOnHead>
      </SectionBand>
      <Band bottom="none">
        <Equity>
          <Heading variant="h1">{equity.heading}</Heading>
          <div>
            <Heading as="p" variant="display">
              {example.share}
            </Heading>
            {`${example.name}, ${example.stage}`}
          </div>
          <Stripes count={100} part={[SHARE, SHARE + 1]} />
        </Equity>
        <Questions>
          {questions(example).map(({ question, answer }) => (
            <Disclosure key={question} label={question} level="h3">
              <Text tone="ink">{answer}</Text>
            </Disclosure>
          ))}
        </Questions>
      </Band>
      <CallToAction {...custom} surface="field" />
      <TotalBar />
    </>
  );
}
