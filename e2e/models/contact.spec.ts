import { contactMachine } from '../../machines/contact.machine';
import { contactModel } from '../../machines/models/contact.model';
import { expect, test } from '../support/test';
import { contactPaths, contactPathsWhere, walkContactPath } from './support/contactPaths';
import { browserCoverage } from './support/sitePaths';
import { submissionPathsWhere, walkSubmissionPath } from './support/submissionPaths';

test.describe('the contact form', () => {
  test('is walked through every state and transition, with and without an endpoint', () => {
    expect(browserCoverage(contactMachine, contactModel, contactPaths).problems).toEqual([]);
  });

  for (const path of contactPathsWhere(false)) {
    test(path.title, ({ page, faults }) => walkContactPath(path, page, faults));
  }
});

test.describe('a submission', () => {
  for (const path of submissionPathsWhere(false)) {
    test(path.title, ({ page, faults }) => walkSubmissionPath(path, page, faults));
  }
});
