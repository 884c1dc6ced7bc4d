/**
 * The paths, counts, prices and names that the specification fixes. No other test states them, so a change of the
 * specification changes this file and the content; all other tests derive what they expect from the content.
 */
import { describe, expect, test } from 'vitest';
import { stages } from '../../../machines/stage.machine';
import { claims } from '../../../src/content/claims';
import { footerColumns, tagline } from '../../../src/content/footer';
import { industries } from '../../../src/content/industries/index';
import { legalPages } from '../../../src/content/legal/index';
import { aboutText } from '../../../src/content/pages/about';
import { caseStudiesText } from '../../../src/content/pages/caseStudies';
import { contactQuestions } from '../../../src/content/pages/contact';
import { resourcesText } from '../../../src/content/pages/resources';
import { phases } from '../../../src/content/phases/index';
import { posts } from '../../../src/content/posts/index';
import { postCategories } from '../../../src/content/posts/types';
import { addOnFee, formatPrice, priceUsdPerMonth, stageTerms } from '../../../src/content/pricing';
import { packages, shortServices } from '../../../src/content/services/index';
import { studies } from '../../../src/content/studies/index';
import { detailedTechnologies, technologies } from '../../../src/content/technologies/index';
import {
  addOnSlugs,
  equityPercent,
  formatEquity,
  itemName,
  packageSlugs,
} from '../../../src/features/pricing/prices';
import { documentPaths, mainMenu } from '../../../src/routes/navigation';
import { routes } from '../../../src/routes/table';

const namesOf = (entries: object) => Object.values(entries).map(({ name }: { name: string }) => name);

describe('the routes', () => {
  const required = [
    ...['/', '/what-we-do', '/about', '/careers', '/contact', '/privacy', '/terms', '/industries'],
    ...['b2b-saas', 'fintech', 'healthtech', 'cybersecurity'].map((slug) => `/industries/${slug}`),
    ...['regenerative-agriculture', 'greentech', 'high-overhead'].map((slug) => `/industries/${slug}`),
    '/technologies',
    ...['rag', 'agentic-ai', 'llms', 'lrms', 'cloud-ai'].map((slug) => `/technologies/${slug}`),
    ...['customer-success-ai', 'marketing-sales-ai'].map((slug) => `/technologies/${slug}`),
    '/technologies/business-intelligence-ai',
    '/how-we-work',
    ...['strategy', 'planning', 'execution', 'scaling', 'expansion'].map((slug) => `/how-we-work/${slug}`),
    '/services',
    ...['revenue-strategy', 'venture-partner', 'bowtie-leadership'].map((slug) => `/services/${slug}`),
    ...['operational-backbone', 'product-design', 'development'].map((slug) => `/services/${slug}`),
    ...['demand-generation', 'content-branding', 'sales-execution'].map((slug) => `/services/${slug}`),
    ...['partnerships', 'customer-success'].map((slug) => `/services/${slug}`),
    ...['/resources', '/resources/blog', '/resources/case-studies'],
  ];

  test('are the 45 of the specification', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(required.sort());
    expect(routes).toHaveLength(45);
  });

  test('have a document each, and so has the alias /services/strategy', () => {
    expect([...documentPaths].sort()).toEqual([...required, '/services/strategy'].sort());
  });
});

test('the menu has 7 industries, 8 technologies, 5 phases and 11 services; Resources and Contact are plain', () => {
  const items = mainMenu.map(({ route, children, dropdown }) => [route.name, children.length, dropdown]);
  expect(items).toEqual([
    ['Industries', 7, 'industries'],
    ['Technologies', 8, 'technologies'],
    ['How We Work', 5, 'howWeWork'],
    ['Services', 11, 'services'],
    ['Resources', 0, undefined],
    ['Contact', 0, undefined],
  ]);
});

test('the footer has two legal links, and the columns Company, Services and Resources beside the tagline', () => {
  expect(Object.entries(legalPages).map(([slug, { name }]) => [name, `/${slug}`])).toEqual([
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
  ]);
  expect(tagline).toBe('Engineering Market Momentum with AI-Powered Execution & Strategy');
  const columns = footerColumns.map(({ heading, links }) => [
    heading,
    ...links.map(({ label, path }) => (label ? `${label} ${path}` : path)),
  ]);
  expect(columns).toEqual([
    ['Company', 'About Us /about', '/industries', '/technologies', '/careers'],
    ['Services', ...packageSlugs.map((slug) => `/services/${slug}`)],
    [
      ...['Resources', '/resources/blog', 'Whitepapers /resources', 'Webinars /resources'],
      'Contact Us /contact',
    ],
  ]);
});

/** The price of a package at Pre-Seed, Seed, Series A and Series B. */
const tenThousand = [5_000, 10_000, 15_000, 20_000];
const eightThousand = [4_000, 8_000, 12_000, 16_000];
const sixThousand = [3_000, 6_000, 9_000, 12_000];
/** Shares with up to 3 decimals, and with up to 2 on the detail pages of the two $10,000 / 1% packages. */
const onePercent = ['2%', '1%', '0.667%', '0.5%'];
const onePercentInShort = ['2%', '1%', '0.67%', '0.5%'];
const threeEighths = ['0.75%', '0.375%', '0.25%', '0.188%'];

