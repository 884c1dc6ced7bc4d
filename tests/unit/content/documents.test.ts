import { describe, expect, test } from 'vitest';
import { type DocumentTable, documents, type ExampleDocument } from '../../../src/content/documents';
import { renewalWarningDays } from '../../../src/content/packageTerms';
import { addOns } from '../../../src/content/services/index';
import { sum } from '../../support/sum';

const { plan, review, forecasts, log, answer, report } = documents;
const { campaigns, calendar, deals, renewalList, partnerSheet } = documents;
const { mismatches, roadmap, releases } = documents;

/** The numbers of a text, in order: `$432,000` is 432000. */
const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((word) => Number(word.replaceAll(',', '')));

const numberIn = (text: string) => numbersIn(text)[0] ?? 0;

/** What follows from a sheet, as one sentence. */
const findingOf = ({ finding }: { readonly finding: NonNullable<ExampleDocument['finding']> }) =>
  [finding.number, finding.text, ...(finding.terms ?? []).flat(), finding.note].filter(Boolean).join(' ');

/** Signals of a renewal at risk: `Paid late, use fell. 114 days left` has two. */
const signalsIn = (text: string) =>
  text.startsWith('No signal') ? 0 : (text.split('. ')[0]?.split(', ').length ?? 0);

const DAY_MS = 24 * 60 * 60 * 1000;

/** The first day of a text, `March 16` or `Mar 16`, in the year of the example documents. */
const dayOf = (text: string) =>
  Date.parse(`${text.match(/\b(Mar|Apr|May|Jun|Jul)[a-z]*\s\d+/)?.[0].replace(/\s/, ' ')}, 2026 UTC`);

type Cells = readonly [name: string, lastWeek: string, thisWeek: string, target: string];

const inNumbers = ([name, lastWeek, thisWeek, target]: Cells) => ({
  name,
  lastWeek: Number(lastWeek),
  thisWeek: Number(thisWeek),
  target: Number(target),
});

const [deal, contract, goLive, renewal] = review.rows;
const week = [inNumbers(deal), inNumbers(contract), inNumbers(goLive), inNumbers(renewal)] as const;
/** New contracts in each quarter of the plan. */
const quarterlyContracts = plan.quarters.rows.map(([, contracts]) => Number(contracts));

const decisions = review.second.rows.map(([text, owner, due]) => ({ text, owner, due }));

