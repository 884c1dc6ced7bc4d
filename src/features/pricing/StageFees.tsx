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
  gap: '.75rem 1rem',
  marginTop: '.375rem',
  fontSize: fontSizes.ui,
  '& > li': { display: 'grid', rowGap: '.25rem' },
  '& svg': { height: '.5rem' },
  '@lg': {
    rowGap: '.5rem',
    gridTemplateColumns: 'auto 1fr',
    '& > li': { grid: 'auto / subgrid', gridColumn: '1 / -1', alignItems: 'center' },
    '& svg': { height: '1rem' },
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
          {packagePage.facts.atStage(formatUsd(usdPerMonth), `${equity}%`, stageTerms[stage].name)}
          <StripeBar count={highestPrice / COARSE_STRIPE_USD} length={usdPerMonth / COARSE_STRIPE_USD} />
        </li>
      );
    })}
  </Rows>
);
