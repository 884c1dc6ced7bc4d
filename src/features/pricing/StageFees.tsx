import { stages } from '../../../machines/stage.machine';
import { packagePage } from '../../content/pages/detailPages';
import { formatUsd, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { StripeBar } from '../../figures/StripeBar';
import { styled } from '../../theme/stitches.config';
import { fontSizes, space } from '../../theme/tokens';
import { columns } from '../../ui/layout';
import { equityPercent, highestPrice, STRIPE_USD } from './prices';

/** A row for each stage, from 1024 px a column: the fee, the equity, and a bar. */
const Stages = styled('ul', {
  display: 'grid',
  gap: `1.125rem ${space.gap}`,
  marginTop: '.5rem',
  fontSize: fontSizes.ui,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '.25rem .75rem' },
  '& b': { flex: 1, fontSize: 'clamp(1.75rem, 3.2vw, 4rem)', lineHeight: 1 },
  '& svg': { height: '1.5rem' },
  '@lg': {
    ...columns(4),
    '& > li': { display: 'grid', grid: 'subgrid / 100%', gridRow: 'span 3' },
  },
});

/** Fee and equity of a package at each stage, and the fee as stripes beside the highest fee of all packages. */
export const StageFees = ({ name }: { readonly name: PackageSlug }) => (
  <Stages>
    {stages.map((stage) => {
      const usdPerMonth = priceUsdPerMonth(name, stage);
      const equity = equityPercent(name, stage, packages[name].seedPrice.detailDecimals);
      return (
        <li key={stage}>
          <b>{formatUsd(usdPerMonth)}</b>
          <span>{` ${packagePage.facts.atStage(`${equity}%`, stageTerms[stage].name)}`}</span>
          <StripeBar count={highestPrice / STRIPE_USD} length={usdPerMonth / STRIPE_USD} />
        </li>
      );
    })}
  </Stages>
);
