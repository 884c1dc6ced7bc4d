import type { Page } from '@playwright/test';
import { contactMachine } from '../../../machines/contact.machine';
import { contactModel } from '../../../machines/models/contact.model';
import type { Path } from '../../../machines/statechart/paths/path';
import type { Faults } from '../../support/test';
import { contactPage, isContactPathPossible } from '../pages/contactPage';
import { drive } from './drive';
import { holdEndpoint } from './endpoint';
import { holdProvider } from './provider';
import { shortPaths } from './sitePaths';
import { withoutChat } from './time';

/** The paths of the contact form on both sites: that without an endpoint for messages, and that with one. */
export const contactPaths = shortPaths(contactMachine, contactModel, isContactPathPossible);

/** Those of one of the two sites. */
export const contactPathsWhere = (hasEndpoint: boolean): readonly Path[] =>
  contactPaths.filter(({ start }) => (start.input.endpoint !== '') === hasEndpoint);

/** What the paths provoke: a script that is refused, a form that cannot be created, an endpoint that says no. */
const PROVOKED = /stand-in|provider|endpoint/i;

/** Walks a path of the contact form; the provider and the endpoint do what the path says. */
export async function walkContactPath(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(PROVOKED);
  await withoutChat(page);
  const provider = await holdProvider(page);
  const endpoint = await holdEndpoint(page);
  await drive(path, contactPage(page, { provider, endpoint }));
}
