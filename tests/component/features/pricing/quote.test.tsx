import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { draft, emptyDraft } from '../../../../src/features/contact/draft';
import { renderAt } from '../../../support/renderAt';
import { stageControls } from '../../../support/stageControls';

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const toggle = (name: RegExp) => fireEvent.click(choice(name));
const total = () => screen.getByText(/^Total at/).parentElement ?? document.body;

beforeEach(() => draft.keep(emptyDraft));

describe('the quote', () => {
  test('lists five packages at the selected stage and five add-ons', async () => {
    await renderAt('/services');
    const groups = ['Packages', 'Add-ons'].map((name) => within(screen.getByRole('group', { name })));
    expect(groups.map((group) => group.getAllByRole('checkbox').length)).toEqual([5, 5]);
    expect(choice(/^Bowtie Leadership ?\$8,000\/month, 0.375% equity$/).checked).toBe(false);
    stageControls().choose('Series B');
    expect(choice(/^Bowtie Leadership ?\$16,000\/month, 0.188% equity$/)).toBeTruthy();
    expect(choice(/^Demand Generation ?\$7,500\/month$/)).toBeTruthy();
    expect(choice(/^Customer Success Augmentation ?\$6,000\/month per resource$/)).toBeTruthy();
    expect(choice(/^Partnerships & Channel Sales ?\$6,000\/month plus 3% commission$/)).toBeTruthy();
  });

  test('says that nothing is selected, and offers no discussion of it', async () => {
    await renderAt('/services');
    expect(total().textContent).toContain('Nothing selected yet.');
    expect(within(total()).queryByRole('link')).toBeNull();
  });

  test('adds up fee, equity and the fees of a year, and follows the stage', async () => {
    await renderAt('/services');
    toggle(/^Revenue Strategy/);
    toggle(/^Operational Backbone/);
    toggle(/^Content & Brand/);
    for (const part of ['$21,000/month', '1.375% equity for one year', '$252,000 in fees over 12 months'])
      expect(total().textContent).toContain(part);
    stageControls().choose('Pre-Seed');
    for (const part of ['Total at Pre-Seed', '$13,000/month', '2.75% equity'])
      expect(total().textContent).toContain(part);
  });

  test('states no equity for add-ons alone', async () => {
    await renderAt('/services');
    toggle(/^Sales Execution/);
    expect(total().textContent).toContain('$5,500/month');
    expect(total().textContent).not.toContain('equity');
  });

  test('has the whole price of an add-on that costs more than one fee', async () => {
    await renderAt('/services');
    toggle(/^Customer Success/);
    expect(total().textContent).toContain(
      'Includes Customer Success Augmentation at $6,000/month per resource.',
    );
    expect(total().textContent).not.toContain('commission');
    toggle(/^Partnerships/);
    expect(total().textContent).toContain('$12,000/month');
    expect(within(total()).getByText('plus 3% commission')).toBeTruthy();
    expect(total().textContent).toContain(
      'Includes Partnerships & Channel Sales at $6,000/month plus 3% commission.',
    );
  });

  test('announces the total, and is cleared at once', async () => {
    await renderAt('/services');
    toggle(/^Sales Execution/);
    const live = total().querySelector('[aria-live="polite"]');
    expect(live?.textContent).toContain('$5,500/month');
    fireEvent.click(within(total()).getByRole('button', { name: 'Clear the selection' }));
    expect(live?.textContent).toBe('Nothing selected yet.');
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  test('stays selected for the visit', async () => {
    const { goTo } = await renderAt('/services');
    toggle(/^Bowtie Leadership/);
    await goTo('/services/bowtie-leadership');
    await goTo('/services');
    expect(choice(/^Bowtie Leadership/).checked).toBe(true);
  });

  test('Discuss this writes stage, names and total into the message, which can be edited', async () => {
    const { history } = await renderAt('/services', { alsoReady: ['/contact'] });
    stageControls().choose('Series A');
    toggle(/^Bowtie Leadership/);
    toggle(/^Demand Generation/);
    fireEvent.click(within(total()).getByRole('link', { name: 'Discuss this' }));
    expect(history.at(-1)).toBe('/contact');
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    expect(message.value).toContain('Series A');
    expect(message.value).toContain('Bowtie Leadership, Demand Generation');
    expect(message.value).toContain('$19,500/month and 0.25% equity');
    fireEvent.change(message, { target: { value: 'Edited by hand.' } });
    expect(message.value).toBe('Edited by hand.');
  });

  test('Discuss this writes the whole price of such an add-on into the message', async () => {
    await renderAt('/services', { alsoReady: ['/contact'] });
    for (const name of [/^Bowtie Leadership/, /^Customer Success/, /^Partnerships/]) toggle(name);
    fireEvent.click(within(total()).getByRole('link', { name: 'Discuss this' }));
    const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    expect(value).toContain('Customer Success Augmentation ($6,000/month per resource)');
    expect(value).toContain('Partnerships & Channel Sales ($6,000/month plus 3% commission)');
    expect(value).toContain('$20,000/month plus 3% commission and 0.375% equity');
  });
});

test('the price of every package is beside the slider and follows it', async () => {
  await renderAt('/services');
  const prices = () =>
    within(screen.getByRole('list', { name: 'Fee per month and equity for one year' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(prices()).toEqual([
    'Strategy$10,0001% equity',
    'Leader$8,0000.375% equity',
    'Systems$6,0000.375% equity',
    'Design$8,0000.375% equity',
    'Build$10,0001% equity',
  ]);
  stageControls().choose('Series B');
  expect(prices()[1]).toBe('Leader$16,0000.188% equity');
});
