import { stages } from '../../../machines/stage.machine';
import { packagePage } from '../../content/pages/packagePage';
import { formatUsd, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { fontSizes } from '../../theme/tokens';
import { equityPercent, highestPrice } from './prices';

/** A stripe, in USD per month: fewer than in the price list, because the bars are short. */
const COARSE_STRIPE_USD = 1_000;

/** Bars that begin on one line. On phones each is below its terms. */
const Rows = styled('ul', {
  display: 'grid',
  gap: '.5rem 1rem',
  marginTop: '.375rem',
  fontSize: fontSizes.ui,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '.25rem .75rem' },
  '& b': { flex: 1, fontSize: fontSizes.h4 },
  '& svg': { height: '.75rem' },
  '@lg': {
    gridTemplateColumns: 'auto auto 1fr',
    '& > li': { display: 'grid', grid: 'auto / subgrid', gridColumn: '1 / -1' },
  },
});

/** Fee and equity of a package at each stage, and the fee as stripes beside the highest fee of all packages. */
export const StageFees = ({ name }: { readonly name: PackageSlug }) => (
  <Rows>
    {stages.map((stage) => {
      const usdPerMonth = priceUsdPerMonth(name, stage);
      const equity = equityPercent(name, stage, packages[name].seedPrice.detailDecimals);
      return (
        <li key={stage}>
          <b>{formatUsd(usdPerMonth)}</b>
          <span>{` ${packagePage.facts.atStage(`${equity}%`, stageTerms[stage].name)}`}</span>
          <StripeBar count={highestPrice / COARSE_STRIPE_USD} length={usdPerMonth / COARSE_STRIPE_USD} />
        </li>
      );
    })}
  </Rows>
);
