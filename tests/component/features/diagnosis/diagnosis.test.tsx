import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fields, TYPING_PAUSE_MS } from '../../../../machines/diagnosis.machine';
import { industries } from '../../../../src/content/industries/index';
import { diagnosis } from '../../../../src/content/pages/diagnosis';
import { formatPrice, priceUsdPerMonth } from '../../../../src/content/pricing';
import { packages } from '../../../../src/content/services/index';
import { contactActor } from '../../../../src/features/contact/contactActor';
import { sendToDiagnosis } from '../../../../src/features/diagnosis/diagnosisActor';
import { phasesOf } from '../../../../src/features/pricing/coverage';
import { formatTerms } from '../../../../src/features/pricing/prices';
import { entriesOf } from '../../../../src/lib/lookUp';
import { recordAnnouncements } from '../../../support/announcements';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { addressesIn, block } from '../../../support/pageQueries';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

const section = () => block(diagnosis.heading);
const inSection = () => within(section());
const field = (name: keyof typeof diagnosis.fields) =>
  inSection().getByRole<HTMLInputElement>('textbox', { name: diagnosis.fields[name].label });
const press = (name: string) => fireEvent.click(inSection().getByRole('button', { name }));
const type = (name: keyof typeof diagnosis.fields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS));
const notes = (name: keyof typeof diagnosis.fields) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
const shows = (sentence: string) => section().textContent?.includes(sentence);

beforeEach(() => {
  vi.useFakeTimers();
  emptyContactForm();
});
afterEach(() => {
  act(() => {
    sendToDiagnosis({ type: 'numbers.cleared' });
    sendToDiagnosis({ type: 'example.loaded', example: 'b2b-saas' });
  });
  vi.useRealTimers();
});

