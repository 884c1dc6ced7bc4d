import { describe, expect, test } from 'vitest';
import { structuredData } from '../../../../src/build/search/structuredData';
import { artworkAddress } from '../../../../src/content/artworks';
import { posts } from '../../../../src/content/posts/index';
import { addOnFee } from '../../../../src/content/pricing';
import { addOns } from '../../../../src/content/services/index';
import { entriesOf } from '../../../../src/lib/lookUp';
import { routeOf } from '../../../../src/routes/matchRoute';
import { routes } from '../../../../src/routes/table';
import { priceList } from '../../../support/priceList';

/** A node of a graph, as a crawler reads it. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const thingsAt = (path: string): readonly Thing[] =>
  JSON.parse(JSON.stringify(structuredData(routeOf(path)) ?? {}))['@graph'] ?? [];

/** All things of a type in a value, at any depth. */
function thingsIn(value: unknown, type: string): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((child) => thingsIn(child, type));
  return '@type' in value && value['@type'] === type ? [value as Thing, ...inside] : inside;
}

const pathsWith = (type: string) =>
  routes.map(({ path }) => path).filter((path) => thingsIn(thingsAt(path), type).length > 0);

test('the company and the site are described on the home page only', () => {
  expect(pathsWith('WebSite')).toEqual(['/']);
  const [company] = thingsIn(thingsAt('/'), 'Organization');
  expect(company).toMatchObject({
    '@id': 'https://momentum.example/#organization',
    name: 'Momentum',
    email: 'hello@momentum.example',
    sameAs: ['https://www.linkedin.com/company/momentum', 'https://x.com/momentum'],
  });
});

test('each service refers to the company', () => {
  expect(pathsWith('Service')).toEqual(routes.filter((route) => 'group' in route).map(({ path }) => path));
  expect(thingsIn(thingsAt('/services/venture-partner'), 'Service')).toEqual([
    {
      '@type': 'Service',
      name: 'Venture Partner',
      provider: { '@id': 'https://momentum.example/#organization' },
    },
  ]);
});

describe('offers', () => {
  const offerAt = (path: string) => {
    const [offer] = thingsIn(thingsAt(path), 'Offer');
    const [price] = thingsIn(offer, 'UnitPriceSpecification');
    return { description: offer?.description, price };
  };

  test.each(priceList)('$name: price, month and share at Seed', ({ path, prices, detailShares }) => {
    const { description, price } = offerAt(path);
    expect(`$${Number(price?.price).toLocaleString('en-US')}/month`).toBe(prices[1]);
    expect(price).toMatchObject({ priceCurrency: 'USD', unitCode: 'MON' });
    expect(description).toBe(`${detailShares[1]} at Seed`);
  });

  test.each(entriesOf(addOns))('the add-on %s: its price per month', (slug, { usdPerMonth }) => {
    const { description, price } = offerAt(`/services/${slug}`);
    expect(price).toMatchObject({ price: usdPerMonth, priceCurrency: 'USD', unitCode: 'MON' });
    expect(addOnFee(slug)).toMatch(new RegExp(`${description ?? '/month'}$`));
  });
});

test('the contact page and the about page are about the company', () => {
  expect(pathsWith('ContactPage')).toEqual(['/contact']);
  expect(pathsWith('AboutPage')).toEqual(['/about']);
});

const described = routes.filter((route) => !('canonical' in route)).map(({ path }) => path);

test('every page but the home page has its trail', () => {
  expect(pathsWith('BreadcrumbList')).toEqual(described.filter((path) => path !== '/'));
  const [trail] = thingsIn(thingsAt('/careers'), 'BreadcrumbList');
  expect(thingsIn(trail, 'ListItem')).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://momentum.example/' },
    { '@type': 'ListItem', position: 2, name: 'Careers', item: 'https://momentum.example/careers' },
  ]);
});

test('the blog describes its posts: headline, day, author, image and address', () => {
  expect(pathsWith('BlogPosting')).toEqual(['/resources/blog']);
  const [blog] = thingsIn(thingsAt('/resources/blog'), 'Blog');
  expect(blog?.url).toBe('https://momentum.example/resources/blog');
  const described = thingsIn(blog, 'BlogPosting');
  expect(described).toMatchObject(
    posts.map(({ title, excerpt, category, date, author, artwork }) => ({
      headline: title,
      description: excerpt,
      articleSection: category,
      datePublished: date,
      author: { name: author },
      image: `https://momentum.example${artworkAddress(artwork)}`,
    })),
  );
  for (const { url } of described)
    expect(url).toMatch(/^https:\/\/momentum\.example\/resources\/blog#[a-z0-9-]+$/);
});

test('a page with another canonical address leaves its description to that page', () => {
  expect(structuredData(routeOf('/what-we-do'))).toBeUndefined();
});
