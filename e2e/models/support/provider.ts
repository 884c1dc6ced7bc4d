import type { Page, Route } from '@playwright/test';
import { turn } from '../../support/clock';
import { expect } from '../../support/test';

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
  await page.route('**/stand-in/forms.js', (route) => {
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