describe('the prices', () => {
  test('follow four stages', () => {
    expect(stages.map((stage) => stageTerms[stage].name)).toEqual([
      ...['Pre-Seed', 'Seed', 'Series A', 'Series B'],
    ]);
  });

  test.each([
    ['revenue-strategy', tenThousand, onePercent, onePercentInShort],
    ['bowtie-leadership', eightThousand, threeEighths, threeEighths],
    ['operational-backbone', sixThousand, threeEighths, threeEighths],
    ['product-design', eightThousand, threeEighths, threeEighths],
    ['development', tenThousand, onePercent, onePercentInShort],
  ] as const)('of %s are %j with %j equity, and %j on its page', (name, prices, shares, detailShares) => {
    const format = (share: string) => `${share} equity`;
    const decimals = packages[name].seedPrice.detailDecimals;
    expect(stages.map((stage) => priceUsdPerMonth(name, stage))).toEqual(prices);
    expect(stages.map((stage) => formatEquity(equityPercent(name, stage)))).toEqual(shares.map(format));
    expect(stages.map((stage) => formatEquity(equityPercent(name, stage, decimals)))).toEqual(
      detailShares.map(format),
    );
  });

  test('are shown with thousands separators', () => {
    expect([500, 10_000, 1_234_567].map(formatPrice)).toEqual([
      ...['$500/month', '$10,000/month', '$1,234,567/month'],
    ]);
  });

  test('of the five add-ons are the same at every stage', () => {
    expect(addOnSlugs.map((slug) => [itemName(slug), addOnFee(slug)])).toEqual([
      ['Demand Generation', '$7,500/month'],
      ['Content & Brand', '$5,000/month'],
      ['Sales Execution', '$5,500/month'],
      ['Customer Success Augmentation', '$6,000/month per resource'],
      ['Partnerships & Channel Sales', '$6,000/month plus 3% commission'],
    ]);
  });
});

describe('the services', () => {
  test('are five packages with these taglines, each with 3 or 4 included items', () => {
    expect(Object.values(packages).map(({ name, summary }) => [name, summary])).toEqual([
      ['Revenue Strategy & Design', 'Strategy & Momentum to Build the Future'],
      ['Bowtie Leadership', 'Execution Leadership to Drive Scalable Growth'],
      ['Operational Backbone', 'Building Systems That Scale'],
      ['Product Design & Management', 'Bringing Your Product Vision to Life'],
      ['Product Development', 'AI-First Product Development, Built Right the First Time'],
    ]);
    for (const { text } of Object.values(packages)) expect([3, 4]).toContain(text().included.length);
  });

  test.each(Object.entries(packages))(
    '%s has a percentage in each of its two case studies',
    (_slug, { text }) => {
      for (const study of text().caseStudies) {
        const results = ['claim' in study ? study.claim : undefined, study.target];
        expect(results.some((result) => result?.value.endsWith('%'))).toBe(true);
      }
    },
  );

  test('are also six short pages, each with its closing heading', () => {
    const closings = Object.values(shortServices).map(({ name, text }) => [name, text().closing.heading]);
    expect(closings).toEqual([
      ['Venture Partner', 'Ready to Accelerate Your Startup?'],
      ['Demand Generation', 'Ready to Generate More Leads?'],
      ['Content & Branding', 'Ready to Build Your Brand?'],
      ['Sales Execution', 'Ready to Boost Your Sales?'],
      ['Customer Success Augmentation', 'Ready to Delight Your Customers?'],
      ['Partnerships & Channel Sales', 'Ready to Expand Your Reach?'],
    ]);
  });
});

