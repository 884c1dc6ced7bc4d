import type { Page } from '@playwright/test';
import type { contactMachine } from '../../machines/contact.machine';
import type { Configuration, Input } from '../../machines/statechart/engine';
import type { CandidatePath } from '../../machines/statechart/paths';
import { type Field, fields } from '../../src/lib/message';
import { bringClock, holdTime, turns } from '../support/clock';
import { expect, type Faults, open } from '../support/test';
import type { PageModel } from './drive';
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

/**
 * Excludes paths that cannot occur on a page: the home page has only the built-in form, and a loaded script
 * stays, so it is neither refused nor late when the form is loaded again. A proposal needs the diagnosis.
 */
export function isContactPathPossible({ origin: { start }, inputs }: CandidatePath): boolean {
  const isHome = start.input.startsWith === 'fallback';
  const isImpossible = ({ type }: Input) =>
    (isHome && type === 'embedded.chosen') || type === 'message.proposed';
  if (inputs.some(isImpossible)) return false;
  const firstRun = inputs.findIndex((input) => isScript(input, 'done'));
  return !inputs.some((input, index) => {
    const isLate = isEnd(input, 'loadTimeout') && isEnd(inputs[index - 1] ?? input, 'initialDelay');
    return firstRun >= 0 && index > firstRun && (isLate || isScript(input, 'error'));
  });
}

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

  const expectToast = async (title: string) => {
    await expect(page.getByRole('listitem').getByText(title)).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
  };

  return {
    open: async ({ input: { startsWith, draft } }) => {
      await bringClock(page);
      await open(page, startsWith === 'fallback' || draft ? '/' : '/about');
      for (const name of fields) if (draft?.message[name]) await field(name).fill(draft.message[name]);
      const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
      // Hovering prepares the page, so that the form starts to load at the click itself.
      if (startsWith === 'embedded') await link.hover();
      await holdTime(page);
      if (startsWith === 'embedded') await link.click();
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
        await page.getByRole('banner').getByRole('link', { name: 'Resources', exact: true }).click();
        await expect(page).toHaveURL('/resources');
        await expect(main.getByRole('textbox')).toHaveCount(0);
      },
      'form.shown': async () => {
        await page.goBack();
      },
      'submission.sent': formsApi.accept,
      'submission.failed': ({ isEmailRefused }) =>
        isEmailRefused ? formsApi.refuse(400, { errorType: 'INVALID_EMAIL' }) : formsApi.refuse(403),
      'message.proposed': undefined,
    },
    answers: { 'loadScript answers': provider.sendScript, 'loadScript fails': provider.refuseScript },
    // A creation that throws does so synchronously.
    arranged: { 'createForm fails': provider.breakCreation },
    settle: () => turns(page),
    states: {
      choosing: undefined,
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
      left: ({ snapshot }) =>
        expectToast(snapshot.context.message.name === '' ? 'Message sent!' : 'Message not sent'),
      'fallback.failed': async () => {
        await expectEditable();
        await expect(failure).toBeVisible();
      },
    },
  };
}
