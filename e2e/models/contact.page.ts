import type { Page } from '@playwright/test';
import { contactMachine } from '../../machines/contact.machine';
import { contactModel } from '../../machines/models/contact.model';
import type { Configuration, Input } from '../../machines/statechart/engine';
import type { CandidatePath, MachineModel, Path } from '../../machines/statechart/paths';
import { type Field, fields } from '../../src/lib/message';
import { bringClock, holdTime, turns } from '../support/clock';
import { expect, type Faults, open } from '../support/test';
import { type PageModel, shortPaths } from './drive';
import { holdFormsApi, holdProvider } from './heldServers';

const names: Readonly<Record<Field, RegExp>> = {
  name: /^Name/,
  email: /^Email/,
  company: /^Company/,
  message: /^Message/,
};

const isEnd = ({ type }: Input, delay: string) => type.startsWith(`xstate.after.${delay}.`);
const isScript = ({ type }: Input, outcome: 'done' | 'error') =>
  type.startsWith(`xstate.${outcome}.actor.`) && type.endsWith('.loadingScript');

/** The model on one page: the contact page, or the home page with the built-in form only. A proposal needs the diagnosis. */
function modelOf(startsWith: 'embedded' | 'fallback'): MachineModel<typeof contactMachine> {
  const { events } = contactModel;
  return {
    ...contactModel,
    events: {
      ...events,
      'form.shown': { ...events['form.shown'], payloads: [{ startsWith }] },
      'message.proposed': { ...events['message.proposed'], payloads: [] },
    },
  };
}

/** A loaded script stays, so it is neither refused nor late when the form is loaded again. */
function isScriptPossible({ inputs }: CandidatePath): boolean {
  const firstRun = inputs.findIndex((input) => isScript(input, 'done'));
  return !inputs.some((input, index) => {
    const isLate = isEnd(input, 'loadTimeout') && isEnd(inputs[index - 1] ?? input, 'initialDelay');
    return firstRun >= 0 && index > firstRun && (isLate || isScript(input, 'error'));
  });
}

/** On the home page, a message is sent while the visitor leaves. All other paths are those of the contact page. */
const isSentFromHome = ({ inputs }: CandidatePath): boolean =>
  !inputs.some(({ type }) => ['embedded.chosen', 'submission.failed', 'another.chosen'].includes(type));

export const contactPaths: readonly Path[] = [
  ...shortPaths(contactMachine, modelOf('embedded'), isScriptPossible),
  ...shortPaths(contactMachine, modelOf('fallback'), isSentFromHome),
];

