import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { readBuilt } from '../support/builtSite';
import { expect, test } from '../support/test';
import { check, readProvider, serveBuild } from './check.mjs';
import { isComplete, reportOf } from './report.mjs';

const ids = {
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
  HUBSPOT_REGION: 'eu1',
};
const options = { isHeadless: true, seconds: 20 };

/** Runs the command itself. */
const run = (environment: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['e2e/providerCheck.mjs', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });

/** Answers for HubSpot's hosts with the scripts of the stand-in; every other host is refused a connection. */
const answerAsHubSpot =
  ({ forms = readBuilt('stand-in/forms.js'), chat = readBuilt('stand-in/chat.js') } = {}) =>
  async (page: Page) => {
    const contentType = 'text/javascript';
    await page.route(/^https:/, (route) => route.abort('connectionrefused'));
    await page.route('https://js-eu1.hsforms.net/forms/embed/v2.js', (route) =>
      route.fulfill({ contentType, body: forms }),
    );
    await page.route('https://js-eu1.hs-scripts.com/12345678.js', (route) =>
      route.fulfill({ contentType, body: chat }),
    );
  };

test.describe.configure({ mode: 'serial' });

test.describe('the check of a real account', () => {
  let site: Awaited<ReturnType<typeof serveBuild>>;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await serveBuild({ ...process.env, ...ids });
  });
  test.afterAll(() => site.stop());

  const checkWith = async (prepare: (page: Page) => Promise<unknown>, query = '') =>
    check(`${site.address}/contact${query}`, await readProvider(ids), { ...options, prepare });

  test('sees every required point of a provider that works', async () => {
    const observations = await checkWith(answerAsHubSpot());
    expect(reportOf(observations)).toBe(`Form
  [x] The script has loaded: https://js-eu1.hsforms.net/forms/embed/v2.js
  [x] The script has set window.hbspt.forms.create: a function
  [x] A form or a frame is in its place: form
  [x] The form has reported that it is ready: onFormReady from ${site.address}
  [x] The site shows the form: no longer loading
  [-] The form has reported a submission: not seen, send the form in the window to see it

Chat
  [x] The loader has loaded: https://js-eu1.hs-scripts.com/12345678.js
  [x] The chat has set window.HubSpotConversations: with widget.refresh
  [x] The launcher is on the page: #hubspot-messages-iframe-container

Every required point was seen, and the policy refused nothing.`);
    expect(isComplete(observations)).toBe(true);
  });

  test('accepts a form in a frame, which may report nothing', async () => {
    const observations = await checkWith(answerAsHubSpot(), '?provider=frame');
    expect(reportOf(observations)).toContain('[-] The form has reported that it is ready: not seen');
    expect(observations.seen.get('formDrawn')).toBe('iframe');
    expect(isComplete(observations)).toBe(true);
  });

  test('sees a submission', async () => {
    const observations = await checkWith(async (page) => {
      await answerAsHubSpot()(page);
      await page.addInitScript(() =>
        window.addEventListener('message', ({ data }) => {
          if (data?.eventName !== 'onFormReady') return;
          const form = document.querySelector<HTMLFormElement>('#embedded-form form');
          for (const input of form?.querySelectorAll<HTMLInputElement>('.hs-input') ?? [])
            input.value = 'ada@example.com';
          form?.requestSubmit();
        }),
      );
    });
    expect(observations.seen.get('formSubmitted')).toBe(`onFormSubmitted from ${site.address}`);
  });

  test('sees that a form of the newer editor is ready', async () => {
    const observations = await checkWith(answerAsHubSpot(), '?provider=editor');
    expect(observations.seen.get('formReported')).toBe('hs-form-event:on-ready from window');
    expect(isComplete(observations)).toBe(true);
  });

  test('names the hosts that do not answer, and what that may mean', async () => {
    const observations = await checkWith((page) =>
      page.route(/^https:/, (route) => route.abort('namenotresolved')),
    );
    const report = reportOf(observations);
    expect(report).toContain('[ ] The script has loaded: not seen');
    expect(report).toContain('Did not answer: is this computer offline');
    expect(report).toContain('js-eu1.hsforms.net (net::ERR_NAME_NOT_RESOLVED)');
    expect(report).toContain('js-eu1.hs-scripts.com (net::ERR_NAME_NOT_RESOLVED)');
    expect(report).toContain('7 required points were not seen, 0 sources were refused.');
    expect(isComplete(observations)).toBe(false);
  });

  test('names the sources that the security policy refuses', async () => {
    const tracker =
      "new Image().src = 'https://tracker.example/pixel'; fetch('https://tracker.example/').catch(() => 0);";
    const observations = await checkWith(
      answerAsHubSpot({ chat: `${tracker}${readBuilt('stand-in/chat.js')}` }),
    );
    const report = reportOf(observations);
    expect(report).toContain('Refused by the security policy');
    expect(report).toContain('connect-src tracker.example (1 times)');
    expect(report).toContain('0 required points were not seen');
    expect(isComplete(observations)).toBe(false);
  });

  test('names a form that does not exist', async () => {
    const observations = await checkWith(answerAsHubSpot(), '?provider=missing');
    expect(reportOf(observations)).toContain('Reported by the form\n  onFormDefinitionFetchError');
    expect(isComplete(observations)).toBe(false);
  });
});

test('the command names each id that is missing or wrong, and exits with 2', () => {
  const none = run({});
  expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('HUBSPOT_PORTAL_ID: missing')]);
  expect(none.stderr).toContain('HUBSPOT_FORM_ID: missing');
  expect(none.stderr).toContain('Usage:');
  const wrong = run({ ...ids, HUBSPOT_FORM_ID: 'mine' });
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('HUBSPOT_FORM_ID: got "mine", wants'),
  ]);
  const option = run(ids, '--seconds', 'many');
  expect([option.status, option.stderr]).toEqual([2, expect.stringContaining('--seconds: got "many"')]);
});
