import { MONTHS_PER_YEAR, roundHalfUp } from '../../../machines/quote.machine';
import { type Stage, stages } from '../../../machines/stage.machine';
import { artworkAddress } from '../artworks';
import { formatUsd, priceUsdPerMonth, stageTerms } from '../pricing';
import { packages } from '../services/index';
import { blogPath, firstNotes } from './blogPath';
import type { BlogPost } from './types';

/** Both packages have the same terms. */
const [strategy, development] = [packages['revenue-strategy'], packages.development];

const feeOf = (stage: Stage): number => priceUsdPerMonth('revenue-strategy', stage) * MONTHS_PER_YEAR;

/** The share of a year in percent, as an exact fraction. */
const shareOf = (stage: Stage) => {
  const { times, by } = stageTerms[stage].equity;
  return { times: strategy.seedPrice.equityMilliPercent * times, by: by * 1_000 };
};

const percentOf = (stage: Stage): string => `${roundHalfUp(shareOf(stage), 3)}%`;

/** The company value at which the share of a year is worth as much as its fees, in USD. */
function equalValue(stage: Stage): number {
  const { times, by } = shareOf(stage);
  return Math.round((feeOf(stage) * by * 100) / times);
}

/** The company value at which two stages cost the same: the rise of the fee over the fall of the share, in USD. */
function exchangeValue(from: Stage, to: Stage): number {
  const [before, after] = [shareOf(from), shareOf(to)];
  const fall = (before.times * after.by - after.times * before.by) / (before.by * after.by);
  return Math.round(((feeOf(to) - feeOf(from)) * 100) / fall);
}

const millions = (usd: number): string => `$${usd / 1_000_000} million`;

/** The example: a company at Seed. */
const SHARES = 10_000_000;
const CENTS_PER_SHARE = 80;
const STOP_MONTH = 5;
/** What a new round leaves of an earlier share. */
const KEPT = 0.8;

/** A share in percent after a number of rounds. */
const afterRounds = (rounds: number): number =>
  roundHalfUp({ times: shareOf('seed').times * KEPT ** rounds, by: shareOf('seed').by }, 2);

const worth = (saleUsd: number, rounds: number): number => Math.round((saleUsd * afterRounds(rounds)) / 100);

const count = (number: number): string => formatUsd(Math.round(number)).slice(1);
const usd = (amount: number): string => formatUsd(Math.round(amount));

/** What the example pays and grants. */
function example() {
  const grant = (SHARES * shareOf('seed').times) / shareOf('seed').by / 100;
  const valueOf = (shares: number) => (shares * CENTS_PER_SHARE) / 100;
  const vested = (grant * STOP_MONTH) / MONTHS_PER_YEAR;
  const companyUsd = valueOf(SHARES);
  return { grant, vested, companyUsd, grantUsd: valueOf(grant), vestedUsd: valueOf(vested) };
}

const SMALL_SALE = 40_000_000;
const LARGE_SALE = 100_000_000;

