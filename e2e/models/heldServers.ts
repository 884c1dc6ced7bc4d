import type { Page, Route } from '@playwright/test';
import { turn } from '../support/clock';
import { SUBMISSIONS } from '../support/messageForm';
import { expect } from '../support/test';

/** The provider of the embedded form, controlled by the test. */
export interface HeldProvider {
  /** Whether the page waits for the provider's script. */
  readonly isAsked: () => boolean;
  /** Whether the script has run on the page. */
  readonly isLoaded: () => Promise<boolean>;
  readonly sendScript: () => Promise<void>;
  readonly refuseScript: () => Promise<void>;
  /** From now on the creation of a form throws. */
  readonly breakCreation: () => Promise<void>;
  readonly drawForm: () => Promise<void>;
  /** Posts the provider's message that there is no such form. */
  readonly reportFailure: () => Promise<void>;
}

/** Stores the options of the form on the document element, where the test finds them. */
const SCRIPT = `
  window.hbspt = {
    forms: {
      create({ target, formId }) {
        const { dataset } = document.documentElement;
        if (dataset.provider === 'broken') throw new Error('The provider throws on purpose.');
        Object.assign(dataset, { formTarget: target, formId });
      },
    },
  };
`;

/** Replaces the provider on a page. Call it before the page is opened. */
export async function holdProvider(page: Page): Promise<HeldProvider> {
  const asked: Route[] = [];
  await page.route('**/stand-in/forms.js*', (route) => {
    asked.push(route);
  });
  const isLoaded = () => page.evaluate(() => 'hbspt' in window);

  return {
    isAsked: () => asked.length > 0,
    isLoaded,
    sendScript: async () => {
      // A script that has run is not requested again.
      if (await isLoaded()) return;
      await asked.pop()?.fulfill({ contentType: 'text/javascript', body: SCRIPT });
      await expect.poll(isLoaded).toBe(true);
      await turn(page);
    },
    refuseScript: async () => asked.pop()?.abort(),
    breakCreation: () =>
      page.evaluate(() => {
        document.documentElement.dataset.provider = 'broken';
      }),
    drawForm: () =>
      page.evaluate(() => {
        const place = document.querySelector(document.documentElement.dataset.formTarget ?? '');
        const field = Object.assign(document.createElement('input'), { ariaLabel: 'Work email' });
        const form = document.createElement('form');
        form.append(field);
        place?.append(form);
      }),
    reportFailure: () =>
      page.evaluate(() => {
        const { formId: id } = document.documentElement.dataset;
        const eventName = 'onFormDefinitionFetchError';
        window.postMessage({ type: 'hsFormCallback', eventName, id }, window.location.origin);
      }),
  };
}

/** HubSpot's Forms API, which responds when the test decides. */
export interface HeldFormsApi {
  /** Number of messages without a response. */
  readonly waiting: () => number;
  readonly accept: () => Promise<void>;
  /** Answers with a status and the types of errors. */
  readonly refuse: (status: number, ...errors: readonly FormError[]) => Promise<void>;
  /** Breaks the connection of the browser. */
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
}

interface FormError {
  readonly errorType: string;
  readonly message?: string;
}

/** Replaces the Forms API for a page. Call it before the page is opened. */
export async function holdFormsApi(page: Page): Promise<HeldFormsApi> {
  const posted: Route[] = [];
  await page.route(SUBMISSIONS, (route) => {
    posted.push(route);
  });
  page.on('requestfailed', (request) => {
    // The page has aborted it.
    const index = posted.findIndex((route) => route.request() === request);
    if (index >= 0) posted.splice(index, 1);
  });
  /** Resolves when the page has the response. A pause starts with it, and the test passes the time of the pause next. */
  const answer = async (response: Parameters<Route['fulfill']>[0]) => {
    const route = posted.pop();
    await route?.fulfill(response);
    await route?.request().response();
  };
  return {
    waiting: () => posted.length,
    accept: () => answer({ json: {} }),
    refuse: (status, ...errors) => answer({ status, json: { errors } }),
    disconnect: async () => {
      await page.context().setOffline(true);
      await posted.pop()?.abort('internetdisconnected');
    },
    connect: () => page.context().setOffline(false),
  };
}
