import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stage } from '../../../../machines/stage.machine';
import { addOnFee, formatPrice, formatUsd, priceUsdPerMonth } from '../../../../src/content/pricing';
import { addOns, type PackageSlug } from '../../../../src/content/services/index';
import {
  addOnSlugs,
  equityPercent,
  formatEquity,
  itemName,
  packageSlugs,
} from '../../../../src/features/pricing/prices';
import { recordAnnouncements } from '../../../support/announcements';
import { emptyContactForm } from '../../../support/emptyContactForm';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';
import { sum } from '../../../support/sum';

/** An owner who has an endpoint. */
vi.mock('../../../../src/config/recipients', () => {
  const recipient = { kind: 'endpoint', address: 'https://forms.example/contact' };
  return { recipients: { contact: recipient, subscribe: recipient } };
});

const choice = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Add to the total: ${name}` });
const add = (...slugs: readonly string[]) => {
  for (const slug of slugs) fireEvent.click(choice(itemName(slug)));
};
const bar = () => screen.getByRole('region', { name: 'Your total' });
const press = (name: string | RegExp) => fireEvent.click(within(bar()).getByRole('button', { name }));
const openStatement = () => press(/^Statement/);
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });

/** Fee and share of packages with an add-on. */
const totalOf = (stage: Stage, slugs: readonly PackageSlug[], addOn: keyof typeof addOns) => ({
  usd: sum(slugs.map((slug) => priceUsdPerMonth(slug, stage))) + addOns[addOn].usdPerMonth,
  share: formatEquity(sum(slugs.map((slug) => equityPercent(slug, stage)))),
});

beforeEach(emptyContactForm);

test('every package and every add-on has a checkbox of its own', async () => {
  await renderAt('/services');
  const slugs = [...packageSlugs, ...addOnSlugs];
  for (const slug of slugs) expect(choice(itemName(slug)).checked).toBe(false);
  expect(screen.getAllByRole('checkbox')).toHaveLength(slugs.length);
});

describe('the total', () => {
  test('appears with the first choice, and goes with the last', async () => {
    await renderAt('/services');
    expect(screen.queryByRole('region', { name: 'Your total' })).toBeNull();
    add('sales-execution');
    expect(bar().textContent).toContain(addOnFee('sales-execution'));
    add('sales-execution');
    expect(screen.queryByRole('region', { name: 'Your total' })).toBeNull();
  });

  test('adds up fee and equity, and follows the stage', async () => {
    await renderAt('/services');
    const slugs = ['revenue-strategy', 'operational-backbone'] as const;
    add(...slugs, 'content-branding');
    const seed = totalOf('seed', slugs, 'content-branding');
    for (const part of [formatPrice(seed.usd), `${seed.share} for one year`])
      expect(bar().textContent).toContain(part);
    stageControls().choose('Pre-Seed');
    const preSeed = totalOf('preSeed', slugs, 'content-branding');
    for (const part of [formatPrice(preSeed.usd), preSeed.share]) expect(bar().textContent).toContain(part);
  });

  test('of add-ons alone states no equity', async () => {
    await renderAt('/services');
    add('sales-execution');
    expect(bar().textContent).not.toContain('equity');
  });

  test('names a commission beside the sum', async () => {
    await renderAt('/services');
    add('customer-success');
    expect(bar().textContent).not.toContain('commission');
    add('partnerships');
    expect(within(bar()).getByText('plus 3% commission')).toBeTruthy();
  });

  test('is announced after each change, and not before the first', async () => {
    await renderAt('/services');
    const announced = recordAnnouncements();
    add('bowtie-leadership');
    await announced();
    add('sales-execution');
    await announced();
    press('Clear');
    expect(await announced()).toEqual([
      'Your total, 1 chosen: $8,000/month and 0.375% equity for one year.',
      'Your total, 2 chosen: $13,500/month and 0.375% equity for one year.',
      'Your total is empty.',
    ]);
  });

  test('is cleared at once, and the focus goes to the first choice', async () => {
    await renderAt('/services');
    add('bowtie-leadership', 'sales-execution');
    press('Clear');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(document.activeElement).toBe(choice('Bowtie Leadership'));
  });

  test('holds for the visit: pages of its services show it, and can remove them', async () => {
    const { goTo } = await renderAt('/services');
    add('bowtie-leadership', 'demand-generation');
    await goTo('/services/demand-generation');
    expect(screen.getByText('In your total')).toBeTruthy();
    await goTo('/services/bowtie-leadership');
    expect(screen.getByText('In your total')).toBeTruthy();
    add('bowtie-leadership');
    expect(screen.queryByText('In your total')).toBeNull();
    expect(bar().textContent).toContain(addOnFee('demand-generation'));
  });
});

describe('the statement', () => {
  const rows = () =>
    within(bar())
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  const termOf = (name: string) => within(bar()).getByText(name).nextElementSibling?.textContent;
  const month = () => within(bar()).getByRole<HTMLInputElement>('slider', { name: 'Stop after month' });
  const stopAfter = (months: number) => fireEvent.change(month(), { target: { value: String(months) } });

  test('is opened by the sum, and closed by it and by Escape', async () => {
    await renderAt('/services');
    add('bowtie-leadership');
    const sumButton = () => within(bar()).getByRole('button', { name: /^Statement/ });
    for (const close of [openStatement, () => fireEvent.keyDown(month(), { key: 'Escape' })]) {
      openStatement();
      expect(sumButton().getAttribute('aria-expanded')).toBe('true');
      close();
      expect(sumButton().getAttribute('aria-expanded')).toBe('false');
      expect(within(bar()).queryByRole('table')).toBeNull();
    }
    expect(document.activeElement).toBe(sumButton());
  });

  test('lists what is chosen and what each costs', async () => {
    await renderAt('/services');
    stageControls().choose('Series A');
    add('revenue-strategy', 'customer-success', 'partnerships');
    openStatement();
    expect(within(bar()).getByRole('heading', { name: 'Your total at Series A' })).toBeTruthy();
    expect(rows().slice(1)).toEqual([
      ['Revenue Strategy & Design', '$15,000', '0.667%'],
      ['Customer Success Augmentation', '$6,000per resource', 'none'],
      ['Partnerships & Channel Sales', '$6,000plus 3% commission', 'none'],
      ['Total', '$27,000plus 3% commission', '0.667%'],
    ]);
  });

  test('says what a stop after each month costs: fees paid, and equity vested', async () => {
    await renderAt('/services');
    add('bowtie-leadership', 'demand-generation');
    openStatement();
    for (const [months, share] of [
      [12, '0.375%'],
      [7, '0.219%'],
      [1, '0.031%'],
    ] as const) {
      if (months < 12) stopAfter(months);
      expect(within(bar()).getByRole('heading', { name: `If you stop after month ${months}` })).toBeTruthy();
      const fees = formatUsd(months * 15_500);
      expect(month().getAttribute('aria-valuetext')).toBe(`Month ${months}: ${fees}, ${share}`);
      expect([termOf('Fees paid'), termOf('Equity vested')]).toEqual([fees, share]);
    }
  });

  test('of add-ons alone vests nothing', async () => {
    await renderAt('/services');
    add('demand-generation');
    openStatement();
    expect(termOf('Equity vested')).toBe('none');
  });
});

describe('every way to the contact page', () => {
  const goes = {
    'Discuss this': () => fireEvent.click(within(bar()).getByRole('link', { name: 'Discuss this' })),
    'the menu': () => {
      const [link] = screen.getAllByRole('link', { name: 'Contact' });
      if (link) fireEvent.click(link);
    },
  };

  test.each(['Discuss this', 'the menu'] as const)('carries the total: %s', async (way) => {
    const { history } = await renderAt('/services', { alsoReady: ['/contact'] });
    stageControls().choose('Series A');
    add('bowtie-leadership', 'demand-generation');
    goes[way]();
    expect(history.at(-1)).toBe('/contact');
    expect(message().value).toBe('');
    const { usd, share } = totalOf('seriesA', ['bowtie-leadership'], 'demand-generation');
    expect(
      screen.getByText(
        `We are at Series A and are considering: Bowtie Leadership, Demand Generation. The price list gives ${formatPrice(usd)} and ${share} for one year.`,
      ),
    ).toBeTruthy();
  });

  test('has the whole price of an add-on that costs more than one fee', async () => {
    await renderAt('/services', { alsoReady: ['/contact'] });
    add('customer-success', 'partnerships');
    goes['Discuss this']();
    for (const part of [
      `Customer Success Augmentation (${addOnFee('customer-success')})`,
      `Partnerships & Channel Sales (${addOnFee('partnerships')})`,
      '/month plus 3% commission.',
    ])
      expect(screen.getByText(/^We are at Seed/).textContent).toContain(part);
  });

  test('has a line that can be removed from the message and added again, and the total stays', async () => {
    const { goTo } = await renderAt('/services', { alsoReady: ['/contact'] });
    add('bowtie-leadership');
    goes['Discuss this']();
    fireEvent.click(screen.getByRole('button', { name: 'Remove your total from the message' }));
    expect(screen.queryByText(/^We are at Seed/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add your total to the message' }));
    expect(screen.getByText(/^We are at Seed/)).toBeTruthy();
    await goTo('/services');
    expect(choice('Bowtie Leadership').checked).toBe(true);
  });

  test.each([
    ['is sent below the message', true],
    ['is not sent after it was removed', false],
  ])('%s', async (_, isSent) => {
    const post = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
    vi.stubGlobal('fetch', post);
    await renderAt('/services', { alsoReady: ['/contact'] });
    add('bowtie-leadership');
    goes['Discuss this']();
    if (!isSent) fireEvent.click(screen.getByRole('button', { name: 'Remove your total from the message' }));
    for (const [name, value] of [
      [/^Name/, 'Ada'],
      [/^Email/, 'ada@example.com'],
      [/^Message/, 'We want to start in May.'],
    ] as const)
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findAllByText('Message sent!');
    const { message: text } = JSON.parse(String(post.mock.calls[0]?.[1]?.body));
    expect(text).toBe(
      isSent
        ? 'We want to start in May.\n\nWe are at Seed and are considering: Bowtie Leadership. The price list gives $8,000/month and 0.375% equity for one year.'
        : 'We want to start in May.',
    );
  });
});
