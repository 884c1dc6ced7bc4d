import { describe, expect, test } from 'vitest';
import { formatPrice, formatUsd, priceUsdPerMonth } from '../../../../src/content/pricing';
import { addOns, packages } from '../../../../src/content/services/index';
import {
  equityPercent,
  formatEquity,
  formatEquityFactor,
  formatFeeFactor,
  formatStartingPrice,
} from '../../../../src/features/pricing/prices';

describe('each package at each stage', () => {
  test.each([
    ['revenue-strategy', 'preSeed', '$5,000/month', '2% equity'],
    ['revenue-strategy', 'seed', '$10,000/month', '1% equity'],
    ['revenue-strategy', 'seriesA', '$15,000/month', '0.667% equity'],
    ['revenue-strategy', 'seriesB', '$20,000/month', '0.5% equity'],

    ['bowtie-leadership', 'preSeed', '$4,000/month', '0.75% equity'],
    ['bowtie-leadership', 'seed', '$8,000/month', '0.375% equity'],
    ['bowtie-leadership', 'seriesA', '$12,000/month', '0.25% equity'],
    ['bowtie-leadership', 'seriesB', '$16,000/month', '0.188% equity'],

    ['operational-backbone', 'preSeed', '$3,000/month', '0.75% equity'],
    ['operational-backbone', 'seed', '$6,000/month', '0.375% equity'],
    ['operational-backbone', 'seriesA', '$9,000/month', '0.25% equity'],
    ['operational-backbone', 'seriesB', '$12,000/month', '0.188% equity'],

    ['product-design', 'preSeed', '$4,000/month', '0.75% equity'],
    ['product-design', 'seed', '$8,000/month', '0.375% equity'],
    ['product-design', 'seriesA', '$12,000/month', '0.25% equity'],
    ['product-design', 'seriesB', '$16,000/month', '0.188% equity'],

    ['development', 'preSeed', '$5,000/month', '2% equity'],
    ['development', 'seed', '$10,000/month', '1% equity'],
    ['development', 'seriesA', '$15,000/month', '0.667% equity'],
    ['development', 'seriesB', '$20,000/month', '0.5% equity'],
  ] as const)('%s at %s costs %s and %s', (name, stage, price, share) => {
    expect(formatPrice(priceUsdPerMonth(name, stage))).toBe(price);
    expect(formatEquity(equityPercent(name, stage))).toBe(share);
  });
});

describe('the detail pages of the two $10,000 / 1% packages show up to 2 decimals', () => {
  test.each([
    ['revenue-strategy', 'preSeed', '2% equity'],
    ['revenue-strategy', 'seed', '1% equity'],
    ['revenue-strategy', 'seriesA', '0.67% equity'],
    ['revenue-strategy', 'seriesB', '0.5% equity'],
    ['development', 'preSeed', '2% equity'],
    ['development', 'seed', '1% equity'],
    ['development', 'seriesA', '0.67% equity'],
    ['development', 'seriesB', '0.5% equity'],
  ] as const)('%s at %s: %s', (name, stage, share) => {
    expect(packages[name].seedPrice.detailDecimals).toBe(2);
    expect(formatEquity(equityPercent(name, stage, 2))).toBe(share);
  });

  test.each(['bowtie-leadership', 'operational-backbone', 'product-design'] as const)(
    'and %s up to 3',
    (name) => {
      expect(packages[name].seedPrice.detailDecimals).toBe(3);
    },
  );
});

describe('a share is rounded half up on the exact quotient', () => {
  test('0.1875 becomes 0.188, and 0.19 with 2 decimals', () => {
    expect(equityPercent('bowtie-leadership', 'seriesB')).toBe(0.188);
    expect(equityPercent('bowtie-leadership', 'seriesB', 2)).toBe(0.19);
  });

  test('0.375 becomes 0.38 with 2 decimals: the half goes up', () => {
    expect(equityPercent('bowtie-leadership', 'seed', 2)).toBe(0.38);
  });

  test('two thirds become 0.667 and 0.67', () => {
    expect(equityPercent('development', 'seriesA')).toBe(0.667);
    expect(equityPercent('development', 'seriesA', 2)).toBe(0.67);
  });

  test('a quotient that needs no rounding keeps its value', () => {
    expect(equityPercent('bowtie-leadership', 'seriesA')).toBe(0.25);
    expect(equityPercent('bowtie-leadership', 'seriesA', 2)).toBe(0.25);
  });
});

describe('display', () => {
  test.each([
    [0, '$0'],
    [500, '$500'],
    [5_000, '$5,000'],
    [10_000, '$10,000'],
    [1_234_567, '$1,234,567'],
  ])('%i is printed with thousands separators as %s', (amount, text) => {
    expect(formatUsd(amount)).toBe(text);
  });

  test.each([
    [2, '2% equity'],
    [0.5, '0.5% equity'],
    [0.25, '0.25% equity'],
    [0.188, '0.188% equity'],
  ])('%d is printed without trailing zeros as %s', (percent, text) => {
    expect(formatEquity(percent)).toBe(text);
  });

  test('the stage multipliers are read as factors', () => {
    const price = [1, 2, 3, 4].map((half) => formatFeeFactor({ times: half, by: 2 }));
    expect(price).toEqual(['×0.5', '×1', '×1.5', '×2']);
    expect(formatEquityFactor({ times: 2, by: 1 })).toBe('×2');
    expect(formatEquityFactor({ times: 1, by: 1 })).toBe('×1');
    expect(formatEquityFactor({ times: 2, by: 3 })).toBe('÷1.5');
    expect(formatEquityFactor({ times: 1, by: 2 })).toBe('÷2');
  });
});

test('the five add-ons have their prices per month', () => {
  const prices = Object.entries(addOns).map(([slug, { usdPerMonth }]) => [slug, usdPerMonth]);
  expect(Object.fromEntries(prices)).toEqual({
    'demand-generation': 7_500,
    'content-branding': 5_000,
    'sales-execution': 5_500,
    'customer-success': 6_000,
    partnerships: 6_000,
  });
});

test('the lowest price of a package is its price at Pre-Seed, that of an add-on its only one', () => {
  expect(formatStartingPrice('development')).toBe('From $5,000/month at Pre-Seed, plus equity');
  expect(formatStartingPrice('operational-backbone')).toBe('From $3,000/month at Pre-Seed, plus equity');
  expect(formatStartingPrice('sales-execution')).toBe('$5,500/month at every stage, no equity');
  expect(formatStartingPrice('customer-success')).toBe('$6,000/month per resource at every stage, no equity');
  expect(formatStartingPrice('venture-partner')).toBe('Terms on request');
});
