import { contactPathsWhere, walkContactPath } from './support/contactPaths';
import { test } from './support/siteWithEndpoint';
import { submissionPathsWhere, walkSubmissionPath } from './support/submissionPaths';

// All tests share a server.
test.describe.configure({ mode: 'default' });

test.describe('the contact form', () => {
  for (const path of contactPathsWhere(true)) {
    test(path.title, ({ page, faults }) => walkContactPath(path, page, faults));
  }
});

test.describe('a submission', () => {
  for (const path of submissionPathsWhere(true)) {
    test(path.title, ({ page, faults }) => walkSubmissionPath(path, page, faults));
  }
});
