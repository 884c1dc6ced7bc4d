import type { Page } from '@playwright/test';
import { fillMessage } from './support/messageForm';
import { expect, open, test } from './support/test';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const message = (page: Page) => main(page).getByRole('textbox', { name: /^Message/ });

/** Opens the built-in form of the contact page, and fills it in with a text that no other test sends. */
async function writeMessage(page: Page, text: string, query = ''): Promise<void> {
  await open(page, `/contact${query}`);
  await button(page, 'Click here.').click();
  await fillMessage(page);
  await message(page).fill(text);
}

const expectInInbox = async (page: Page, text: string, count: number) => {
  const entries: readonly unknown[] = await (await page.request.get('/stand-in/inbox')).json();
  expect(entries.filter((entry) => JSON.stringify(entry).includes(text))).toHaveLength(count);
};

test('a visitor whose HubSpot script is blocked sends a message, and it arrives', async ({
  page,
  faults,
}) => {
  faults.allow(/stand-in|provider/);
  await page.route('**/stand-in/forms.js', (route) => route.abort());
  await open(page, '/contact');
  await expect(main(page).getByText('There was an error loading the form.')).toBeVisible();
  await button(page, 'Click here.').click();
  await fillMessage(page);
  await message(page).fill('An ad blocker blocks your form.');
  await button(page, 'Send Message').click();
  await expect(button(page, 'Sending...')).toBeDisabled();
  await expect(page.getByRole('listitem').getByText('Message sent!')).toBeVisible();
  await expectInInbox(page, 'An ad blocker blocks your form.', 1);
});

test('a message that fails three times stays, and closing the tab asks first', async ({ page, faults }) => {
  faults.allow(/submissions/);
  await page.clock.install();
  await writeMessage(page, 'Your server is down.', '?delivery=failing');
  await button(page, 'Send Message').click();
  for (const pause of [3_000, 9_000]) {
    await page.waitForResponse(/stand-in\/submissions/);
    await expect(main(page).getByText('Not sent yet. We are trying again.')).toBeVisible();
    await page.clock.fastForward(pause);
  }
  await expect(main(page).getByText('Your message was not sent.')).toBeVisible();
  await expect(message(page)).toHaveValue('Your server is down.');
  const mail = main(page).getByRole('link', { name: 'send it by email' });
  await expect(mail).toHaveAttribute(
    'href',
    /^mailto:hello@momentum\.example\?.*Your%20server%20is%20down\./,
  );

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(button(page, 'Try Again')).toBeEnabled();
});

test('offline, a message waits, and is sent from the next page when the connection is back', async ({
  page,
  context,
  faults,
}) => {
  // The next page requests its drawings, and the font of labels, which the contact page does not use.
  faults.allow(/submissions|plex-mono|\/art\//);
  await writeMessage(page, 'I am on a train.');
  await context.setOffline(true);
  await button(page, 'Send Message').click();
  await expect(main(page).getByText('You are offline.')).toBeVisible();
  await expect(button(page, 'Waiting...')).toBeDisabled();
  await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await context.setOffline(false);
  await expect(page.getByRole('listitem').getByText('Message sent!')).toBeVisible();
  await expectInInbox(page, 'I am on a train.', 1);
});
