import { labels } from '../../content/labels';
import { formatUsd, priceUsdPerMonth } from '../../content/pricing';
import type { PackageSlug } from '../../content/services/index';
import { Price, Share } from '../../ui/Price';
import { type EquityDecimals, equityPercent, formatEquity } from './prices';
import { useStage } from './pricingActors';

export interface PackagePriceProps {
  readonly name: PackageSlug;
  readonly decimals?: EquityDecimals;
  readonly as?: 'p' | 'dd';
}

export function PackagePrice({ name, decimals = 3, as = 'p' }: PackagePriceProps) {
  const stage = useStage();
  return (
    <>
      <Price as={as} amount={formatUsd(priceUsdPerMonth(name, stage))} terms={labels.perMonth} />
      <Share as={as}>{formatEquity(equityPercent(name, stage, decimals))}</Share>
    </>
  );
}
