import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Stage } from '../../../../machines/stage.machine';
import { addOnFee, formatPrice, formatUsd, priceUsdPerMonth } from '../../../../src/content/pricing';
import { addOns, type PackageSlug, packages } from '../../../../src/content/services/index';
import { draft, emptyDraft } from '../../../../src/features/contact/draft';
import {
  addOnSlugs,
  equityPercent,
  formatEquity,
  formatTerms,
  itemName,
  packageSlugs,
} from '../../../../src/features/pricing/prices';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

const choice = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: (label) => label.startsWith(name) });
const toggle = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(choice(name));
};
const total = () => screen.getByText(/^Total at/).parentElement ?? document.body;
const discuss = () => fireEvent.click(within(total()).getByRole('link', { name: 'Discuss this' }));
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });

/** Names and prices of the choices in a group. */
const labelsIn = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Fee and share of packages with an add-on. */
const quoteOf = (stage: Stage, slugs: readonly PackageSlug[], addOn: keyof typeof addOns) => ({
  usd: sum(slugs.map((slug) => priceUsdPerMonth(slug, stage))) + addOns[addOn].usdPerMonth,
  share: formatEquity(sum(slugs.map((slug) => equityPercent(slug, stage)))),
});

beforeEach(() => draft.keep(emptyDraft));

describe('the quote', () => {
  test('lists the packages at the selected stage, and the add-ons', async () => {
    await renderAt('/services');
    const packageLabels = (stage: Stage) =>
      packageSlugs.map((slug) => packages[slug].name + formatTerms(slug, stage));
    expect(labelsIn('Packages')).toEqual(packageLabels('seed'));
    expect(labelsIn('Add-ons')).toEqual(addOnSlugs.map((slug) => itemName(slug) + addOnFee(slug)));
    stageControls().choose('Series B');
    expect(labelsIn('Packages')).toEqual(packageLabels('seriesB'));
  });

  test('says that nothing is selected, and offers no discussion of it', async () => {
    await renderAt('/services');
    expect(total().textContent).toContain('Nothing selected yet.');
    expect(within(total()).queryByRole('link')).toBeNull();
  });

  test('adds up fee, equity and the fees of a year, and follows the stage', async () => {
    await renderAt('/services');
    toggle('Revenue Strategy', 'Operational Backbone', 'Content & Brand');
    const slugs = ['revenue-strategy', 'operational-backbone'] as const;
    const seed = quoteOf('seed', slugs, 'content-branding');
    const fees = `${formatUsd(12 * seed.usd)} in fees over 12 months`;
    for (const part of [formatPrice(seed.usd), `${seed.share} for one year`, fees])
      expect(total().textContent).toContain(part);
    stageControls().choose('Pre-Seed');
    const preSeed = quoteOf('preSeed', slugs, 'content-branding');
    for (const part of ['Total at Pre-Seed', formatPrice(preSeed.usd), preSeed.share])
      expect(total().textContent).toContain(part);
  });

  test('states no equity for add-ons alone', async () => {
    await renderAt('/services');
    toggle('Sales Execution');
    expect(total().textContent).toContain(addOnFee('sales-execution'));
    expect(total().textContent).not.toContain('equity');
  });

  test('has the whole price of an add-on that costs more than one fee', async () => {
    await renderAt('/services');
    toggle('Customer Success');
    const perResource = `Includes Customer Success Augmentation at ${addOnFee('customer-success')}.`;
    expect(total().textContent).toContain(perResource);
    expect(total().textContent).not.toContain('commission');
    toggle('Partnerships');
    expect(within(total()).getByText('plus 3% commission')).toBeTruthy();
    const partnerships = `Includes Partnerships & Channel Sales at ${addOnFee('partnerships')}.`;
    expect(total().textContent).toContain(partnerships);
  });

  test('is cleared at once', async () => {
    await renderAt('/services');
    toggle('Sales Execution');
    fireEvent.click(within(total()).getByRole('button', { name: 'Clear the selection' }));
    expect(total().querySelector('[aria-live="polite"]')?.textContent).toBe('Nothing selected yet.');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  test('stays selected for the visit', async () => {
    const { goTo } = await renderAt('/services');
    toggle('Bowtie Leadership');
    await goTo('/services/bowtie-leadership');
    await goTo('/services');
    expect(choice('Bowtie Leadership').checked).toBe(true);
  });

  test('is written into the message by Discuss this: stage, names and total, which can be edited', async () => {
    const { history } = await renderAt('/services', { alsoReady: ['/contact'] });
    stageControls().choose('Series A');
    toggle('Bowtie Leadership', 'Demand Generation');
    discuss();
    expect(history.at(-1)).toBe('/contact');
    const { usd, share } = quoteOf('seriesA', ['bowtie-leadership'], 'demand-generation');
    for (const part of [
      'Series A',
      'Bowtie Leadership, Demand Generation',
      `${formatPrice(usd)} and ${share}`,
    ])
      expect(message().value).toContain(part);
    fireEvent.change(message(), { target: { value: 'Edited by hand.' } });
    expect(message().value).toBe('Edited by hand.');
  });

  test('writes the whole price of such an add-on into the message', async () => {
    await renderAt('/services', { alsoReady: ['/contact'] });
    toggle('Customer Success', 'Partnerships');
    discuss();
    expect(message().value).toContain(`Customer Success Augmentation (${addOnFee('customer-success')})`);
    expect(message().value).toContain(`Partnerships & Channel Sales (${addOnFee('partnerships')})`);
    expect(message().value).toContain('/month plus 3% commission');
  });
});

test('the price of every package is beside the slider and follows it', async () => {
  await renderAt('/services');
  const prices = () =>
    within(screen.getByRole('list', { name: 'Fee per month and equity for one year' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const expected = (stage: Stage) =>
    packageSlugs.map((slug) => packages[slug].shortName + formatTerms(slug, stage).replace('/month, ', ''));
  expect(prices()).toEqual(expected('seed'));
  stageControls().choose('Series B');
  expect(prices()).toEqual(expected('seriesB'));
});
