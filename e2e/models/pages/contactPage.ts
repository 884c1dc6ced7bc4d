import type { Page } from '@playwright/test';
import { type Field, fields } from '../../../machines/shared/message';
import type { Configuration } from '../../../machines/statechart/engine/configuration';
import type { Input } from '../../../machines/statechart/engine/step';
import type { CandidatePath } from '../../../machines/statechart/paths/explore';
import { sendingDelays } from '../../../machines/submission.machine';
import { expect, open } from '../../support/test';
import type { PageModel } from '../support/drive';
import type { HeldEndpoint } from '../support/endpoint';
import type { HeldProvider } from '../support/provider';
import { bringClock, holdTime, turns } from '../support/time';

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
 * Leaves out what cannot happen on a page: the home page has the built-in form alone, simulated
 * sending succeeds, and a script that has run stays, so
 * that it is neither refused nor late when the form is loaded again.
 */
export function isContactPathPossible({ origin: { start }, inputs }: CandidatePath): boolean {
  const isHome = start.input.startsWith === 'fallback';
  const isSimulated = start.input.endpoint === '';
  const isImpossible = ({ type }: Input) =>
    (isHome && type === 'embedded.chosen') || (isSimulated && type === 'submission.failed');
  if (inputs.some(isImpossible)) return false;
  const firstRun = inputs.findIndex((input) => isScript(input, 'done'));
  return !inputs.some((input, index) => {
    const isLate = isEnd(input, 'loadTimeout') && isEnd(inputs[index - 1] ?? input, 'initialDelay');
    return firstRun >= 0 && index > firstRun && (isLate || isScript(input, 'error'));
  });
}

export interface ContactWorld {
  readonly provider: HeldProvider;
  readonly endpoint: HeldEndpoint;
}

/** The contact card of the contact page, or the form of the home page; the page's clock is held. */
export function contactPage(page: Page, { provider, endpoint }: ContactWorld): PageModel {
  const main = page.getByRole('main');
  const field = (name: Field) => main.getByRole('textbox', { name: names[name] });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const press = (name: string) => () => button(name).click();
  const place = page.locator('#embedded-form');
  const wait = ({ waitMs }: { readonly waitMs: number }) => page.clock.runFor(waitMs);
  const nothing = () => Promise.resolve();
  const failure = main.getByText('Your message was not sent.');

  const expectEditable = async () => {
    await expect(button('Send Message')).toBeEnabled();
    for (const name of fields) await expect(field(name)).toBeEditable();
  };
  /** What is typed stands there, and what is wrong with it is marked. */
  const expectMessage = async ({ snapshot }: Configuration) => {
    const { message, invalid } = snapshot.context;
    for (const name of fields) {
      await expect(field(name)).toHaveValue(message[name]);
      const isMarked = name !== 'company' && invalid.includes(name);
      await expect(field(name).and(page.locator('[aria-invalid="true"]'))).toHaveCount(isMarked ? 1 : 0);
    }
  };

  return {
    open: async ({ input: { startsWith, draft } }) => {
      await bringClock(page);
      await open(page, startsWith === 'fallback' || draft ? '/' : '/about');
      for (const name of fields) if (draft?.message[name]) await field(name).fill(draft.message[name]);
      const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
      // Under the pointer its page is made ready, so that the form begins to load at the very click.
      if (startsWith === 'embedded') await link.hover();
      await holdTime(page);
      if (startsWith === 'embedded') await link.click();
    },
    steps: {
      'fallback.chosen': press('Click here.'),
      'embedded.chosen': press('Try the HubSpot form instead'),
      'loading.retried': press('Try Again'),
      'field.changed': async ({ step: { input } }) => {
        if (input.by !== 'event') return;
        const { field: changed, value } = input.event;
        const name = fields.find((known) => known === changed);
        if (!name) return;
        // Where it stands there already, it is typed anew: else nothing would change.
        if ((await field(name).inputValue()) === value) await field(name).fill('');
        await field(name).fill(value);
      },
      'message.submitted': press('Send Message'),
      'another.chosen': press('Send another message'),
      'form.ready': provider.drawForm,
      'form.failed': provider.reportFailure,
      'loadScript answers': provider.sendScript,
      'loadScript fails': provider.refuseScript,
      'createForm fails': nothing,
      'submission.sent': () =>
        endpoint.waiting() > 0 ? endpoint.accept() : page.clock.runFor(sendingDelays.simulatedSending),
      'submission.failed': endpoint.refuse,
      'after initialDelay': wait,
      'after creationDelay': wait,
      'after loadTimeout': wait,
    },
    // What throws throws at once.
    arranged: { 'createForm fails': provider.breakCreation },
    settle: () => turns(page),
    states: {
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
        await expect(main.getByRole('alert')).toContainText('There was an error loading the form.');
        await expect(button('Try Again')).toBeVisible();
      },
      fallback: expectMessage,
      'fallback.idle': async () => {
        await expectEditable();
        await expect(failure).toHaveCount(0);
      },
      'fallback.submitting': async ({ snapshot }) => {
        await expect.poll(endpoint.waiting).toBe(snapshot.context.endpoint === '' ? 0 : 1);
        await expect(button('Sending...')).toBeDisabled();
        for (const name of fields) await expect(field(name)).not.toBeEditable();
      },
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
