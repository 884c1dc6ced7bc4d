import type { Page } from '@playwright/test';
import type { quoteMachine } from '../../machines/quote.machine';
import type { CandidatePath } from '../../machines/statechart/paths';
import { expect, frames, open } from '../support/test';
import type { PageModel } from './drive';

/** The items of the model, as the price list names them. */
const names: Readonly<Record<string, string>> = {
  strategy: 'Revenue Strategy & Design',
  leadership: 'Bowtie Leadership',
  demand: 'Demand Generation',
};

/** Excludes what no visitor can do: an item that is not on the price list, and a thirteenth month. */
export const isQuotePathPossible = ({ inputs }: CandidatePath): boolean =>
  inputs.every(
    (input) => input.by !== 'event' || (input.event.item !== 'unlisted' && input.event.months !== 13),
  );

/** The price list with its total, and the line of the total in the contact form. */
export function quotePage(page: Page): PageModel<typeof quoteMachine> {
  const total = page.getByRole('region', { name: 'Your total' });
  const remove = page.getByRole('button', { name: 'Remove your total from the message' });

  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  const discuss = total.getByRole('link', { name: 'Discuss this' });

  /** Looks at the contact page, and returns to the prices. */
  async function onContactPage(act: () => Promise<unknown>, way = contact): Promise<void> {
    await way.click();
    await expect(page).toHaveURL('/contact');
    await act();
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(total).toBeVisible();
  }

  const statement = () => total.getByRole('button', { name: /^Statement/ });
  return {
    open: () => open(page, '/services'),
    events: {
      'item.toggled': ({ item }) =>
        page.getByRole('checkbox', { name: `Add to the total: ${names[item]}` }).click(),
      'selection.cleared': () => total.getByRole('button', { name: 'Clear' }).click(),
      'statement.opened': () => statement().click(),
      'statement.closed': () => statement().press('Escape'),
      'month.chosen': async ({ months }) => {
        // A look at the message leaves the page, which closes the statement.
        if (await total.getByRole('table').isHidden()) await statement().click();
        await total.getByRole('slider').fill(String(months));
      },
      'selection.attached': () => onContactPage(() => expect(remove).toBeVisible(), discuss),
      'selection.detached': () => onContactPage(() => remove.click()),
    },
    settle: () => frames(page, 2),
    states: {
      empty: () => expect(total).toBeHidden(),
      selected: () => expect(total).toBeVisible(),
      'selected.statement': () => expect(statement()).toBeVisible(),
      'selected.statement.closed': () => expect(total.getByRole('table')).toBeHidden(),
      'selected.statement.open': () => expect(total.getByRole('table')).toBeVisible(),
      'selected.message': () => expect(discuss).toBeVisible(),
      'selected.message.attached': () => onContactPage(() => expect(remove).toBeVisible()),
      'selected.message.detached': () =>
        onContactPage(async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Build Together/);
          await expect(remove).toBeHidden();
        }),
    },
  };
}
