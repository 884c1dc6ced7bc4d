import { addOns } from '../../content/services/addOns';
import { routeOf } from '../../routes/matchRoute';

/** The name of a package or add-on in the price list. */
export const itemName = (slug: string): string =>
  addOns.find((addOn) => addOn.slug === slug)?.name ?? routeOf(`/services/${slug}`).name;
