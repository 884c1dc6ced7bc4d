import type { Page } from '@playwright/test';
import { contactMachine } from '../../../machines/contact.machine';
import { contactModel } from '../../../machines/models/contact.model';
import type { Path } from '../../../machines/statechart/paths';
import { withoutChat } from '../../support/clock';
import type { Faults } from '../../support/test';
import { contactPage, isContactPathPossible } from '../pages/contactPage';
import { drive } from './drive';
import { holdEndpoint } from './endpoint';
import { holdProvider } from './provider';
import { shortPaths } from './sitePaths';

/** The paths of the contact form on both sites: without and with an endpoint for messages. */
export const contactPaths = shortPaths(contactMachine, contactModel, isContactPathPossible);

/** The paths on one of the two sites. */
export const contactPathsWhere = (hasEndpoint: boolean): readonly Path[] =>
  contactPaths.filter(({ start }) => (start.input.endpoint !== '') === hasEndpoint);

/** Console messages that the paths provoke: a refused script, a form that cannot be created, an endpoint that fails. */
const PROVOKED = /stand-in|provider|endpoint/i;

/** Drives a path of the contact form; provider and endpoint behave as the path requires. */
export async function walkContactPath(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(PROVOKED);
  await withoutChat(page);
  const provider = await holdProvider(page);
  const endpoint = await holdEndpoint(page);
  await drive(path, contactPage(page, { provider, endpoint }));
}
