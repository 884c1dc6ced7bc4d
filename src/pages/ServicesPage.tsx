import { Fragment } from 'react';
import { CallToAction } from '../blocks/CallToAction';
import { WideBand } from '../blocks/SectionHead';
import { services } from '../content/pages/services';
import { formatPrice, formatUsd, stageTerms } from '../content/pricing';
import { PriceAnnouncement } from '../features/pricing/Announcement';
import { LauncherClearance } from '../features/pricing/LauncherClearance';
import { PackageCard, PRICE_COLUMNS } from '../features/pricing/PackageCard';
import { PriceBars, sortedAddOns } from '../features/pricing/PriceBars';
import {
  equityExample,
  formatTerms,
  itemName,
  lowestPrice,
  packageSlugs,
  STRIPE_USD,
} from '../features/pricing/prices';
import { StageSlider } from '../features/pricing/StageSlider';
import { StageTable } from '../features/pricing/StageTable';
import { TotalBar } from '../features/pricing/TotalBar';
import { Bars, Figure } from '../figures/Figure';
import { range } from '../figures/geometry';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { shade, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band, SectionBand } from '../ui/Band';
import { Disclosure } from '../ui/Disclosure';
import { columns, PAGE_INSET } from '../ui/layout';
import { Heading, Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FieldHead } from './components/FieldHead';

/** The slider directly above the prices that it changes. */
const Stages = styled('div', {
  paddingBlock: '1.5rem .5rem',
  '@phone': {
    paddingBlock: '1rem .25rem',
    '& > div > p': { display: 'none' },
    '& > div > h2': { marginBottom: '.5rem' },
  },
  '@lg': {
    ...columns(PRICE_COLUMNS),
    columnGap: space.gap,
    alignItems: 'center',
    borderBottom: '1px solid $colors$ink',
    '& > :last-child': { gridColumn: '2 / -1' },
  },
});

const Note = styled(Text, { marginTop: '1rem' });

/** From edge to edge of the window. In large windows the questions are beside the heading. */
const Questions = styled('div', {
  '& > :first-child': { display: 'grid', gridTemplateRows: 'auto 1fr' },
  '&& h2': { padding: `3rem ${space.gutter} 2rem ${PAGE_INSET}`, '@belowLg': { paddingTop: '3.25rem' } },
  '&& h3:not(summary *)': { padding: `.875rem ${space.gutter}` },
  '&& details': { margin: 0, border: 0, padding: `0 ${space.gutter}` },
  '&& details + details': { borderTop: '1px solid $colors$ink' },
  '&& summary': {
    paddingBlock: 'clamp(.75rem, 1.4vw, 1rem)',
    fontSize: 'clamp(1.25rem, 1.9vw, 2.25rem)',
    textWrap: 'balance',
    /* Not over the next block. */
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@lg': columns('5fr 7fr'),
});

/** The share, and below it the company as a hundred stripes, the first of which are the share. They end with the questions. */
const Equity = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5rem',
  padding: `0 ${space.gutter} clamp(.5rem, 2.5vw, 2rem) ${PAGE_INSET}`,
  '& > :first-child': {
    fontSize: 'min(38vw, max(8rem, 21vw), 22rem)',
    lineHeight: 0.8,
    /* The space that the font leaves before the digit. */
    textIndent: '-.07em',
    '@media (forced-colors: active)': { lineHeight: 1.1 },
  },
  '& .f-mute': { '&&': { fill: shade('var(--colors-mute)', 55, 'var(--surface)') } },
  '& > svg': { flex: '1 0 clamp(6rem, 24vw, 22rem)' },
});

/** The percents of a company, twenty in a row. Sizes are shares of the distance to the next one. */
const percents = range(100).map((index) => ({
  x: index % 20,
  y: Math.floor(index / 20),
  width: 0.65,
  height: 0.9,
}));

export default function ServicesPage({ route }: PageProps) {
  const { stage, packages: list, equity, questions, table, addOns: extras, custom } = services;
  const example = equityExample();
  return (
    <>
      <FieldHead
        route={route}
        tag={services.tag}
        heading={services.heading}
        lead={services.lead(formatPrice(lowestPrice))}
        action={services.buttonLabel}
      />
      <SectionBand surface="tint" top="none" bottom="quiet">
        <Stages>
          <div>
            <Heading variant="h4">{stage.heading}</Heading>
            <Text variant="small">{stage.text(formatUsd(STRIPE_USD))}</Text>
          </div>
          <StageSlider label={stage.sliderLabel} />
        </Stages>
        <PriceAnnouncement
          say={(chosen) =>
            stage.announcement(
              stageTerms[chosen].name,
              packageSlugs.map((name) => `${itemName(name)} ${formatTerms(name, chosen)}`),
            )
          }
        />
        <VisuallyHidden as="h2">{list.heading}</VisuallyHidden>
        <LauncherClearance>
          {/* No two neighbors have the same surface. */}
          {packageSlugs.map((slug, index) => (
            <PackageCard key={slug} slug={slug} surface={index % 2 === 0 ? 'field' : 'tint'} />
          ))}
        </LauncherClearance>
        <Note variant="small">{`${stage.note} ${list.note}`}</Note>
        <Disclosure label={table.heading}>
          <StageTable />
        </Disclosure>
      </SectionBand>
      <WideBand surface="night" tag={extras.tag} heading={extras.heading} lead={extras.text}>
        <LauncherClearance>
          <PriceBars items={sortedAddOns} hasPictures />
        </LauncherClearance>
      </WideBand>
      <Band top="none" bottom="none">
        <Questions className={surfaceClass('tint')}>
          <div className={surfaceClass('night')}>
            <Heading>{equity.heading}</Heading>
            <Equity>
              <Heading as="p">{`${example.percent}%`}</Heading>
              <Text variant="lead" tone="ink">
                {equity.caption(example.name, example.stage)}
              </Text>
              <Figure viewBox="0 0 19.65 4.65" stretch>
                <Bars bars={percents} variant="mute" />
                <Bars bars={percents.slice(0, Math.round(example.percent))} variant="accent" />
              </Figure>
            </Equity>
          </div>
          <div>
            {questions(example).map(({ group, question, answer }, index) => (
              <Fragment key={question}>
                {group && (
                  <Heading as="h3" variant="h4" className={surfaceClass('night')}>
                    {group}
                  </Heading>
                )}
                {/* The first is open: a visitor sees what the others hold. */}
                <Disclosure label={question} level="h3" isOpen={index === 0}>
                  <Text variant="lead" tone="ink">
                    {answer}
                  </Text>
                </Disclosure>
              </Fragment>
            ))}
          </div>
        </Questions>
      </Band>
      <CallToAction {...custom} surface="field" wide="receipt" />
      <TotalBar />
    </>
  );
}
