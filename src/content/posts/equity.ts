import { priceUsdPerMonth, stageTerms, formatUsd as usd, vestedShare } from '../pricing';
import { packages } from '../services/index';
import { type BlogPost, blogPath, founder } from './types';

const MONTHS = 12;

/** The two packages with 1% at Seed have the same terms. */
const [strategy, development] = [packages['revenue-strategy'], packages.development];

/** The fees in USD and the exact share in percent for one year, at a stage. */
function yearAt(stage: keyof typeof stageTerms) {
  const { times, by } = vestedShare(stage, [{ name: 'revenue-strategy', months: MONTHS }]);
  return {
    name: stageTerms[stage].name,
    fees: MONTHS * priceUsdPerMonth('revenue-strategy', stage),
    share: times / by,
  };
}

type Year = ReturnType<typeof yearAt>;

/** The company value in USD at which the share is worth as much as the fees. */
const equalValue = ({ fees, share }: Year): number => (fees * 100) / share;

const count = (shares: number): string => usd(shares).slice(1);
const millions = (amount: number): string => `$${Math.round(amount / 10_000) / 100} million`;
const percent = (share: number): string => `${Math.round(share * 1_000) / 1_000}%`;

/** The company of the example. */
const SHARES = 10_000_000;
const USD_PER_SHARE = 0.8;
const STOP_MONTH = 5;
/** The part of an earlier share that is left after a round. */
const KEPT = 0.8;

/** What happens to the share of the example. */
const outcomes = [
  { text: 'The company closes', saleUsd: 0, rounds: 0 },
  { text: 'Sold at today’s value, no new round', saleUsd: SHARES * USD_PER_SHARE, rounds: 0 },
  { text: 'Sold for $40 million after one round', saleUsd: 40_000_000, rounds: 1 },
  { text: 'Sold for $100 million after two rounds', saleUsd: 100_000_000, rounds: 2 },
] as const;

export const equity: BlogPost = {
  title: 'What 1% of equity for a year really costs',
  excerpt: 'Fee and share at each stage, and the company value at which both cost the same.',
  category: 'Leadership',
  date: '2026-11-24',
  author: founder,
  path: blogPath,
  artwork: 'post-equity',
  text: () => {
    const years = [yearAt('preSeed'), yearAt('seed'), yearAt('seriesA'), yearAt('seriesB')] as const;
    const [, seed] = years;
    const grant = (SHARES * seed.share) / 100;
    const grantUsd = grant * USD_PER_SHARE;
    const vested = (grant * STOP_MONTH) / MONTHS;
    const results = outcomes.map(({ text, saleUsd, rounds }) => {
      const share = seed.share * KEPT ** rounds;
      return { text, share, worth: (saleUsd * share) / 100 };
    });
    const most = Math.max(...results.map(({ worth }) => worth));
    return [
      'Our packages usually cost a monthly fee and a share of equity. What the share costs depends on the later value of your company.',
      { heading: 'The price at each stage' },
      {
        table: {
          caption: `${strategy.name} or ${development.name}, for one year`,
          columns: ['Stage', 'Fees', 'Equity', 'Equal at'],
          rows: years.map((year) => [
            year.name,
            usd(year.fees),
            percent(year.share),
            millions(equalValue(year)),
          ]),
        },
      },
      `“Equal at” is the company value at which the share is worth as much as the fees. At Seed: ${usd(seed.fees)} ÷ ${percent(seed.share)} = ${millions(equalValue(seed))}. Below that value, most of our price is the fee. Above it, most is the share.`,
      { heading: 'Worked example at Seed' },
      `The invented company has ${count(SHARES)} shares, counted fully diluted: with all options, the option pool, SAFEs and notes as if converted, and our grant. This number is agreed before you sign. Investors last paid $${USD_PER_SHARE.toFixed(2)} a share, so the company is valued at ${millions(SHARES * USD_PER_SHARE)}.`,
      {
        list: [
          `Grant: ${percent(seed.share)} for the year is ${count(grant)} shares, worth ${usd(grantUsd)} at that price.`,
          `Each month one twelfth vests, which means it becomes ours: ${count(grant / MONTHS)} shares, worth ${usd(grantUsd / MONTHS)}.`,
          `Stop after month ${STOP_MONTH}: you paid ${usd((seed.fees * STOP_MONTH) / MONTHS)} and ${count(vested)} shares, worth ${usd(vested * USD_PER_SHARE)}. The other ${count(grant - vested)} shares stay with you.`,
          `Full year: ${usd(seed.fees)} + ${usd(grantUsd)} = ${usd(seed.fees + grantUsd)}, or ${usd((seed.fees + grantUsd) / MONTHS)} a month.`,
        ],
      },
      'Our grant may be worth less. Options and warrants have an exercise price: subtract it. And a sale usually pays investors’ preferred shares before common shares and options.',
      { heading: 'What the share costs in the end' },
      {
        table: {
          caption: 'The share from one year at Seed',
          columns: ['What happens', 'Our share', 'Its worth'],
          rows: results.map(({ text, share, worth }) => [text, percent(share), usd(worth)]),
        },
      },
      `Each round sells ${percent(100 - 100 * KEPT)} of the company to new investors. Every earlier holder, founders included, keeps ${percent(100 * KEPT)} of their share. With the fees, the year of work costs between ${usd(seed.fees)} and ${usd(seed.fees + most)}, before taxes.`,
      { heading: 'Conflicts to name before you sign' },
      {
        list: [
          'A high valuation makes our shares look good, even if customers leave a year later. Judge us by retention, too.',
          'A second year is a new grant, so we gain if you continue. Decide by the first year’s numbers.',
          'We may hold shares, options or warrants of a competitor. Your proposal names it.',
        ],
      },
      [
        'A percentage in a contract is not yet a grant: your board has to approve it, and your lawyer checks securities law and tax. Repeat the example with your own numbers and the fees in ',
        { text: 'the price list', href: '/services' },
        '. If the highest result is more than you would pay, stop after fewer months, or compare an add-on: other work, without equity.',
      ],
    ];
  },
};
