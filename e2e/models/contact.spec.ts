import { contactMachine } from '../../machines/contact.machine';
import { contactModel } from '../../machines/models/contact.model';
import { expect, test } from '../support/test';
import { contactPaths, walkContactPath } from './support/contactPaths';
import { browserCoverage } from './support/sitePaths';
import { submissionPaths, walkSubmissionPath } from './support/submissionPaths';

test.describe('the contact form', () => {
  test('is walked through every state and transition, except proposals of the calculator', () => {
    const { problems } = browserCoverage(contactMachine, contactModel, contactPaths);
    expect(problems.filter((problem) => !problem.includes('message.proposed'))).toEqual([]);
  });

  for (const path of contactPaths) {
    test(path.title, ({ page, faults }) => walkContactPath(path, page, faults));
  }
});

test.describe('a submission', () => {
  for (const path of submissionPaths) {
    test(path.title, ({ page, faults }) => walkSubmissionPath(path, page, faults));
  }
});
