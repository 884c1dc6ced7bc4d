import { accountSettings, BUILD_TIMEOUT_MS, buildAccountSite } from './support/builds';
import { fillMessage } from './support/messageForm';
import { startSite } from './support/startSite.mjs';
import { expect, open, test } from './support/test';

const SITE_OUTPUT = 'dist-account';
const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId } = accountSettings;
const FORMS_API = `https://api.hsforms.com/submissions/v3/integration/submit/${portalId}/${formId}`;

test.setTimeout(BUILD_TIMEOUT_MS);

test('the production build of an owner with an account, under a path, sends messages to HubSpot', async ({
  page,
  faults,
}) => {
  faults.allow(/hs-?forms|hs-scripts|provider/);
  const { basePath } = await buildAccountSite();
  const { address: origin, stop } = await startSite({ SITE_OUTPUT });
  const address = origin + basePath;
  const posted: unknown[] = [];
  await page.route(/^https:/, (route) => route.abort());
  await page.route(FORMS_API, (route) => {
    posted.push(route.request().postDataJSON());
    return route.fulfill({
      json: { inlineMessage: 'Thanks' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await open(page, `${address}/`);
  await fillMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('listitem').getByText('Message sent!')).toBeVisible();
  expect(posted).toEqual([
    expect.objectContaining({ context: { pageUri: `${address}/`, pageName: await page.title() } }),
  ]);
  expect((await page.request.get(`${address}/stand-in/inbox`)).status()).toBe(404);
  await stop();
});
