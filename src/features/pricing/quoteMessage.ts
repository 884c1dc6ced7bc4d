import type { QuoteContext } from '../../../machines/quote.machine';
import { services } from '../../content/pages/services';
import { addOnFee, formatPrice, stageTerms } from '../../content/pricing';
import { addOnsBeyondFee, formatEquity, itemName, surcharges } from './prices';

/** The name of an item, with its price if that is more than one fee. */
function itemText(slug: string): string {
  const [addOn] = addOnsBeyondFee([slug]);
  return addOn ? `${itemName(addOn)} (${addOnFee(addOn)})` : itemName(slug);
}

/** The message that the contact form proposes for a selection: stage, names and total. */
export function quoteMessage({ stage, selected, total }: QuoteContext): string {
  const terms = [
    [formatPrice(total.usdPerMonth), ...surcharges(selected)].join(' '),
    ...(total.equityPercent > 0 ? [formatEquity(total.equityPercent)] : []),
  ];
  return services.quote.message(stageTerms[stage].name, selected.map(itemText), terms.join(' and '));
}
