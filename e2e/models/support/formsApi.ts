import type { Page, Route } from '@playwright/test';
import { SUBMISSIONS } from '../../support/messageForm';

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
  return {
    waiting: () => posted.length,
    accept: async () => posted.pop()?.fulfill({ json: {} }),
    refuse: async (status, ...errors) => posted.pop()?.fulfill({ status, json: { errors } }),
    disconnect: async () => {
      await page.context().setOffline(true);
      await posted.pop()?.abort('internetdisconnected');
    },
    connect: () => page.context().setOffline(false),
  };
}
