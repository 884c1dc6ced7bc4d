import { expect, test } from 'vitest';
import { industries } from '../../../src/content/industries/index';
import { phases } from '../../../src/content/phases/index';
import { addOnFee, packageFrom, priceUsdPerMonth } from '../../../src/content/pricing';
import { addOns, type PackageSlug, packages, type ServiceSlug } from '../../../src/content/services/index';
import { formatStartingPrice, packageSlugs } from '../../../src/features/pricing/prices';
import { isKeyOf } from '../../../src/lib/lookUp';

test.each(packageSlugs)('the price of %s inside a sentence is the price on its button', (name) => {
  expect(packageFrom(name)).toBe(formatStartingPrice(name).replace('From', 'from'));
});

const isPackage = (service: ServiceSlug): service is PackageSlug => isKeyOf(packages, service);

/** The lowest of the prices, as text. */
const lowest = (prices: readonly (readonly [usd: number, words: string])[]) =>
  [...prices].sort(([a], [b]) => a - b)[0]?.[1];

test.each(Object.entries(industries))(
  'the price of %s is the lowest of the services that it recommends',
  (_, { text }) => {
    const { price, services } = text();
    const slugs = services.map(({ service }) => service);
    const ofPackages = slugs
      .filter(isPackage)
      .map((name) => [priceUsdPerMonth(name, 'preSeed'), packageFrom(name)] as const);
    const ofAddOns = slugs.flatMap((name) =>
      isKeyOf(addOns, name) ? [[addOns[name].usdPerMonth, addOnFee(name)] as const] : [],
    );
    expect(price).toContain(lowest(ofPackages) ?? lowest(ofAddOns));
  },
);

test.each(Object.entries(phases))(
  'the price of %s names a package that covers the phase, with its price',
  (slug, { text }) => {
    const { price: line } = text();
    const covering = packageSlugs.filter((name) => packages[name].phases.some((covered) => covered === slug));
    const named = covering.filter((name) => line.includes(packages[name].name));
    expect(named).toHaveLength(1);
    expect(named.map(packageFrom).every((price) => line.includes(price))).toBe(true);
  },
);
