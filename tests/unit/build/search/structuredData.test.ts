import { beforeAll, describe, expect, test } from 'vitest';
import { elementsIn, textOf } from '../../../../src/build/search/pageTree';
import { questionsIn, structuredData } from '../../../../src/build/search/structuredData';
import { contactQuestions } from '../../../../src/content/pages/contact';
import { routes } from '../../../../src/routes/table';
import { type PrerenderedRoute, prerenderedRoutes } from '../../../support/prerenderedPages';
import { priceList } from '../../../support/priceList';

/** A node of a graph, as a crawler reads it. */
interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface DescribedPage extends PrerenderedRoute {
  readonly things: readonly Thing[];
  readonly text: string;
}

let pages: readonly DescribedPage[] = [];
beforeAll(async () => {
  pages = (await prerenderedRoutes()).map(({ route, main }) => {
    const graph = JSON.parse(JSON.stringify(structuredData(route, main) ?? {}));
    return { route, main, things: graph['@graph'] ?? [], text: textOf(main) };
  });
});

const pageAt = (path: string): DescribedPage => {
  const page = pages.find(({ route }) => route.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
};

/** All things of a type in a value, at any depth. */
function thingsIn(value: unknown, type: string): readonly Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((child) => thingsIn(child, type));
  return '@type' in value && value['@type'] === type ? [value as Thing, ...inside] : inside;
}

const inAll = (type: string) =>
  pages.filter(({ things }) => thingsIn(things, type).length > 0).map(({ route }) => route.path);

test('the company and the site are described on the home page only', () => {
  expect(inAll('WebSite')).toEqual(['/']);
  const [company] = thingsIn(pageAt('/').things, 'Organization');
  expect(company).toMatchObject({
    '@id': 'https://momentum.example/#organization',
    name: 'Momentum',
    email: 'hello@momentum.example',
    sameAs: ['https://www.linkedin.com/company/momentum', 'https://x.com/momentum'],
  });
});

test('each service refers to the company', () => {
  expect(inAll('Service')).toEqual(routes.filter((route) => 'group' in route).map(({ path }) => path));
  for (const { things, route } of pages) {
    for (const service of thingsIn(things, 'Service')) {
      expect(service.name).toBe(route.name);
      expect(service.provider).toEqual({ '@id': 'https://momentum.example/#organization' });
    }
  }
});

describe('offers', () => {
  const offerAt = (path: string) => {
    const [offer] = thingsIn(pageAt(path).things, 'Offer');
    const [price] = thingsIn(offer, 'UnitPriceSpecification');
    return { description: offer?.description, price };
  };

  test.each(priceList)(
    '$name: price, month and share at Seed, as on the page',
    ({ path, prices, detailShares }) => {
      const { description, price } = offerAt(path);
      expect(`$${Number(price?.price).toLocaleString('en-US')}/month`).toBe(prices[1]);
      expect(price).toMatchObject({ priceCurrency: 'USD', unitCode: 'MON' });
      expect(description).toBe(`${detailShares[1]} at Seed`);
      expect(pageAt(path).text).toContain(prices[1]);
      expect(pageAt(path).text).toContain(detailShares[1]);
    },
  );

  test.each([
    ['/services/demand-generation', 7_500, undefined],
    ['/services/content-branding', 5_000, undefined],
    ['/services/sales-execution', 5_500, undefined],
    ['/services/customer-success', 6_000, 'per resource'],
    ['/services/partnerships', 6_000, 'plus 3% commission'],
  ])('the add-on at %s: %d per month, as on the page', (path, usd, terms) => {
    const { description, price } = offerAt(path);
    expect(price).toMatchObject({ price: usd, priceCurrency: 'USD', unitCode: 'MON' });
    expect(description).toBe(terms);
    expect(pageAt(path).text).toContain(`$${usd.toLocaleString('en-US')}/month`);
  });

  test('there is none for the service whose terms are agreed', () => {
    expect(offerAt('/services/venture-partner').price).toBeUndefined();
    expect(inAll('Offer')).toHaveLength(10);
  });
});

const described = routes.filter((route) => !('canonical' in route)).map(({ path }) => path);