/** The contact card of the contact page, or the form of the home page. The page's clock is paused. */
export async function contactPage(page: Page, faults: Faults): Promise<PageModel<typeof contactMachine>> {
  // A refused script, a form that cannot be created, messages that are refused.
  faults.allow(/stand-in|provider/i);
  const provider = await holdProvider(page);
  const formsApi = await holdFormsApi(page);
  const main = page.getByRole('main');
  const field = (name: Field) => main.getByRole('textbox', { name: names[name] });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const press = (name: string) => () => button(name).click();
  const place = page.locator('#embedded-form');
  const failure = main.getByText('Your message was not sent.');
  const banner = page.getByRole('banner');
  const links = {
    embedded: banner.getByRole('link', { name: 'Contact', exact: true }),
    fallback: banner.getByRole('link').first(),
  };

  const expectEditable = async () => {
    await expect(button('Send Message')).toBeEnabled();
    for (const name of fields) await expect(field(name)).toBeEditable();
  };
  /** The fields contain the typed values, and invalid ones show their error. */
  const expectMessage = async ({ snapshot }: Configuration) => {
    const { message, invalid } = snapshot.context;
    for (const name of fields) {
      await expect(field(name)).toHaveValue(message[name]);
      const isMarked = name !== 'company' && invalid.includes(name);
      await expect(field(name).and(page.locator('[aria-invalid="true"]'))).toHaveCount(isMarked ? 1 : 0);
    }
  };

  /** Title of the toast that reports the last result to a visitor on another page. */
  let reported: string | undefined;
  let isLeft = true;
  const reports = (title: string) => {
    if (isLeft) reported = title;
  };

  return {
    open: async () => {
      await bringClock(page);
      await open(page, '/about');
      // Hovering prepares the pages, so that the form starts to load at the click itself.
      for (const link of Object.values(links)) await link.hover();
      await holdTime(page);
    },
    events: {
      'fallback.chosen': press('Click here.'),
      'embedded.chosen': press('Try the HubSpot form instead'),
      'loading.retried': press('Try Again'),
      'field.changed': async ({ field: name, value }) => {
        // If the field already has the value, it is cleared first: otherwise nothing would change.
        if ((await field(name).inputValue()) === value) await field(name).fill('');
        await field(name).fill(value);
      },
      'message.submitted': press('Send Message'),
      'another.chosen': press('Send another message'),
      'form.ready': provider.drawForm,
      'form.failed': provider.reportFailure,
      'form.left': async () => {
        isLeft = true;
        await banner.getByRole('link', { name: 'Resources', exact: true }).click();
        await expect(page).toHaveURL('/resources');
        await expect(main.getByRole('textbox')).toHaveCount(0);
      },
      'form.shown': async ({ startsWith }) => {
        isLeft = false;
        reported = undefined;
        await links[startsWith].click();
      },
      'submission.sent': async () => {
        reports('Message sent!');
        await formsApi.accept();
      },
      'submission.failed': async ({ isEmailRefused }) => {
        reports('Message not sent');
        if (isEmailRefused) await formsApi.refuse(400, { errorType: 'INVALID_EMAIL' });
        else await formsApi.refuse(403);
      },
      'message.proposed': undefined,
    },
    answers: { 'loadScript answers': provider.sendScript, 'loadScript fails': provider.refuseScript },
    // A creation that throws does so synchronously.
    arranged: { 'createForm fails': provider.breakCreation },
    settle: () => turns(page),
    states: {
      away: async () => {
        await expect(main.getByRole('textbox')).toHaveCount(0);
        if (reported !== undefined)
          await expect(page.getByRole('listitem').getByText(reported)).toBeVisible();
      },
      embedded: () => expect(button('Click here.')).toBeVisible(),
      'embedded.loading': async () => {
        await expect(main.getByRole('status')).toContainText('Loading form...');
        await expect(place).toHaveAttribute('aria-busy', 'true');
      },
      'embedded.loading.waiting': async () => expect(provider.isAsked()).toBe(false),
      'embedded.loading.loadingScript': async () => {
        const isUnderWay = async () => provider.isAsked() || (await provider.isLoaded());
        await expect.poll(isUnderWay).toBe(true);
      },
      'embedded.loading.pausing': () => expect(place.locator('> *')).toHaveCount(0),
      'embedded.loading.creatingForm': () => expect(place.locator('> *')).toHaveCount(1),
      'embedded.ready': async () => {
        await expect(place.getByRole('textbox', { name: 'Work email' })).toBeVisible();
        await expect(place).toHaveAttribute('aria-busy', 'false');
        await expect(main.getByRole('status')).not.toContainText('Loading form...');
      },
      'embedded.error': async () => {
        const alert = main.getByRole('alert');
        await expect(alert).toContainText('There was an error loading the form.');
        await expect(alert).toContainText('or contact us directly at');
        await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
        await expect(button('Try Again')).toBeVisible();
      },
      fallback: async (configuration) => {
        if (!configuration.snapshot.hasTag('busy')) await expectMessage(configuration);
      },
      'fallback.idle': async () => {
        await expectEditable();
        await expect(failure).toHaveCount(0);
      },
      'fallback.submitting': () => expect.poll(formsApi.waiting).toBe(1),
      'fallback.submitting.attended': async (configuration) => {
        await expect(button('Sending...')).toBeDisabled();
        for (const name of fields) await expect(field(name)).not.toBeEditable();
        await expectMessage(configuration);
      },
      'fallback.submitting.unattended': () =>
        expect(page.getByRole('listitem').getByText('Message')).toHaveCount(0),
      'fallback.success': async () => {
        await expect(button('Send another message')).toBeVisible();
        await expect(main.getByText('Message sent!')).toBeVisible();
        await expect(page.getByRole('listitem').getByText('Message sent!').first()).toBeVisible();
        await expect(failure).toHaveCount(0);
      },
      'fallback.failed': async () => {
        await expectEditable();
        await expect(failure).toBeVisible();
      },
    },
  };
}
