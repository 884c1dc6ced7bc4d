import type { Page } from '@playwright/test';
import { submissionModel } from '../../../machines/models/submission.model';
import { machinePaths, type Path } from '../../../machines/statechart/paths';
import { submissionMachine } from '../../../machines/submission.machine';
import { withoutChat } from '../../support/clock';
import type { Faults } from '../../support/test';
import { submissionPage } from '../pages/submissionPage';
import { drive } from './drive';
import { holdFormsApi } from './formsApi';

/** The paths of a submission to HubSpot, and of one with a filled honeypot. The demo has a recipient: nothing is simulated. */
export const submissionPaths: readonly Path[] = machinePaths(submissionMachine, submissionModel).filter(
  ({ start }) => start.input.recipient.kind !== 'simulated',
);

/** Walks a path of a submission; the Forms API does what the path says. */
export async function walkSubmissionPath(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(/submissions/);
  await withoutChat(page);
  await drive(path, submissionPage(page, await holdFormsApi(page), path.start.input.isSpam));
}
