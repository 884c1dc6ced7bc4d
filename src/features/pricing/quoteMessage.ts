import type { QuoteContext } from '../../../machines/quote.machine';
import { services } from '../../content/pages/services';
import { stageTerms } from '../../content/pricing';
import { formatPrice } from '../../content/startingPrices';
import { itemName } from './itemName';
import { formatEquity } from './prices';

/** The message that the contact form proposes for a selection: stage, names and total. */
export function quoteMessage({ stage, selected, total }: QuoteContext): string {
  const terms = [
    formatPrice(total.usdPerMonth),
    ...(total.equityPercent > 0 ? [formatEquity(total.equityPercent)] : []),
  ];
  return services.quote.message(stageTerms[stage].name, selected.map(itemName), terms.join(' and '));
}
