/** Facts that several pages state: each has one source, and what is written out agrees with it. */
import { describe, expect, test } from 'vitest';
import { type Claim, claims, stripePercent } from '../../../src/content/claims';
import type { Exhibit, TableExhibit } from '../../../src/content/exhibit';
import { industries } from '../../../src/content/industries/index';
import { packageTerms, renewalWarning } from '../../../src/content/packageTerms';
import { aboutText } from '../../../src/content/pages/about';
import { contactQuestions } from '../../../src/content/pages/contact';
import { packagePage, technologyPage } from '../../../src/content/pages/detailPages';
import { howWeWorkText } from '../../../src/content/pages/howWeWork';
import { services } from '../../../src/content/pages/services';
import { phases } from '../../../src/content/phases/index';
import { addOnFee, formatServicePrice, priceUsdPerMonth, seedTerms } from '../../../src/content/pricing';
import { addOns, type PackageSlug, packages, type ServiceSlug } from '../../../src/content/services/index';
import { studies } from '../../../src/content/studies/index';
import { technologies } from '../../../src/content/technologies/index';
import { total } from '../../../src/content/total';
import { packagesOf, phasesOf } from '../../../src/features/pricing/coverage';
import {
  equityPercent,
  formatTerms,
  packageSlugs,
  recommendedPrice,
} from '../../../src/features/pricing/prices';
import { isKeyOf, keysOf } from '../../../src/lib/lookUp';
import { sum } from '../../support/sum';

const phaseSlugs = keysOf(phases);

