import type { Page } from '@playwright/test';
import type { submissionMachine } from '../../machines/submission.machine';
import { bringClock, holdTime, turns } from '../support/clock';
import { fillMessage } from '../support/messageForm';
import { expect, type Faults, open } from '../support/test';
import type { PageModel } from './drive';
import { holdFormsApi } from './heldServers';

/** The delivery of the message of the form on the home page; the page's clock is held. */
export async function submissionPage(
  page: Page,
  faults: Faults,
): Promise<PageModel<typeof submissionMachine>> {
  faults.allow(/submissions/);
  const formsApi = await holdFormsApi(page);
  const main = page.getByRole('main');
  let unknown = 0;
  const expectBusy = (name: string) => expect(main.getByRole('button', { name })).toBeDisabled();
  const expectPause = async () => {
    await expectBusy('Trying again...');
    await expect(main.getByRole('status')).toHaveText('Not sent yet. We are trying again.');
    expect(formsApi.waiting()).toBe(0);
  };

  return {
    open: async ({ input: { isSpam } }) => {
      await bringClock(page);
      await open(page, '/');
      await fillMessage(page);
      await main.getByRole('textbox', { name: /^Company/ }).fill('Analytical Engines');
      if (isSpam) await main.locator('[name="reference"]').fill('spam', { force: true });
      await holdTime(page);
      await main.getByRole('button', { name: 'Send Message' }).click();
    },
    events: {
      'answer.accepted': formsApi.accept,
      'answer.emailRefused': () => formsApi.refuse(400, { errorType: 'INVALID_EMAIL' }),
      'answer.fieldsUnknown': () => {
        // A field can be unknown only once.
        unknown += 1;
        return formsApi.refuse(400, {
          errorType: 'FIELD_NOT_IN_FORM_DEFINITION',
          message: `Error in 'fields.${unknown > 1 ? 'firstname' : 'company'}'.`,
        });
      },
      'answer.cookieRefused': () => formsApi.refuse(400, { errorType: 'INVALID_HUTK' }),
      'answer.unavailable': () => formsApi.refuse(429),
      'answer.refused': () => formsApi.refuse(403),
      'connection.lost': formsApi.disconnect,
      'connection.restored': formsApi.connect,
    },
    settle: () => turns(page),
    states: {
      choosing: undefined,
      simulating: undefined,
      dropping: async () => {
        await expectBusy('Sending...');
        expect(formsApi.waiting()).toBe(0);
      },
      posting: async ({ snapshot }) => {
        await expectBusy(snapshot.context.failures === 0 ? 'Sending...' : 'Trying again...');
        await expect.poll(formsApi.waiting).toBe(1);
      },
      shortPause: expectPause,
      longPause: expectPause,
      offline: async () => {
        await expectBusy('Waiting...');
        await expect(main.getByRole('status')).toContainText('You are offline.');
      },
      sent: () => expect(page.getByRole('listitem').getByText('Message sent!')).toBeVisible(),
      emailRefused: async () => {
        await expect(main.getByText('This address was not accepted.')).toBeVisible();
        await expect(main.getByRole('textbox', { name: /^Email/ })).toBeFocused();
      },
      failed: async () => {
        await expect(main.getByText('Your message was not sent.')).toBeVisible();
        await expect(main.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
      },
    },
  };
}
