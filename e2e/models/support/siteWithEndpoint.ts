import { buildInto } from '../../support/builds';
import { startSite } from '../../support/startSite.mjs';
import { test as base } from '../../support/test';
import { ENDPOINT } from './endpoint';

const SITE_OUTPUT = 'dist-endpoint';
/** A build takes some seconds, and longer on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;

/** Builds the site with an endpoint for messages, and serves it. */
async function startSiteWithEndpoint() {
  await buildInto(SITE_OUTPUT, [], { CONTACT_ENDPOINT: ENDPOINT });
  return startSite({ SITE_OUTPUT });
}

/** `test` on a second site that has an endpoint for messages: all tests of one worker share it. */
export const test = base.extend<object, { readonly siteWithEndpoint: string }>({
  siteWithEndpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { address, stop } = await startSiteWithEndpoint();
      await use(address);
      await stop();
    },
    { scope: 'worker', timeout: BUILD_TIMEOUT_MS },
  ],
  baseURL: ({ siteWithEndpoint }, use) => use(siteWithEndpoint),
});