export const equity: BlogPost = {
  title: 'What 1% of equity for a year really costs',
  excerpt: 'Fee and share at each stage, and the company value at which both cost the same.',
  category: 'Leadership',
  date: firstNotes,
  author: 'The founder',
  path: blogPath,
  image: artworkAddress('post-equity'),
  text: () => {
    const { grant, vested, companyUsd, grantUsd, vestedUsd } = example();
    const fee = feeOf('seed');
    return [
      'Our packages cost a monthly fee and a share of equity. The fee is known on the first day. The cost of the share depends on what your company will be worth, which nobody knows. You can still calculate it for several cases before you sign.',
      { heading: 'The price at each stage' },
      {
        table: {
          caption: `${strategy.name} or ${development.name}, for one year`,
          columns: ['Stage', 'Fees', 'Equity', 'Equal at'],
          rows: stages.map((stage) => [
            stageTerms[stage].name,
            usd(feeOf(stage)),
            percentOf(stage),
            millions(equalValue(stage)),
          ]),
        },
      },
      `“Equal at” is the company value at which the share is worth as much as the fees. At Seed: ${usd(fee)} ÷ ${percentOf('seed')} = ${millions(equalValue('seed'))}. If your company is worth less, most of our price is the fee. If it is worth more, most of it is the share.`,
      `Now compare two neighboring rows. From Pre-Seed to Seed the fees rise by ${usd(feeOf('seed') - feeOf('preSeed'))} and the share falls by one point. So one point is exchanged at a company value of ${millions(exchangeValue('preSeed', 'seed'))}. The next two steps exchange at ${millions(exchangeValue('seed', 'seriesA'))} and ${millions(exchangeValue('seriesA', 'seriesB'))}. Calculate this value for every offer that has a version with more cash and less equity. Below it, equity is the cheaper way to pay. Above it, cash is.`,
      { heading: 'Worked example at Seed' },
      `A company has ${count(SHARES)} shares. They are counted fully diluted: with all options, the option pool and our grant. Investors last paid $${(CENTS_PER_SHARE / 100).toFixed(2)} a share, so the company is valued at ${millions(companyUsd)}.`,
      {
        list: [
          `Grant: ${percentOf('seed')} for the year is ${count(grant)} shares, ${usd(grantUsd)} at that price.`,
          `Each month one twelfth vests, which means it becomes ours: ${count(grant / MONTHS_PER_YEAR)} shares, ${usd(grantUsd / MONTHS_PER_YEAR)}.`,
          `Stop after month ${STOP_MONTH}: ${usd((fee * STOP_MONTH) / MONTHS_PER_YEAR)} in fees and ${count(vested)} shares, ${usd(vestedUsd)}. The other ${count(grant - vested)} shares lapse, if the agreement says so. Check that it does.`,
          `Full year: ${usd(fee)} + ${usd(grantUsd)} = ${usd(fee + grantUsd)}, or ${usd((fee + grantUsd) / MONTHS_PER_YEAR)} a month.`,
        ],
      },
      'This is a high estimate. Investors usually hold preferred shares, which are paid first in a sale. Our shares are ordinary ones, which are worth less until then.',
      { heading: 'What the share costs in the end' },
      {
        table: {
          caption: 'The share from one year at Seed',
          columns: ['What happens', 'Our share', 'Its worth'],
          rows: [
            ['The company closes', `${afterRounds(0)}%`, '$0'],
            [
              `Sold for ${millions(companyUsd)}, no new round`,
              `${afterRounds(0)}%`,
              usd(worth(companyUsd, 0)),
            ],
            [
              `Sold for ${millions(SMALL_SALE)} after one round`,
              `${afterRounds(1)}%`,
              usd(worth(SMALL_SALE, 1)),
            ],
            [
              `Sold for ${millions(LARGE_SALE)} after two rounds`,
              `${afterRounds(2)}%`,
              usd(worth(LARGE_SALE, 2)),
            ],
          ],
        },
      },
      `Each round in this table sells 20% of the company to new investors. Every earlier holder, founders included, keeps 80% of the share they had. With the fees, the same year of work costs between ${usd(fee)} and ${usd(fee + worth(LARGE_SALE, 2))}. Taxes and investors’ preferences are not deducted.`,
      { heading: 'Conflicts to name before the work starts' },
      {
        list: [
          'A high valuation in the next round makes our shares look good, even if customers leave a year later. Judge us by retention as well as by new sales.',
          'A second year is a new grant, so we gain if you renew. Decide with the first year’s numbers in front of you.',
          'We may own shares in a company that competes with you. Ask for the list.',
        ],
      },
      'A percentage in a contract is not yet a grant. Your board has to approve it, and your lawyer has to check securities law and tax. Replace our share count, price and rounds with yours. If the highest result is more than you would pay, ask for more fee and less equity.',
    ];
  },
};
