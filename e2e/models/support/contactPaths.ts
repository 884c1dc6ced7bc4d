import type { Page } from '@playwright/test';
import { contactMachine } from '../../../machines/contact.machine';
import { contactModel } from '../../../machines/models/contact.model';
import type { Path } from '../../../machines/statechart/paths';
import { withoutChat } from '../../support/clock';
import type { Faults } from '../../support/test';
import { contactPage, isContactPathPossible } from '../pages/contactPage';
import { drive } from './drive';
import { holdFormsApi } from './formsApi';
import { holdProvider } from './provider';
import { shortPaths } from './sitePaths';

/** Paths of the contact card. */
export const contactPaths = shortPaths(contactMachine, contactModel, isContactPathPossible);

/** Console messages that the paths provoke: a refused script, a form that cannot be created, messages that are refused. */
const PROVOKED = /stand-in|provider/i;

/** Drives a path of the contact form; the provider behaves as the path requires. */
export async function walkContactPath(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(PROVOKED);
  await withoutChat(page);
  const provider = await holdProvider(page);
  const formsApi = await holdFormsApi(page);
  await drive(path, contactPage(page, { provider, formsApi }));
}
