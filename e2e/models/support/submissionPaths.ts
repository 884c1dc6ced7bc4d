import type { Page } from '@playwright/test';
import { submissionModel } from '../../../machines/models/submission.model';
import { machinePaths, type Path } from '../../../machines/statechart/paths';
import { submissionMachine } from '../../../machines/submission.machine';
import { withoutChat } from '../../support/clock';
import type { Faults } from '../../support/test';
import { submissionPage } from '../pages/submissionPage';
import { drive } from './drive';
import { holdEndpoint } from './endpoint';

/** The paths of a submission on one of the two sites: that without an endpoint for messages, or that with one. */
export const submissionPathsWhere = (hasEndpoint: boolean): readonly Path[] =>
  machinePaths(submissionMachine, submissionModel).filter(
    ({ start }) => (start.input.endpoint !== '') === hasEndpoint,
  );

/** Walks a path of a submission; the endpoint does what the path says. */
export async function walkSubmissionPath(path: Path, page: Page, faults: Faults): Promise<void> {
  faults.allow(/endpoint/i);
  await withoutChat(page);
  await drive(path, submissionPage(page, await holdEndpoint(page)));
}
