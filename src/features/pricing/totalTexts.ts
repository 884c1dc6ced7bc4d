import type { QuoteContext, QuoteTotal } from '../../../machines/quote.machine';
import { addOnFee, formatPrice, stageTerms } from '../../content/pricing';
import { total as texts } from '../../content/total';
import { addOnsBeyondFee, formatEquity, itemName, surcharges } from './prices';

/** Fee and equity of a total, in one line: `$6,000/month plus 3% commission and 0.375% equity for one year`. */
export function totalTerms(total: QuoteTotal, selected: readonly string[]): string {
  const fee = [formatPrice(total.usdPerMonth), ...surcharges(selected)].join(' ');
  return total.equityPercent > 0 ? `${fee} and ${texts.equity(formatEquity(total.equityPercent))}` : fee;
}

/** The name of an item, with its price if that is more than one fee. */
function itemText(slug: string): string {
  const [addOn] = addOnsBeyondFee([slug]);
  return addOn ? `${itemName(addOn)} (${addOnFee(addOn)})` : itemName(slug);
}

/** The total as a part of a message: stage, names and sum. */
export const totalMessage = ({ stage, selected, total }: QuoteContext): string =>
  texts.message(stageTerms[stage].name, selected.map(itemText), totalTerms(total, selected));
