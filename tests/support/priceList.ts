import { stages } from '../../machines/stage.machine';
import { formatPrice, priceUsdPerMonth, stageTerms } from '../../src/content/pricing';
import { packages } from '../../src/content/services/index';
import { equityPercent, formatEquity } from '../../src/features/pricing/prices';
import { entriesOf } from '../../src/lib/lookUp';

export const stageNames = stages.map((stage) => stageTerms[stage].name);

/** The packages in their order: name, path, prices and shares by stage, and shares on their own page. */
export const priceList = entriesOf(packages).map(([slug, { name, seedPrice }]) => ({
  name,
  path: `/services/${slug}`,
  prices: stages.map((stage) => formatPrice(priceUsdPerMonth(slug, stage))),
  shares: stages.map((stage) => formatEquity(equityPercent(slug, stage))),
  detailShares: stages.map((stage) => formatEquity(equityPercent(slug, stage, seedPrice.detailDecimals))),
}));
