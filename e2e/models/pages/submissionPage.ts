import type { Page } from '@playwright/test';
import { bringClock, holdTime, turns } from '../../support/clock';
import { expect, open } from '../../support/test';
import type { PageModel } from '../support/drive';
import type { HeldEndpoint } from '../support/endpoint';

/** One attempt to send the message of the form on the home page; the page's clock is held. */
export function submissionPage(page: Page, endpoint: HeldEndpoint): PageModel {
  const main = page.getByRole('main');
  const wait = ({ waitMs }: { readonly waitMs: number }) => page.clock.runFor(waitMs);
  const expectBusy = () => expect(main.getByRole('button', { name: 'Sending...' })).toBeDisabled();

  return {
    open: async () => {
      await bringClock(page);
      await open(page, '/');
      await main.getByRole('textbox', { name: /^Name/ }).fill('Ada Lovelace');
      await main.getByRole('textbox', { name: /^Email/ }).fill('ada@example.com');
      await main.getByRole('textbox', { name: /^Message/ }).fill('Our pipeline stopped in March.');
      await holdTime(page);
      await main.getByRole('button', { name: 'Send Message' }).click();
    },
    steps: {
      'post answers': endpoint.accept,
      'post fails': endpoint.refuse,
      'after simulatedSending': wait,
      'after sendTimeout': wait,
    },
    settle: () => turns(page),
    states: {
      simulating: async () => {
        await expectBusy();
        expect(endpoint.waiting()).toBe(0);
      },
      posting: async () => {
        await expectBusy();
        await expect.poll(endpoint.waiting).toBe(1);
      },
      sent: () => expect(page.getByRole('listitem').getByText('Message sent!')).toBeVisible(),
      failed: async () => {
        await expect(main.getByText('Your message was not sent.')).toBeVisible();
        await expect(main.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Lovelace');
      },
    },
  };
}
