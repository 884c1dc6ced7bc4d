import type { Page } from '@playwright/test';
import { contactMachine } from '../../machines/contact.machine';
import { contactModel } from '../../machines/models/contact.model';
import type { Path } from '../../machines/paths/path';
import { expect, type Faults, test } from '../support/test';
import { contactPage, isContactWayPossible } from './pages/contactPage';
import { drive } from './support/drive';
import { holdEndpoint } from './support/endpoint';
import { holdProvider } from './support/provider';
import { browserCoverage, shortPaths } from './support/sitePaths';
import { test as testWithEndpoint } from './support/siteWithEndpoint';
import { withoutChat } from './support/time';

const paths = shortPaths(contactMachine, contactModel, isContactWayPossible);
const pathsWhere = (hasEndpoint: boolean) =>
  paths.filter(({ start }) => start.input.hasEndpoint === hasEndpoint);

/** What the paths provoke: a script that is refused, a form that cannot be created, an endpoint that says no. */
const PROVOKED = /stand-in|provider|endpoint/i;

async function walk(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(PROVOKED);
  await withoutChat(page);
  const provider = await holdProvider(page);
  const endpoint = await holdEndpoint(page);
  await drive(path, contactPage(page, { provider, endpoint }));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the contact form is walked through every state and transition', () => {
  expect(browserCoverage(contactMachine, contactModel, paths).problems).toEqual([]);
});

test.describe('the contact form without an endpoint', () => {
  for (const path of pathsWhere(false)) test(path.title, ({ page, faults }) => walk(path, page, faults));
});

// One worker: each would build the second site anew.
testWithEndpoint.describe('the contact form with an endpoint', () => {
  testWithEndpoint.describe.configure({ mode: 'default' });
  testWithEndpoint.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const path of pathsWhere(true)) {
    testWithEndpoint(path.title, ({ page, faults }) => walk(path, page, faults));
  }
});
