import { describe, expect, test } from 'vitest';
import { documents } from '../../../src/content/documents';

const { plan, review, log, answer, report } = documents;

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

  test('the review: deals and contracts are those of the plan', () => {
    const [percent = 0] = numbersIn(
      plan.lines.find(({ name }) => name === 'Target')?.text.match(/\d+%/)?.[0] ?? '',
    );
    const [deals, signed] = review.rows;
    const [contracts] = numbersIn(deals.name);
    expect(contracts).toBe(plan.quarters.contracts[1]);
    expect((deals.target * percent) / 100).toBe(contracts);
    expect(signed.target).toBe(plan.quarters.contracts[0]);
  });

  test('the review: each number off its target has a decision with a number, an owner and a later date', () => {
    const [, signed, days, renewals] = review.rows;
    const off = review.rows.filter(({ thisWeek, target }) => thisWeek !== target);
    expect(review.decisions).toHaveLength(off.length);
    const [onboarding, calls, desk] = review.decisions.map(({ text }) => numbersIn(text));
    expect(onboarding?.[0]).toBe(days.thisWeek);
    expect(calls).toEqual([
      (numbersIn(renewals.name)[0] ?? 0) - renewals.thisWeek,
      renewals.target - renewals.thisWeek,
      renewals.target,
    ]);
    expect(desk).toEqual([signed.target, signed.target]);
    const day = Date.parse(`${review.status.match(/[A-Z][a-z]+ \d+/g)?.[0]}, 2026 UTC`);
    for (const { owner, due } of review.decisions) {
      expect(owner).not.toBe('');
      expect(Date.parse(due)).toBeGreaterThan(day);
    }
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

  test('the report: what the pitch claims and what the records say follow from the same numbers', () => {
    const [revenue, retention, cost, largest, buyers] = report.claims.map(({ claim, records }) => ({
      claimed: numbersIn(claim),
      found: numbersIn(records),
    }));
    const [billed = 0, kept = 0, added = 0, customers = 0] = revenue?.found ?? [];
    expect(billed).toBe(kept + added);
    expect(Math.round(billed / 100_000) / 10).toBe(revenue?.claimed[0]);

    const [percent = 0, before = 0, now = 0, left = 0] = retention?.found ?? [];
    expect(now).toBe(kept);
    expect((now / before) * 100).toBeCloseTo(percent, 9);
    expect((now / (before - left)) * 100).toBeCloseTo(retention?.claimed[0] ?? 0, 9);

    const [each = 0, payback = 0, omitted = 0] = cost?.found ?? [];
    const [claimedCost = 0, claimedPayback = 0] = cost?.claimed ?? [];
    expect(each - omitted).toBe(claimedCost);
    const margin = each / payback;
    expect(claimedCost / claimedPayback).toBe(margin);
    // Gross margin as a share of what a new customer pays.
    expect((margin * 12) / (added / customers)).toBe(0.75);

    const [percentOfRevenue = 0, contract = 0] = largest?.found ?? [];
    expect((contract / billed) * 100).toBeCloseTo(percentOfRevenue, 9);
    expect(largest?.claimed).toEqual([percentOfRevenue]);

    const [agree = 0, asked = 0, others] = buyers?.found ?? [];
    expect(asked - agree).toBe(others);
  });

  test('the report: the note is about the marked claim, and values it as the status does', () => {
    const [percent = 0, less = 0, claimed = 0, value = 0, pitched = 0] = numbersIn(report.note.text);
    const { claim, records } = report.claims[report.note.at];
    expect([claimed, percent]).toEqual([numbersIn(claim)[0], numbersIn(records)[0]]);
    expect(1 - percent / claimed).toBeCloseTo(less / 100, 9);
    expect(numbersIn(report.status)).toEqual([pitched]);
    expect((pitched * percent) / claimed).toBeCloseTo(value, 9);
  });

  test('the report: the caption counts the confirmed claims, and open deals are those with a buyer', () => {
    expect(report.claims).toHaveLength(5);
    expect(report.claims.filter(({ confirmed }) => confirmed === 'Yes')).toHaveLength(2);
    expect(report.caption).toMatch(/Two of five claims/);
    for (const { claim, missing, counted } of report.unconfirmed.items) {
      const [[millions = 0], [silent = 0]] = [numbersIn(claim), numbersIn(missing)];
      expect(numbersIn(counted)).toEqual([millions * 1_000_000 - silent]);
    }
  });

  test.each(Object.values(documents))('$title says that its figures are invented', ({ caption }) => {
    expect(caption).toMatch(/^Example with invented figures\./);
  });
});
