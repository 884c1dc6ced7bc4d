import { BUILD_TIMEOUT_MS, buildOther } from '../../support/builds';
import { startSite } from '../../support/startSite.mjs';
import { test as base } from '../../support/test';

const SITE_OUTPUT = 'dist-other';

/** Builds the site that has an endpoint for messages, and serves it. */
async function startSiteWithEndpoint() {
  await buildOther(SITE_OUTPUT);
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