describe('the diagnosis', () => {
  test('starts with a labeled example: numbers, finding, phase, add-on, packages, plan', async () => {
    await renderAt('/how-we-work');
    expect(shows('Example: B2B SaaS, invented numbers')).toBe(true);
    expect(fields.map((name) => field(name).value)).toEqual(
      Object.values(industries['b2b-saas'].diagnosisExample),
    );
    expect(
      shows(
        'Narrowest point in the example: from proposal to customer, 12% where 20 to 30% are typical. Execution works on it.',
      ),
    ).toBe(true);
    expect(addressesIn(section())).toEqual([
      '/how-we-work/execution',
      '/services/sales-execution',
      '/services/bowtie-leadership',
      '/services/operational-backbone',
      '/contact',
    ]);
    expect(shows(packages['bowtie-leadership'].text().plan[0])).toBe(true);
    expect(inSection().getByRole('img').getAttribute('aria-label')).toContain('Sign 12%');
  });

  test('shows the typical ranges below the bars, that of growth as a change', async () => {
    await renderAt('/how-we-work');
    for (const range of ['Sign12%20–30Start', '+3%0–6']) expect(shows(range)).toBe(true);
  });

  test('empties the form for the numbers of the visitor, and focuses the first field', async () => {
    await renderAt('/how-we-work');
    press('Enter your numbers');
    expect(fields.map((name) => field(name).value).join('')).toBe('');
    expect(document.activeElement).toBe(field('leads'));
    expect(shows(diagnosis.finding.empty)).toBe(true);
    expect(inSection().queryByRole('link', { name: 'Discuss this' })).toBeNull();
  });

  test.each([
    ['b2b-saas', 'from proposal to customer, 12%'],
    ['cybersecurity', 'from opportunity to proposal, 20%'],
    ['fintech', 'from new customer to live customer, 22.2%'],
    ['healthtech', 'from proposal to customer, 10%'],
    ['greentech', 'from lead to opportunity, 8%'],
    ['high-overhead', 'from live customer to renewal, 70%'],
    ['regenerative-agriculture', 'growth of existing revenue, −9%'],
  ] as const)('has an example for %s: %s', async (slug, finding) => {
    await renderAt('/how-we-work');
    press(industries[slug].name);
    expect(shows(`Narrowest point in the example: ${finding}`)).toBe(true);
  });

  test.each([
    ['leads', 'many', 'Enter a number, such as 20.'],
    ['leads', '-4', 'A count cannot be negative.'],
    ['proposals', '1.5', 'Enter a whole number.'],
    ['proposals', '12%', 'Enter how many, not a percentage.'],
    ['customers', '201', 'This is more than in the step before.'],
    ['live', '9'.repeat(30), 'This number is too large to be right.'],
    ['growth', '-101', 'Revenue cannot fall by more than 100%.'],
  ] as const)('says at the field %s what is wrong with %s, after a pause', async (name, text, sentence) => {
    await renderAt('/how-we-work');
    type(name, text);
    expect(notes(name)).not.toContain(sentence);
    await pause();
    expect(notes(name)).toContain(sentence);
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(field(name).value).toBe(text);
    expect(section().textContent).not.toMatch(/NaN|Infinity|undefined/);
    expect(inSection().getByRole('img')).toBeTruthy();
  });

  test('says where a zero ends the computation', async () => {
    await renderAt('/how-we-work');
    for (const name of ['proposals', 'customers', 'live', 'renewed'] as const) type(name, '0');
    await pause();
    expect(notes('proposals')).toContain(diagnosis.faults.zero);
    expect(shows('from opportunity to proposal, 0%')).toBe(true);
  });

  test('finds what there is from a part of the numbers', async () => {
    await renderAt('/how-we-work');
    press('Enter your numbers');
    type('leads', '1 000');
    expect(shows(diagnosis.finding.none)).toBe(true);
    type('opportunities', '50');
    expect(shows('Your narrowest point so far: from lead to opportunity, 5%')).toBe(true);
    type('opportunities', '200');
    expect(shows('So far no step is below its typical range.')).toBe(true);
  });

  test('says that no step is below its range, and names the closest', async () => {
    await renderAt('/how-we-work');
    type('customers', '42');
    expect(
      shows('No step is below its typical range. Closest to its lower end: growth of existing revenue, +3%'),
    ).toBe(true);
    expect(shows('Phase 5 works on it')).toBe(true);
  });

  test('is announced once, after a pause in typing', async () => {
    await renderAt('/how-we-work');
    const announcements = recordAnnouncements();
    for (const text of ['2', '20', '']) type('customers', text);
    type('customers', '20');
    await pause();
    expect(await announcements()).toEqual([expect.stringContaining('from proposal to customer, 10%')]);
  });

  test('states the rule, and each range with its source and year', async () => {
    await renderAt('/how-we-work');
    expect(shows('Each share is divided by the lower end of its range')).toBe(true);
    expect(shows('Ties go to the later step')).toBe(true);
    expect(section().querySelectorAll('dd')).toHaveLength(6);
    for (const source of section().querySelectorAll('dd')) expect(source.textContent).toMatch(/, 20\d\d\.$/);
  });

  test('shows prices at the selected stage', async () => {
    await renderAt('/how-we-work');
    stageControls().choose('Series B');
    const [dollars] = formatPrice(priceUsdPerMonth('bowtie-leadership', 'seriesB')).split('/');
    expect(shows(dollars ?? '')).toBe(true);
  });

  test('takes numbers, finding, prices and link into the message, where they can be edited', async () => {
    await renderAt('/how-we-work', { alsoReady: ['/contact'] });
    type('customers', '20');
    fireEvent.click(inSection().getByRole('link', { name: 'Discuss this' }));
    const { message } = contactActor.getSnapshot().context.message;
    for (const part of [
      'Leads: 2,000',
      'New customers: 20',
      'Revenue growth: 3%',
      'Your narrowest point: from proposal to customer, 10%',
      `Bowtie Leadership: ${formatTerms('bowtie-leadership', 'seed')}`,
      '/how-we-work?leads=2%2C000&',
    ])
      expect(message).toContain(part);
    expect(message).not.toContain('the example');
  });
});

test.each(entriesOf(diagnosis.steps))(
  'the packages of the step %s cover its phase',
  (_, { phase, packages: slugs }) => {
    for (const slug of slugs) expect(phasesOf(slug)).toContain(phase);
  },
);

test('each industry page leads to its example, and each phase page to the form', async () => {
  await renderAt('/industries/fintech');
  const links = screen.getAllByRole('link', { name: 'Find your narrowest point' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/how-we-work?example=fintech#diagnosis']);
});
