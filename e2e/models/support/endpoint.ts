import type { Page, Route } from '@playwright/test';
import { otherSettings } from '../../support/builds';

/** The owner's endpoint, which responds when the test decides. */
export interface HeldEndpoint {
  /** Number of messages without a response. */
  readonly waiting: () => number;
  readonly accept: () => Promise<void>;
  readonly refuse: () => Promise<void>;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-allow-methods': 'POST',
};

/** Replaces the endpoint for a page. Call it before the page is opened. */
export async function holdEndpoint(page: Page): Promise<HeldEndpoint> {
  const posted: Route[] = [];
  // Only the test responds to it.
  await page.route(otherSettings.CONTACT_ENDPOINT, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    posted.push(route);
  });
  const answer = async (status: number) => posted.pop()?.fulfill({ status, headers });
  return { waiting: () => posted.length, accept: () => answer(204), refuse: () => answer(503) };
}
