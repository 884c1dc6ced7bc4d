import type { Page, Route } from '@playwright/test';

/** Where the second site sends its messages; nobody is there but the test. */
export const ENDPOINT = 'https://endpoint.test/messages';

/** The owner's endpoint: it answers when the test says so. */
export interface HeldEndpoint {
  /** How many messages wait for an answer. */
  readonly waiting: () => number;
  readonly accept: () => Promise<void>;
  readonly refuse: () => Promise<void>;
}

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, idempotency-key',
  'access-control-allow-methods': 'POST',
};

/** Takes the place of the endpoint for a page that is to be opened. */
export async function holdEndpoint(page: Page): Promise<HeldEndpoint> {
  const posted: Route[] = [];
  await page.route(ENDPOINT, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    posted.push(route);
  });
  const answer = async (status: number) => posted.pop()?.fulfill({ status, headers });
  return { waiting: () => posted.length, accept: () => answer(204), refuse: () => answer(503) };
}
