import { afterEach, describe, expect, test, vi } from 'vitest';
import { stages } from '../../../../machines/stage.machine';
import { equity } from '../../../../src/content/posts/equity';
import { formatServicePrice, formatUsd, priceUsdPerMonth, stageTerms } from '../../../../src/content/pricing';
import { addOns, packages } from '../../../../src/content/services/index';
import {
  addOnSlugs,
  equityPercent,
  formatEquityFactor,
  formatFeeFactor,
  formatTerms,
  packageSlugs,
  totalOf,
  vestedPercent,
} from '../../../../src/features/pricing/prices';
import { roundHalfUp } from '../../../../src/lib/fraction';
import { noteTables } from '../../../support/notes';
import { sum } from '../../../support/sum';

// The price list itself is stated in unit/content/specification.test.ts.

test.each([
  ['bowtie-leadership', 'seriesB', 0.188, 0.19],
  ['bowtie-leadership', 'seed', 0.375, 0.38],
  ['development', 'seriesA', 0.667, 0.67],
  ['bowtie-leadership', 'seriesA', 0.25, 0.25],
] as const)('the share of %s at %s is rounded half up to %d, or to %d', (name, stage, three, two) => {
  expect([equityPercent(name, stage), equityPercent(name, stage, 2)]).toEqual([three, two]);
});

test('a share vests in twelve equal parts', () => {
  expect([1, 6, 12].map((months) => vestedPercent('seed', { name: 'development', months }))).toEqual([
    0.083, 0.5, 1,
  ]);
});

test('the stage multipliers are read as factors', () => {
  const fees = [1, 2, 3, 4].map((halves) => formatFeeFactor({ times: halves, by: 2 }));
  expect(fees).toEqual(['×0.5', '×1', '×1.5', '×2']);
  const shares = [
    { times: 2, by: 1 },
    { times: 1, by: 1 },
    { times: 2, by: 3 },
    { times: 1, by: 2 },
  ];
  expect(shares.map(formatEquityFactor)).toEqual(['×2', '×1', '÷1.5', '÷2']);
});

test.each([
  ['revenue-strategy', /^At Seed \$[\d,]+\/month plus [\d.]+% equity a year$/],
  ['customer-success', /^\$[\d,]+\/month per resource at every stage, no equity$/],
  ['venture-partner', /^Diligence: one month’s fee of the closest package, no equity$/],
] as const)('the price of %s reads %s', (service, text) => {
  expect(formatServicePrice(service)).toMatch(text);
});

test('the shares of two packages are added before they are rounded', () => {
  const first = { name: 'revenue-strategy', months: 3 } as const;
  const next = { name: 'bowtie-leadership', months: 9 } as const;
  expect(vestedPercent('seed', first, next)).toBe(0.531);
  expect(vestedPercent('seriesA', first, next)).toBe(0.354);
});

describe('the total', () => {
  const two = ['revenue-strategy', 'bowtie-leadership'];

  test('of nothing is nothing', () => {
    expect(totalOf([], 'seed')).toEqual({ usdPerMonth: 0, equityPercent: 0 });
  });

  test.each([
    ['preSeed', 16_500, 2.75],
    ['seed', 25_500, 1.375],
    ['seriesA', 34_500, 0.917],
    ['seriesB', 43_500, 0.688],
  ] as const)('at %s follows the stage for packages and not for add-ons', (stage, usdPerMonth, percent) => {
    expect(totalOf([...two, 'demand-generation'], stage)).toEqual({ usdPerMonth, equityPercent: percent });
  });

  test('rounds the share once, after the sum: 0.1875% and 0.1875% are 0.375%, not 0.376%', () => {
    expect(totalOf(['bowtie-leadership', 'product-design'], 'seriesB').equityPercent).toBe(0.375);
  });

  test.each([
    ['seed', 1, 0.115],
    ['seed', 6, 0.688],
    ['seed', 12, 1.375],
    // Two thirds of 1.375% for 7 of 12 months.
    ['seriesA', 7, 0.535],
  ] as const)('at %s has after %i months a vested share of %d%', (stage, months, vested) => {
    expect(totalOf(two, stage, months).equityPercent).toBe(vested);
  });

  test('of the whole price list differs from the exact sum by less than a thousandth of a percent', () => {
    const seedPrices = Object.values(packages).map(({ seedPrice }) => seedPrice);
    const seedPercent = sum(seedPrices.map(({ equityMilliPercent }) => equityMilliPercent)) / 1_000;
    const addOnUsd = sum(Object.values(addOns).map(({ usdPerMonth }) => usdPerMonth));
    for (const stage of stages) {
      const { price, equity: share } = stageTerms[stage];
      const total = totalOf([...packageSlugs, ...addOnSlugs], stage);
      const fees = seedPrices.map(({ usdPerMonth }) => Math.round((usdPerMonth * price.times) / price.by));
      expect(total.usdPerMonth).toBe(sum(fees) + addOnUsd);
      expect(Math.abs(total.equityPercent - (seedPercent * share.times) / share.by)).toBeLessThan(0.001);
    }
  });
});

describe('a fee at Seed whose half is no whole dollar', () => {
  afterEach(() => vi.restoreAllMocks());
  const setFee = (usd: number) =>
    vi.spyOn(packages['revenue-strategy'].seedPrice, 'usdPerMonth', 'get').mockReturnValue(usd);

  test('is rounded half up at every stage', () => {
    setFee(10_001);
    const fees = stages.map((stage) => priceUsdPerMonth('revenue-strategy', stage));
    expect(fees).toEqual([5_001, 10_001, 15_002, 20_002]);
    expect(formatTerms('revenue-strategy', 'seriesA')).toBe('$15,002/month, 0.667% equity');
  });

  test('is rounded before it is added, so that the rows of a statement add up to its total', () => {
    setFee(10_001);
    expect(totalOf(['revenue-strategy', 'bowtie-leadership'], 'seriesA').usdPerMonth).toBe(15_002 + 12_000);
  });

  test('is the fee of the post about equity, too', () => {
    setFee(10_001);
    expect(noteTables(equity)[0]?.rows.map(([, fees]) => fees)).toEqual(
      [5_001, 10_001, 15_002, 20_002].map((fee) => formatUsd(12 * fee)),
    );
  });
});

test('an amount that is no price is shown in whole dollars', () => {
  expect([15_001.5, 0.4, 999_999.5].map(formatUsd)).toEqual(['$15,002', '$0', '$1,000,000']);
});

test('rounding is half up on the exact quotient', () => {
  expect(roundHalfUp({ times: 1875, by: 10_000 }, 3)).toBe(0.188);
  expect(roundHalfUp({ times: 2, by: 3 }, 3)).toBe(0.667);
  expect(roundHalfUp({ times: 2, by: 3 }, 2)).toBe(0.67);
  expect(roundHalfUp({ times: 1, by: 2 }, 0)).toBe(1);
});