describe('the figures of the example documents can be recalculated', () => {
  test('the plan: deals times win rate are contracts, contracts times price are the target', () => {
    const lineOf = (name: string) => numbersIn(plan.rows.find(([line]) => line === name)?.[1] ?? '');
    const [monthly = 0, yearly = 0] = lineOf('Price');
    expect(yearly).toBe(12 * monthly);
    const [deals = 0, winPercent = 0, contracts = 0, target = 0] = lineOf('Target');
    expect(contracts).toBe((deals * winPercent) / 100);
    expect(target).toBe(contracts * yearly);
    const [lowerPercent = 0, moreDeals = 0] = numbersIn(plan.note.text);
    expect((moreDeals * lowerPercent) / 100).toBe(contracts);
    expect(sum(quarterlyContracts)).toBe(contracts);
  });

  test('the review: only the marked gap to its target grew', () => {
    const grew = week.map(
      ({ lastWeek, thisWeek, target }) => Math.abs(target - thisWeek) > Math.abs(target - lastWeek),
    );
    expect(grew).toEqual(week.map((_, index) => index === review.note.at));
  });

  test('the review: deals and contracts are those of the plan', () => {
    const percent = numberIn(plan.rows[3][1].match(/\d+%/)?.[0] ?? '');
    const [deals, signed] = week;
    const [contracts] = numbersIn(deals.name);
    expect(contracts).toBe(quarterlyContracts[1]);
    expect((deals.target * percent) / 100).toBe(contracts);
    expect(signed.target).toBe(quarterlyContracts[0]);
  });

  test('the review: each number off its target has a decision with a number, an owner and a later date', () => {
    const [, signed, days, renewals] = week;
    const off = week.filter(({ thisWeek, target }) => thisWeek !== target);
    expect(decisions).toHaveLength(off.length);
    const [onboarding, calls, desk] = decisions.map(({ text }) => numbersIn(text));
    expect(onboarding?.[0]).toBe(days.thisWeek);
    expect(calls).toEqual([numberIn(renewals.name) - renewals.thisWeek, renewals.target - renewals.thisWeek]);
    expect(desk).toEqual([signed.target]);
    const day = dayOf(review.status);
    for (const { owner, due } of decisions) {
      expect(owner).not.toBe('');
      expect(dayOf(due)).toBeGreaterThan(day);
    }
  });

  test('the log: each decision is reviewed 13 weeks later', () => {
    for (const [decided, , reviewed] of log.rows)
      expect(dayOf(reviewed) - dayOf(decided)).toBe(13 * 7 * DAY_MS);
  });

  test('the scorecard: only the marked measure misses its target, by two answers', () => {
    const missing = answer.rows.map(([, ratio, share, target]) => {
      const [passed = 0, total = 0] = numbersIn(ratio);
      expect(numberIn(share)).toBe((passed / total) * 100);
      return Math.max(0, (total * numberIn(target)) / 100 - passed);
    });
    expect(missing).toEqual(answer.rows.map((_, index) => (index === answer.note.at ? 2 : 0)));
  });

  test('the report: what the pitch claims and what the records say follow from the same numbers', () => {
    const [revenue, retention, cost, largest, buyers] = report.rows.map(([claim, records]) => ({
      claimed: numbersIn(claim),
      found: numbersIn(records),
    }));
    const [billed = 0, kept = 0, added = 0, customers = 0] = revenue?.found ?? [];
    expect(billed).toBe(kept + added);
    expect(Math.round(billed / 100_000) / 10).toBe(revenue?.claimed[0]);

    const [before = 0, now = 0, percent = 0, gross = 0, divisor = 0] = retention?.found ?? [];
    expect((divisor / before) * 100).toBeCloseTo(gross, 9);
    expect(now).toBe(kept);
    expect((now / before) * 100).toBeCloseTo(percent, 9);
    expect((now / divisor) * 100).toBeCloseTo(retention?.claimed[0] ?? 0, 9);

    const [each = 0, marginPercent = 0, payback = 0, omitted = 0] = cost?.found ?? [];
    const [claimedCost = 0, claimedPayback = 0] = cost?.claimed ?? [];
    expect(each - omitted).toBe(claimedCost);
    const margin = each / payback;
    expect(claimedCost / claimedPayback).toBe(margin);
    expect((margin * 12) / (added / customers)).toBe(marginPercent / 100);

    const [percentOfRevenue = 0, contract = 0] = largest?.found ?? [];
    expect((contract / billed) * 100).toBeCloseTo(percentOfRevenue, 9);
    expect(largest?.claimed).toEqual([percentOfRevenue]);

    const [agree = 0, asked = 0, others] = buyers?.found ?? [];
    expect(asked - agree).toBe(others);
  });

  test('the report: the note is about the marked claim, and the finding values it as the status does', () => {
    const [percent = 0, claimed = 0, less = 0] = numbersIn(report.note.text);
    const [value = 0, asPitched, found, asked] = numbersIn(findingOf(report));
    const [pitched = 0] = numbersIn(report.status);
    expect(asPitched).toBe(pitched);
    const [claim, records] = report.rows[report.note.at];
    const [, , billed] = numbersIn(records);
    expect([claimed, percent]).toEqual([numbersIn(claim)[0], billed]);
    expect([found, asked]).toEqual([percent, claimed]);
    expect(1 - percent / claimed).toBeCloseTo(less / 100, 9);
    expect((pitched * percent) / claimed).toBeCloseTo(value, 9);
  });

  test('the report: the caption counts the confirmed claims, and open deals are those with a buyer', () => {
    expect(report.rows).toHaveLength(5);
    expect(report.rows.filter(([, , confirmed]) => confirmed === 'Yes')).toHaveLength(2);
    expect(report.caption).toMatch(/Two of six claims/);
    for (const [claim, missing, counted] of report.second.rows) {
      const [[millions = 0], [silent = 0]] = [numbersIn(claim), numbersIn(missing)];
      expect(numbersIn(counted)).toEqual([millions * 1_000_000 - silent]);
    }
  });

  test('the forecasts: signed contracts are those of the plan, and the last two are in range', () => {
    const months = forecasts.rows.map(([, range, signed, result]) => {
      const [low = 0, high = 0] = numbersIn(range);
      return { low, high, signed: numberIn(signed), result };
    });
    expect(sum(months.map(({ signed }) => signed))).toBe(quarterlyContracts[2]);
    for (const { low, high, signed, result } of months)
      expect(result).toBe(signed > high ? 'Above' : signed < low ? 'Below' : 'In range');
    expect(months.map(({ result }) => result)).toEqual(['Above', 'In range', 'In range']);
    expect(forecasts.note.at).toBe(months.length - 1);
  });

  test('the campaigns: cost per deal, totals, the limit and the holdout', () => {
    const rows = campaigns.rows.map(([, cost, ...cells]) => [...cells, cost].map(numberIn));
    const channels = rows.slice(0, 4);
    const [[spend = 0, count = 0] = [], [, heldOutCount = 0] = []] = rows.slice(4);
    for (const [rowSpend = 0, rowCount = 0, cost] of rows) expect(rowSpend / rowCount).toBe(cost);
    expect(spend).toBe(sum(channels.map(([channelSpend = 0]) => channelSpend)));
    expect(count).toBe(sum(channels.map(([, channelCount = 0]) => channelCount)));

    const limit = numberIn(campaigns.note.text);
    expect(campaigns.status).toContain(`$${limit.toLocaleString('en-US')} a deal`);
    const above = channels.map(([, , cost = 0]) => cost > limit);
    expect(above).toEqual(channels.map((_, index) => index === campaigns.note.at));
    expect(channels[campaigns.note.at]?.[2]).toBe(2 * limit);

    const [reached = 0, heldOut = 0] = [campaigns.rows[4], campaigns.rows[5]].map(([name]) => numberIn(name));
    const [costWithFee = 0, paid, fee = 0, added = 0, companies, expected = 0] = numbersIn(
      findingOf(campaigns),
    );
    expect(companies).toBe(reached);
    expect((heldOutCount / heldOut) * reached).toBe(expected);
    expect(added).toBe(count - expected);
    expect(paid).toBe(spend);
    expect(fee).toBe(3 * addOns['demand-generation'].usdPerMonth);
    expect(costWithFee).toBe((spend + fee) / added);
    const [price = 0] = numbersIn(plan.rows[1][1].match(/[\d,]+$/)?.[0] ?? '');
    const [, won = 0] = numbersIn(plan.rows[3][1]);
    expect((price * won) / 100).toBeGreaterThan(costWithFee);
    expect(reached + heldOut).toBe(numberIn(plan.rows[2][1]));
  });

  test('the campaigns: paid search stops on the day and with the figures of the log', () => {
    const [decided = '', reason = ''] =
      log.rows.find(([decision]) => decision.endsWith('Stop paid search')) ?? [];
    expect(dayOf(campaigns.status)).toBe(dayOf(decided));
    const [, cost, ...cells] = campaigns.rows[campaigns.note.at];
    expect(numbersIn(reason)).toEqual([...cells, cost, campaigns.note.text].map(numberIn));
  });

  test('the calendar: uses add up, and the review contradicts the article on hold', () => {
    const published = calendar.rows.filter((_, index) => index !== calendar.note.at);
    const [uses, dealCount] = numbersIn(findingOf(calendar));
    const [qualified, , days] = week;
    expect(calendar.status).toBe(review.status);
    expect(dealCount).toBe(qualified.thisWeek);
    expect(findingOf(calendar)).toContain('four published');
    expect(published).toHaveLength(4);
    expect(sum(published.map(([, , used]) => numberIn(used)))).toBe(uses);
    for (const [, , used] of published) expect(numbersIn(used)[1]).toBe(dealCount);
    expect(numbersIn(calendar.note.text)).toEqual([days.thisWeek, days.target]);
    expect(numbersIn(calendar.rows[calendar.note.at][1])).toEqual([days.target]);
  });

  test('the open deals: the finding counts them, and the one that leaves has to be replaced', () => {
    const verdicts = deals.rows.map(([, evidence]) => evidence.split(':')[0]);
    expect(verdicts).toEqual(['Advances', 'Advances', 'Waits', 'Waits', 'Leaves']);
    expect(findingOf(deals)).toBe('2 of 5 deals advance. Two wait, and one leaves.');
    expect(verdicts[deals.note.at]).toBe('Leaves');
    const [{ target, thisWeek }] = week;
    expect(thisWeek).toBe(target);
    expect(numbersIn(deals.note.text)).toEqual([thisWeek - 1, 2, thisWeek, 1]);
    expect(deals.note.text).toContain('one more');
  });

  test('the open deals: each has an owner and a day of the same week, the contract those of the review', () => {
    const day = dayOf(deals.status);
    expect(day).toBe(dayOf(review.status));
    for (const [, , ownerAndDay] of deals.rows) {
      expect(ownerAndDay).toMatch(/^\D+, Mar\s\d+$/);
      const daysLeft = (dayOf(ownerAndDay) - day) / DAY_MS;
      expect(daysLeft).toBeGreaterThanOrEqual(0);
      expect(daysLeft).toBeLessThan(7);
    }
    const desk = decisions.find(({ text }) => text.startsWith('Finance and sales'));
    expect(deals.rows[0][2]).toBe(`${desk?.owner}, ${desk?.due}`);
  });

  test('the renewals: each row counts the days until its date, and two signals are a warning', () => {
    const day = dayOf(renewalList.status);
    expect(day).toBe(dayOf(review.status));
    const daysLeft = renewalList.rows.map(([account]) => (dayOf(account) - day) / DAY_MS);
    expect(renewalList.rows.map(([, text]) => numberIn(text.match(/\d+ days left/)?.[0] ?? ''))).toEqual(
      daysLeft,
    );
    expect(daysLeft[renewalList.note.at]).toBe(renewalWarningDays);
    const [contactDay = 0] = numbersIn(renewalList.note.text);
    renewalList.rows.forEach(([, text, owner], index) => {
      const hasTwoSignals = signalsIn(text) === 2;
      expect(['Success lead', 'Finance lead', 'Our person']).toContain(owner);
      if (!hasTwoSignals) return;
      expect(owner).toBe('Our person');
      expect(daysLeft[index]).toBeGreaterThan(contactDay);
    });
  });

  test('the renewals: those with fewer than two signals make up the target of the review', () => {
    const [, , , { name, thisWeek, target }] = week;
    const [confirmed = 0, all = 0] = numbersIn(renewalList.caption);
    const [expected] = numbersIn(findingOf(renewalList));
    expect([confirmed, expected]).toEqual([thisWeek, target]);
    expect([all, all]).toEqual([numberIn(name), numbersIn(findingOf(renewalList))[1]]);
    expect(renewalList.rows).toHaveLength(all - confirmed);
    const signals = renewalList.rows.map(([, text]) => signalsIn(text));
    const safe = signals.filter((count) => count < 2);
    expect(safe).toHaveLength(3);
    expect(findingOf(renewalList)).toContain('the three with one signal or none');
    expect(confirmed + safe.length).toBe(expected);
    expect(signals[renewalList.note.at]).toBe(2);
    const calls = decisions.find(({ text }) => text.startsWith('Call the'));
    const [, lastDay = ''] = renewalList.status.split(' by ');
    expect(dayOf(lastDay)).toBe(dayOf(calls?.due ?? ''));
  });

  test('the mismatches: the corrections add up to the new revenue, the largest first', () => {
    const [year = 0] = numbersIn(mismatches.status);
    const changes = mismatches.rows.map(([, , change]) =>
      change.startsWith('−') ? -numberIn(change) : numberIn(change),
    );
    const [before = 0, after] = numbersIn(mismatches.caption);
    expect(changes.reduce((sum, change) => sum + change, before)).toBe(after);
    const sizes = changes.map(Math.abs);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    const [, , [, discount, amount]] = mismatches.rows;
    expect((numberIn(discount) / 100) * year).toBe(numberIn(amount));
    // The CRM has one contract at a discount.
    expect((before + numberIn(amount)) % year).toBe(0);
  });

  test('the roadmap: targets are those of the review, and no more users failed than were observed', () => {
    const [first, , third] = roadmap.rows.map(([, evidence]) => numbersIn(evidence));
    const [, , onboarding, renewals] = week;
    expect(first?.slice(2)).toEqual([onboarding.target, onboarding.thisWeek]);
    expect(third?.slice(2)).toEqual([renewals.target, numberIn(renewals.name)]);
    for (const [, evidence] of roadmap.rows.slice(0, 3)) {
      const [failed = 0, observed = 0] = numbersIn(evidence);
      expect(observed).toBe(8);
      expect(failed).toBeLessThan(observed);
    }
  });

  test('the release sheet: the marked task alone is worse than a colleague or above its limit', () => {
    const passing = releases.rows.map(([, wrong, colleague, costs]) => {
      const [cost = 0, limit = 0] = numbersIn(costs);
      return Number(wrong) <= Number(colleague) && cost <= limit;
    });
    expect(passing).toEqual(releases.rows.map((_, index) => index !== releases.note.at));
    const cases = numberIn(releases.status);
    const [wrong = 0, monthly = 0, usdPerMistake = 0, checked, usdOfChecks = 0] = numbersIn(releases.caption);
    expect(wrong / monthly).toBe(Number(releases.rows[1][1]) / cases);
    expect(checked).toBe(monthly);
    expect(wrong * usdPerMistake).toBeGreaterThan(usdOfChecks);
    expect(numberIn(releases.rows[3][1]) - numberIn(releases.rows[3][2])).toBe(10);
    expect(releases.note.text).toMatch(/^Ten more than a colleague/);
  });

  test('the partners: the commission is 3% of the price, except for the influenced contract', () => {
    const percent = numberIn(addOns.partnerships.surcharge ?? '');
    const price = numberIn(plan.rows[1][1].match(/[\d,]+$/)?.[0] ?? '');
    expect(numberIn(partnerSheet.columns[3])).toBe(percent);
    const rows = partnerSheet.rows.map(([, ...cells]) => cells.map(numberIn));
    const partners = rows.slice(0, 4);
    const sourced = partners.map(([, signed = 0], index) => (index === partnerSheet.note.at ? 0 : signed));
    expect(partners.map(([, , dollars]) => dollars)).toEqual(
      sourced.map((signed) => (signed * price * percent) / 100),
    );
    const counted = partners.filter((_, index) => index !== partnerSheet.note.at);
    expect(rows[4]).toEqual([0, 1, 2].map((column) => sum(counted.map((cells) => cells[column] ?? 0))));
    const [firstQuarter = 0, secondQuarter = 0] = quarterlyContracts;
    const commission = rows[4]?.[2] ?? 0;
    const fees = 6 * addOns.partnerships.usdPerMonth;
    expect(numbersIn(findingOf(partnerSheet))).toEqual([
      (commission + fees) / sum(sourced),
      fees,
      commission,
      percent,
      sum(sourced),
      price,
      ...[sum(sourced), sum(sourced)],
      firstQuarter + secondQuarter,
      ...[1, 2],
    ]);
  });

  test('the findings: the stripes are the share that the sentence names', () => {
    for (const { finding } of [deals, renewalList]) expect(finding.share).toEqual(numbersIn(finding.number));
    expect(report.finding.share).toEqual(numbersIn(findingOf(report)).slice(0, 2));
    const [, , , added = 0, , expected = 0] = numbersIn(findingOf(campaigns));
    expect(campaigns.finding.share).toEqual([added, added + expected]);
    // Each deal could have used each of four articles.
    const [uses, dealCount = 0] = numbersIn(findingOf(calendar));
    const used = calendar.rows.map(([, , usedIn]) => numbersIn(usedIn)).filter(({ length }) => length > 0);
    expect(calendar.finding.share).toEqual([uses, dealCount * 4]);
    expect([0, 1].map((at) => sum(used.map((counts) => counts[at] ?? 0)))).toEqual([uses, dealCount * 4]);
    const [, , , , , , , contracts, all] = numbersIn(findingOf(partnerSheet));
    expect(partnerSheet.finding.share).toEqual([contracts, all]);
    expect(numbersIn(campaigns.finding.scale)).toEqual(campaigns.finding.share.toReversed());
  });

  test.each([campaigns, calendar, deals, renewalList, partnerSheet])(
    '$title has four to six rows with one cell per column',
    ({ columns, rows, note }) => {
      expect(rows.length).toBeGreaterThanOrEqual(4);
      expect(rows.length).toBeLessThanOrEqual(6);
      expect(rows[note.at]).toBeDefined();
      for (const row of rows) expect(row).toHaveLength(columns.length);
    },
  );

  test.each(Object.values(addOns))('$name shows a document of its own', ({ text }) => {
    const shown = text().document;
    expect(shown).toBeDefined();
    expect(Object.values(addOns).filter((addOn) => addOn.text().document === shown)).toHaveLength(1);
  });

  const tablesWithBars = Object.values(documents)
    .flatMap((document: ExampleDocument): readonly DocumentTable[] =>
      document.quarters ? [document, document.quarters] : [document],
    )
    .filter(({ bars }) => bars);

  test.each(tablesWithBars)(
    'the bars of $rows.0.0 and the rows below it compare numbers',
    ({ columns, rows, main: value = 1, bars }) => {
      const { stripe = 0, target, whole, key } = bars ?? {};
      const unit = rows[0]?.[value]?.replace(/[\d.,]+.*?(%?)$/, `${stripe}$1`).replace(/^[−+]/, '');
      expect(key).toContain(stripe === 1 ? 'Each stripe: ' : `Each stripe: ${unit}`);
      const column = target ?? whole ?? value;
      expect(columns[value]).toBeDefined();
      expect(columns[column]).toBeDefined();
      for (const row of rows) {
        const counts = [row[value], row[column]].map((cell = '') => numbersIn(cell).length);
        // `9 of 20` is a value and its whole, and `On hold` has neither.
        if (whole === value) expect([0, 2]).toContain(counts[0]);
        else expect(counts).toEqual([1, 1]);
      }
    },
  );

  test.each(Object.values(documents))('$title says that its figures are invented', ({ caption }) => {
    expect(caption).toMatch(/^Example with invented figures\./);
  });
});