test('every page but the home page has its trail', () => {
  expect(inAll('BreadcrumbList')).toEqual(described.filter((path) => path !== '/'));
  const [trail] = thingsIn(pageAt('/careers').things, 'BreadcrumbList');
  expect(thingsIn(trail, 'ListItem')).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://momentum.example/' },
    { '@type': 'ListItem', position: 2, name: 'Careers', item: 'https://momentum.example/careers' },
  ]);
});

test('a trail is the one that is visible on the page', () => {
  for (const { things, main } of pages) {
    const [trail] = elementsIn(main, ({ properties }) => properties.ariaLabel === 'Breadcrumb');
    if (!trail) continue;
    const names = elementsIn(trail, ({ tagName }) => tagName === 'li').map(textOf);
    const [list] = thingsIn(things, 'BreadcrumbList');
    expect(thingsIn(list, 'ListItem').map(({ name }) => name)).toEqual(names);
  }
});

test('an overview lists the pages below it that it links to outside of sentences', () => {
  expect(inAll('ItemList')).toEqual([
    '/industries',
    '/technologies',
    '/how-we-work',
    '/services',
    ...inAll('ItemList').filter((path) => path === '/resources'),
  ]);
  const listed = (path: string) =>
    thingsIn(thingsIn(pageAt(path).things, 'ItemList'), 'ListItem').map(({ url }) => url);
  expect(listed('/industries')).toHaveLength(7);
  expect(listed('/how-we-work')).toHaveLength(5);
  expect(listed('/services')).toHaveLength(10);
  // A sentence below the cards links to the eighth technology.
  expect(listed('/technologies')).toHaveLength(7);
  expect(listed('/technologies')[0]).toBe('https://momentum.example/technologies/rag');
});

test.each([
  ['/contact', 4],
  ['/services', 10],
])('%s states its %d questions with their answers, word for word as on the page', (path, count) => {
  const { things, main } = pageAt(path);
  const questions = thingsIn(things, 'Question');
  expect(questions).toHaveLength(count);
  const asked = elementsIn(main, ({ tagName }) => tagName === 'h3')
    .map(textOf)
    .filter((text) => text.endsWith('?'));
  expect(questions.map(({ name }) => name)).toEqual(asked);
  const paragraphs = elementsIn(main, ({ tagName }) => tagName === 'p').map(textOf);
  for (const { acceptedAnswer } of questions) {
    expect(paragraphs).toContain(thingsIn(acceptedAnswer, 'Answer')[0]?.text);
  }
});

test('an answer is that of its question', () => {
  expect(inAll('FAQPage')).toEqual(['/services', '/contact']);
  expect(inAll('ContactPage')).toEqual(['/contact']);
  expect(questionsIn(pageAt('/contact').main)).toEqual(contactQuestions.items);
  expect(questionsIn(pageAt('/services').main)).toContainEqual({
    question: 'Can we stop early?',
    answer: 'Yes, at the end of any month. Shares that have not vested stay with you.',
  });
});

test('the blog states its posts with author and day', () => {
  const { things, text } = pageAt('/resources/blog');
  const posts = thingsIn(things, 'BlogPosting');
  expect(posts).toHaveLength(6);
  for (const { headline, datePublished } of posts) {
    expect(text).toContain(headline);
    expect(datePublished).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  const authors = posts.map(({ author }) => author);
  expect(authors).toContainEqual({ '@type': 'Organization', name: 'The AI practice' });
  expect(authors).toContainEqual({ '@type': 'Person', name: 'The founder' });
});

test('every page has a type, and one without a special type is a WebPage', () => {
  const typesOf = (path: string) =>
    pageAt(path)
      .things.map((thing) => thing['@type'])
      .filter((type) => type !== 'BreadcrumbList');
  for (const path of described) expect(typesOf(path), path).not.toEqual([]);
  for (const path of inAll('WebPage')) expect(typesOf(path), path).toEqual(['WebPage']);
  expect(inAll('WebPage')).toEqual(expect.arrayContaining(['/careers', '/privacy', '/terms']));
  expect(pageAt('/privacy').things).toContainEqual({
    '@type': 'WebPage',
    name: 'Privacy Policy',
    description: pageAt('/privacy').route.description,
    url: 'https://momentum.example/privacy',
    publisher: { '@id': 'https://momentum.example/#organization' },
  });
});

test('a page with another canonical address leaves its description to that page', () => {
  expect(pageAt('/what-we-do').things).toEqual([]);
});
