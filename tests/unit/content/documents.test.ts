import { describe, expect, test } from 'vitest';
import { documents } from '../../../src/content/documents';

const { plan, review, log, answer } = documents;

/** The numbers of a text, in order: `$432,000` is 432000. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((word) => Number(word.replaceAll(',', '')));

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the figures of the example documents can be recalculated', () => {
  test('the plan: deals times win rate are contracts, contracts times price are the target', () => {
    const lineOf = (name: string) => numbersIn(plan.lines.find((line) => line.name === name)?.text ?? '');
    const [monthly = 0, yearly = 0] = lineOf('Price');
    expect(yearly).toBe(12 * monthly);
    const [deals = 0, winPercent = 0, contracts = 0, target = 0] = lineOf('Target');
    expect(contracts).toBe((deals * winPercent) / 100);
    expect(target).toBe(contracts * yearly);
    const [lowerPercent = 0, moreDeals = 0] = numbersIn(plan.note.text);
    expect((moreDeals * lowerPercent) / 100).toBe(contracts);
    expect(plan.quarters.contracts.reduce<number>((sum, count) => sum + count, 0)).toBe(contracts);
  });

  test('the review: only the marked gap to its target grew', () => {
    const grew = review.rows.map(
      ({ lastWeek, thisWeek, target }) => Math.abs(target - thisWeek) > Math.abs(target - lastWeek),
    );
    expect(grew).toEqual(review.rows.map((_, index) => index === review.note.at));
  });

  test('the log: each decision is reviewed 13 weeks later', () => {
    for (const { date, review: reviewed } of log.entries)
      expect(Date.parse(reviewed) - Date.parse(date)).toBe(13 * 7 * DAY_MS);
  });

  test('the scorecard: only the marked measure misses its target, by two answers', () => {
    const missing = answer.tests.map(({ passed, total, targetPercent }) =>
      Math.max(0, (total * targetPercent) / 100 - passed),
    );
    expect(missing).toEqual(answer.tests.map((_, index) => (index === answer.note.at ? 2 : 0)));
  });

  test.each(Object.values(documents))('$title says that its figures are invented', ({ caption }) => {
    expect(caption).toMatch(/^Example with invented figures\./);
  });
});
