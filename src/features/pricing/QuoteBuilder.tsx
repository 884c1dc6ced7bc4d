import type { ReactNode } from 'react';
import { labels } from '../../content/labels';
import { services } from '../../content/pages/services';
import { addOnFee, formatUsd } from '../../content/pricing';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, sizes, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Price, Share } from '../../ui/Price';
import { Sheet } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { TextButton } from '../../ui/TextButton';
import { StageName } from './PackagePrice';
import { useQuoteActor, useSelection, useStage } from './PricingContext';
import {
  addOnSlugs,
  addOnsBeyondFee,
  formatEquity,
  formatTerms,
  itemName,
  MONTHS_PER_YEAR,
  packageSlugs,
  surcharges,
} from './prices';

const Columns = styled('div', {
  display: 'grid',
  gap: `2rem ${space.gap}`,
  alignItems: 'start',
  '@md': { gridTemplateColumns: '7fr 5fr' },
  '@lg': { gridTemplateColumns: '8fr 4fr' },
});

const Choices = styled('fieldset', {
  '& > legend': {
    fontFamily: fonts.display,
    fontWeight: fontWeights.heading,
    fontSize: fontSizes.h4,
    padding: '0 0 .5rem',
  },
  '& + &': { marginTop: '2rem' },
});

const Choice = styled('label', {
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  gap: '.125rem .875rem',
  alignItems: 'center',
  minHeight: '3.25rem',
  padding: '.5rem 0',
  borderTop: '1px solid $colors$rule',
  font: font('display', fontWeights.medium, fontSizes.ui, 1.25),
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { minHeight: 0, padding: '.25rem 0', breakInside: 'avoid' },
  '& > input': { width: '1.5rem', height: '1.5rem', margin: 0, accentColor: 'var(--colors-action)' },
  '& > small': { gridColumn: 2, fontSize: '1rem', fontWeight: fontWeights.regular, color: '$ink2' },
  '@md': {
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    '& > small': { gridColumn: 3, textAlign: 'right' },
  },
});

const Total = styled(Sheet, {
  '& > p + p, & > [aria-live] + p': { marginTop: '.5rem' },
  '& > a': { marginTop: '1.25rem' },
  '@md': { position: 'sticky', top: `calc(${sizes.header} + 12rem)` },
  '& > [aria-live]': { minHeight: '6.5rem', paddingTop: '.5rem' },
});

const { quote } = services;

/** One item of the list. */
function Item({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  const { send } = useQuoteActor();
  const { selected } = useSelection();
  return (
    <Choice>
      <input
        type="checkbox"
        checked={selected.includes(slug)}
        onChange={() => send({ type: 'item.toggled', item: slug })}
      />
      <span>{itemName(slug)}</span>
      <small>{children}</small>
    </Choice>
  );
}

/** The total of the selection, and a link to the contact form with the selection. */
function QuoteTotal() {
  const { send } = useQuoteActor();
  const { selected, total } = useSelection();
  const isEmpty = selected.length === 0;
  return (
    <Total>
      <Text variant="mono">
        {`${quote.totalLabel} `}
        <StageName />
      </Text>
      <div aria-live="polite" aria-atomic="true">
        {isEmpty ? (
          <Text>{quote.empty}</Text>
        ) : (
          <>
            <Price amount={formatUsd(total.usdPerMonth)} terms={labels.perMonth} />
            {surcharges(selected).map((surcharge) => (
              <Share key={surcharge}>{surcharge}</Share>
            ))}
            {total.equityPercent > 0 && <Share>{quote.equity(formatEquity(total.equityPercent))}</Share>}
            <Text variant="small">{quote.perYear(formatUsd(total.usdPerMonth * MONTHS_PER_YEAR))}</Text>
          </>
        )}
      </div>
      {addOnsBeyondFee(selected).map((slug) => (
        <Text key={slug} variant="small">
          {quote.includes(itemName(slug), addOnFee(slug))}
        </Text>
      ))}
      {!isEmpty && (
        <>
          <ButtonLink href="/contact" wide onClick={() => send({ type: 'discussion.requested' })}>
            {quote.discussLabel}
          </ButtonLink>
          <TextButton type="button" onClick={() => send({ type: 'selection.cleared' })}>
            {quote.clearLabel}
          </TextButton>
        </>
      )}
      <Text variant="small">{quote.rounding}</Text>
    </Total>
  );
}

/** Packages and add-ons to select, with their total at the selected stage. */
export function QuoteBuilder() {
  const stage = useStage();
  return (
    <Columns>
      <div>
        <Choices>
          <legend>{quote.packagesLegend}</legend>
          {packageSlugs.map((slug) => (
            <Item key={slug} slug={slug}>
              {formatTerms(slug, stage)}
            </Item>
          ))}
        </Choices>
        <Choices>
          <legend>{quote.addOnsLegend}</legend>
          {addOnSlugs.map((slug) => (
            <Item key={slug} slug={slug}>
              {addOnFee(slug)}
            </Item>
          ))}
        </Choices>
      </div>
      <QuoteTotal />
    </Columns>
  );
}