describe('the packages of a phase', () => {
  test.each(phaseSlugs)('%s is covered by a package, lowest price first', (phase) => {
    const fees = packagesOf(phase).map((name) => priceUsdPerMonth(name, 'seed'));
    expect(fees.length).toBeGreaterThan(0);
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
  });

  test('are those that name the phase', () => {
    for (const phase of phaseSlugs)
      for (const name of packageSlugs)
        expect(packagesOf(phase).includes(name)).toBe(phasesOf(name).includes(phase));
  });

  test('say what they do of a phase that another package does as a whole, and only of that', () => {
    for (const phase of phaseSlugs)
      for (const name of packagesOf(phase))
        expect(phase in packages[name].parts, `${name}, ${phase}`).toBe(phases[phase].wholePackage !== name);
  });

  test('are neighbors for each package, so that its part of the bowtie has no gap', () => {
    for (const name of packageSlugs) {
      const places = phasesOf(name).map((phase) => phaseSlugs.indexOf(phase));
      expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));
    }
  });

  test('are two phases or more for each package, as the overview says', () => {
    expect(howWeWorkText().lead).toContain('Each package covers two or more phases');
    for (const name of packageSlugs) expect(phasesOf(name).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the prices at Seed', () => {
  test.each(packageSlugs)('of %s are those of the price list', (name) => {
    const [fee, share] = formatTerms(name, 'seed').split(', ');
    expect(seedTerms(name)).toBe(`${fee} plus ${share} a year`);
    expect(formatServicePrice(name)).toBe(`At Seed ${seedTerms(name)}`);
    expect(packages[name].seedPrice.equityMilliPercent / 1_000).toBe(equityPercent(name, 'seed'));
  });

  test('on the overview of the phases are the lowest', () => {
    const lowest = [...packageSlugs].sort(
      (a, b) => priceUsdPerMonth(a, 'seed') - priceUsdPerMonth(b, 'seed'),
    );
    expect(howWeWorkText().lead).toContain(seedTerms(lowest[0] ?? 'development'));
  });
});

const isPackage = (service: ServiceSlug): service is PackageSlug => isKeyOf(packages, service);

describe('the price of an industry', () => {
  test.each(Object.entries(industries))(
    '%s names the packages that it recommends in their order, with the fees of add-ons',
    (_, { text }) => {
      const slugs = text().services.map(({ service }) => service);
      const terms = slugs.filter(isPackage).map((slug) => seedTerms(slug));
      const fees = slugs.flatMap((slug) => (isKeyOf(addOns, slug) ? [`. Add-on: ${addOnFee(slug)}`] : []));
      const words = terms[0] === terms[1] ? `two packages in turn, each ${terms[0]}` : terms.join(', then ');
      expect(recommendedPrice(slugs)).toBe(`Recommended at\u00a0Seed: ${words}${fees.join('')}`);
    },
  );

  test('without funding stages begins with how a fee is found', () => {
    expect(industries['high-overhead'].text().otherPrice).toContain('we quote you a fee');
  });
});

test.each(Object.entries(industries))('the stripes of %s are its first target', (_, { text }) => {
  const [first] = text().story.metrics;
  if ('cause' in first) return;
  expect(first.drawing.length).toBe(Number(first.value.match(/\d+/)?.[0]));
  expect(first.drawing.of).toBeGreaterThan(first.drawing.length);
});

describe('the terms of a package', () => {
  const example = {
    ...{ name: '', stage: '', fee: '', share: '', worth: '', value: '', monthly: '', half: '', whole: '' },
    ...{ quarter: '', year: '', changedYear: '' },
  };
  const answers = services.questions(example).map(({ answer }) => answer);

  test('run for the months in which the equity vests', () => {
    for (const note of [packagePage.card.equityNote, services.packages.note, services.stage.note])
      expect(note).toContain(String(packageTerms.months));
  });

  test('have a plan whose periods follow each other up to the last month', () => {
    const months = packagePage.plan.periods.flatMap(({ unit, numbers }) =>
      unit === 'Months' ? (numbers.match(/\d+/g) ?? []).map(Number) : [],
    );
    expect(months).toEqual([2, 3, 4, packageTerms.months]);
  });

  test.each(['plan', 'addOnPlan'] as const)('"%s" has a later end for each period, up to a year', (name) => {
    const { periods, ends } = packagePage[name];
    expect(ends).toHaveLength(periods.length);
    expect([...ends]).toEqual([...new Set(ends)].sort((a, b) => a - b));
    expect(ends.at(-1)).toBe(48);
  });

  test.each([
    ['stop', [packagePage.facts.packageLength, total.stop.note, ...answers]],
    ['equity', [contactQuestions.items[0].answer, aboutText.advantages.items[0].description, ...answers]],
    ['withoutStage', [contactQuestions.items[2].answer, ...answers]],
  ] as const)('say "%s" in the same words on each page', (term, sentences) => {
    const places = sentences.filter((sentence) => sentence.includes(packageTerms[term]));
    expect(places.length).toBe(sentences.length - answers.length + 1);
  });

  test('let a client change from the strategy to the leadership when they may stop', () => {
    const { alternatives, combinations } = packages['revenue-strategy'].text();
    const { reason } = alternatives.find(({ service }) => service === 'bowtie-leadership') ?? {};
    expect(reason).toContain(`You can change to it ${packageTerms.stop}`);
    expect(combinations.map(({ service }) => service)).not.toContain('bowtie-leadership');
  });
});

test('a renewal at risk is reported as early by people as by software', () => {
  const [, , forecast] = addOns['customer-success'].text().included;
  const [renewals] = technologies['customer-success-ai'].text().applications;
  expect(forecast?.description).toContain(renewalWarning);
  expect(renewals.results[0]).toContain(renewalWarning);
});

test('what a technology promises from the joined records is part of the package that joins them', () => {
  const promised = Object.values(technologies).filter(
    ({ text }) => text().builtBy.service === 'operational-backbone',
  );
  expect(promised.length).toBeGreaterThan(0);
  const included = packages['operational-backbone']
    .text()
    .included.map(({ description }) => description)
    .join(' ');
  for (const word of ['capacity model', 'forecast', 'risk scores', 'plain-language questions'])
    expect(included).toContain(word);
});

test('the first release that a technology page names is the one in the plan of the package', () => {
  const [, , release = ''] = packages.development.text().plan;
  const [, , months] = packagePage.plan.periods;
  expect(technologyPage.firstRelease.development).toBe(
    release.replace(/\.$/, ` in ${months.unit.toLowerCase()} ${months.numbers}.`),
  );
  const last = packages['operational-backbone'].text().plan.at(-1);
  expect(packagePage.plan.periods.at(-1)).toMatchObject({
    unit: 'Months',
    numbers: expect.stringMatching(/^4 /),
  });
  expect(last).toContain('are released once they are tested');
});

test.each(studies)('the packages of a case study show its result', ({ teaser, works }) => {
  const [key] = teaser.claimKeys;
  expect(works.length).toBeGreaterThan(0);
  for (const { service } of works)
    expect(
      packages[service].text().caseStudies.some((study) => 'claim' in study && study.claim === claims[key]),
      service,
    ).toBe(true);
});

test('the stripes of the drawing of added revenue are together the number above it', () => {
  const { value, stripe } = claims.saasArr;
  const millions = Number(value.replace(/[$M]/g, ''));
  const usdPerStripe = (millions * 1_000_000 * stripePercent) / 100;
  expect(stripe).toContain(` $${usdPerStripe.toLocaleString('en-US')} `);
});

test('the drawing of a relative result shows the change that its number names', () => {
  const changes = Object.values<Claim>(claims).flatMap(({ value, change = [] }) => {
    const [[, before] = [], [, after] = []] = change;
    return before !== undefined && after !== undefined ? [[value, `${after - before}%`]] : [];
  });
  expect(changes).toHaveLength(2);
  for (const [value, drawn] of changes) expect(drawn).toBe(value?.replace('−', '-').replace('+', ''));
});

type Page = Readonly<{ text: () => Readonly<{ exhibit?: Exhibit }> }>;

/** The first number: 9000 of `$9,000`, 3.9 of `3.9 years`, 64 of `64 of 100`. */
const numberOf = (amount: string): number => Number.parseFloat(amount.replaceAll(/[$,]/g, ''));

describe('the drawn amounts of a table', () => {
  const tables: Readonly<Record<string, TableExhibit>> = Object.fromEntries(
    [industries, technologies].flatMap((pages) =>
      Object.entries<Page>(pages).flatMap(([slug, page]) => {
        const { exhibit } = page.text();
        return exhibit?.kind === 'table' ? [[slug, exhibit] as const] : [];
      }),
    ),
  );
  const amountsOf = (slug: string) => (tables[slug]?.rows ?? []).map(({ amount }) => numberOf(amount));

  test.each(Object.entries(tables))(
    '%s: stripes of one size, which fit; an answer to each question',
    (_, table) => {
      const { rows, amounts, questions } = table;
      const [size = 0] = rows.map(({ amount, stripes }) => numberOf(amount) / stripes);
      for (const { name, amount, stripes, answers } of rows) {
        expect(stripes * size, name).toBeCloseTo(numberOf(amount));
        expect(stripes, name).toBeLessThanOrEqual(amounts.of);
        expect(answers, name).toHaveLength(questions.length);
      }
      if (amounts.total) expect(sum(rows.map(({ stripes }) => stripes))).toBe(amounts.of);
    },
  );

  test('make the totals and the sums of the captions', () => {
    expect(tables['b2b-saas']?.amounts.total?.value).toBe(`${sum(amountsOf('b2b-saas'))} days`);

    const bill = sum(amountsOf('cloud-ai'));
    expect(tables['cloud-ai']?.amounts.total?.value).toBe(`$${bill.toLocaleString('en-US')}`);
    expect(tables['cloud-ai']?.rows[0]?.stripes).toBe((amountsOf('cloud-ai')[0] ?? 0) / 250);

    const [flaggedLeft = 0, flaggedRenewed = 0, missed = 0, leftAlone = 0] = amountsOf('customer-success-ai');
    expect(flaggedLeft + flaggedRenewed + missed + leftAlone).toBe(100);
    expect(tables['customer-success-ai']?.caption).toContain(`right about ${flaggedLeft + leftAlone} of 100`);
    expect(tables['customer-success-ai']?.caption).toContain(`right about ${flaggedRenewed + leftAlone},`);
    expect(tables['customer-success-ai']?.caption).toContain(
      `found ${flaggedLeft} of the ${flaggedLeft + missed} that left, and ${flaggedRenewed} of its ${flaggedLeft + flaggedRenewed} alerts`,
    );
  });

  test('pass a limit as the captions say: without the credit too late, and first with the hybrid', () => {
    const greentech = tables.greentech;
    expect(greentech?.amounts.limit).toBe(50);
    expect(greentech?.rows.map(({ stripes }) => stripes > 50)).toEqual([false, false, true, true]);

    const { rows = [], amounts, caption } = tables.lrms ?? {};
    const limit = amounts?.limit ?? 0;
    expect(caption).toContain(`here ${2 * limit} of 100 queries`);
    expect(rows.find(({ stripes }) => stripes >= limit)?.name).toBe('Hybrid');
  });
});

describe('the sums in the captions of exhibits', () => {
  const captionOf = (page: Page): string => page.text().exhibit?.caption ?? '';

  test('the ranked job: its contribution an hour, and both margins', () => {
    const [price, costs, hours] = [6_000, 3_600, 3];
    expect(captionOf(industries['high-overhead'])).toContain(
      `A $6,000 job that costs $3,600 and takes 3 hours earns $${(price - costs) / hours} an hour`,
    );
    const ranked = industries['high-overhead'].text().exhibit;
    const [earned = 0, caused = 0] =
      ranked.kind === 'formula' ? ranked.terms.map(({ value }) => numberOf(value)) : [];
    const margins = [
      [price, costs],
      [earned, caused],
    ].map(([of = 0, less = 0]) => `${Math.round(100 * (1 - less / of))}%`);
    expect(captionOf(industries['high-overhead'])).toContain(`margin is ${margins.join(' against ')}`);
  });

  test('the task by hand: minutes at an hourly rate', () => {
    expect(captionOf(technologies.llms)).toContain(
      `30 minutes at $48 an hour would cost $${(30 / 60) * 48} a task`,
    );
  });

  test('the customer that costs more than it pays: the loss', () => {
    expect(captionOf(technologies['cloud-ai'])).toContain(
      `pays $3,500 a month and causes $4,000 of the bill loses you $${4_000 - 3_500}`,
    );
  });
});