describe('the industries', () => {
  const texts = Object.values(industries).map(({ text }) => text());

  test('are seven', () => {
    expect(namesOf(industries)).toEqual([
      ...['B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'Regenerative Agriculture', 'GreenTech'],
      'High-Overhead',
    ]);
  });

  test('have an answer to each pain point', () => {
    for (const { painPoints, solutions } of texts) expect(solutions).toHaveLength(painPoints.length);
  });

  test('recommend two different services; Venture Partner and Operational Backbone are among them', () => {
    const recommended = texts.map(({ services }) => services.map(({ service }) => service));
    for (const [first, second] of recommended) expect(first).not.toBe(second);
    expect(recommended.flat()).toEqual(expect.arrayContaining(['venture-partner', 'operational-backbone']));
  });

  test('show the results of their clients, and say of every other figure what it is', () => {
    for (const { name, text } of Object.values(industries)) {
      const results = text().story.metrics.filter((metric) => !('qualifier' in metric));
      expect(results).toEqual(Object.values(claims).filter(({ industry }) => industry === name));
    }
  });
});

describe('the technologies', () => {
  test('are eight; the overview shows seven, all but the retrieval models', () => {
    expect(Object.keys(technologies)).toHaveLength(8);
    expect(Object.keys(detailedTechnologies)).toHaveLength(7);
    expect(technologies.rag.name).toBe('RAG & Graph RAG');
    expect(technologies.lrms.name).toBe('Lightweight Retrieval Models');
  });

  test.each(Object.entries(detailedTechnologies))('%s is related to three others', (slug, { text }) => {
    const { related, applications, capabilities } = text();
    expect(new Set([...related, slug]).size).toBe(4);
    for (const { results } of applications) expect([2, 3]).toContain(results.length);
    expect(capabilities?.length).toBe(slug === 'cloud-ai' ? 4 : undefined);
  });
});

test('the phases are five; strategy has four outcomes, the others three', () => {
  expect(Object.values(phases).map(({ name, text }) => [name, text().outcomes.length])).toEqual([
    ['Strategy & Product-Market Fit Overhaul', 4],
    ['Operational Planning', 3],
    ['Execution & Business Operations', 3],
    ['AI-Driven Scaling', 3],
    ['Expansion & Monetization Growth', 3],
  ]);
});

test('the about page has seven core values and four advantages', () => {
  expect([aboutText.values.items.length, aboutText.advantages.items.length]).toEqual([7, 4]);
});

test('the contact page answers four questions', () => {
  const [, start = '', early = '', industriesServed = ''] = contactQuestions.items.map(
    ({ answer }) => answer,
  );
  expect(contactQuestions.items).toHaveLength(4);
  expect(start).toContain('initial strategy session takes place within 1-2 weeks of agreement');
  expect(start).toContain('full implementation within 30 days');
  expect(early).toMatch(/^Yes\. .*all stages\. Early-stage packages/);
  expect(industriesServed).toContain('B2B SaaS, Fintech, HealthTech, Cybersecurity, SustainableTech');
});

test('the blog has six posts, newest first, in seven categories', () => {
  expect(posts).toHaveLength(6);
  const days = posts.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
  expect(postCategories).toEqual([
    ...['AI Trends', 'Growth', 'Marketing', 'Operations', 'Customer Success', 'Product Development'],
    'Leadership',
  ]);
});

test('the resources are three posts, a guide, a whitepaper, a trend report, and webinars of 45 and 60 minutes', () => {
  const { posts: latest, guides, webinars } = resourcesText(posts);
  expect(latest.items).toEqual(posts.slice(0, 3));
  expect([...guides.items.map(({ type }) => type), guides.action]).toEqual([
    ...['Guide', 'Whitepaper', 'Trend Report', 'Download'],
  ]);
  expect([...webinars.items.map(({ duration }) => duration), webinars.action]).toEqual([45, 60, 'Watch now']);
});

describe('the case studies', () => {
  test('are B2B SaaS, HealthTech and Fintech, with the four results of the specification', () => {
    const results = studies.map(({ teaser }) => [
      teaser.industry,
      ...teaser.claimKeys.map((key) => `${claims[key].value} ${claims[key].label}`),
    ]);
    expect(results).toEqual([
      ['B2B SaaS', '$2.5M ARR in 9 months'],
      ['HealthTech', '+68% pilot-to-contract conversion'],
      ['Fintech', '−47% customer acquisition cost (CAC)', '$28M Series B raised'],
    ]);
    expect(Object.keys(claims)).toHaveLength(4);
  });

  test('have a filter of seven items, which knows the category of each', () => {
    const { all, items } = caseStudiesText(studies).filter;
    const filter: readonly string[] = [all, ...items];
    expect(filter).toEqual([
      ...['All Industries', 'B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'GreenTech', 'AI & ML'],
    ]);
    for (const { teaser } of studies) expect(filter).toContain(teaser.category);
  });
});

describe.each([
  [
    'privacy page',
    legalPages.privacy,
    [
      ...['Introduction', 'Information We Collect', 'How We Use Your Information'],
      ...['AI and Machine Learning Usage', 'Cookies and Tracking Technologies'],
      ...['Disclosure of Your Information', 'Security', 'Changes', 'Contact'],
    ],
  ],
  [
    'terms page',
    legalPages.terms,
    [
      ...['Introduction', 'Use of Our Services', 'Intellectual Property', 'AI and Machine Learning Usage'],
      ...['User Accounts', 'Limitation of Liability', 'Changes', 'Governing Law', 'Contact'],
    ],
  ],
] as const)('the %s', (_page, { text }, headings) => {
  const { sections } = text();

  test('has nine sections in this order', () => {
    expect(sections.map(({ heading }) => heading)).toEqual(headings);
  });

  test('lets AI systems use the content on four conditions', () => {
    const blocks = sections.find(({ heading }) => heading === 'AI and Machine Learning Usage')?.blocks ?? [];
    const [conditions = []] = blocks.flatMap((block) =>
      typeof block === 'object' && 'list' in block ? [block.list] : [],
    );
    expect(conditions).toEqual(
      [/attribut/i, /link/i, /misrepresent/i, /\blaw\b/i].map((condition) =>
        expect.stringMatching(condition),
      ),
    );
  });
});
