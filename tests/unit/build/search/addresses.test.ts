import { expect, test } from 'vitest';
import { markdownPath } from '../../../../src/build/search/addresses';

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/services/development', '/services/development.md'],
])('the Markdown twin of %s is %s', (path, twin) => {
  expect(markdownPath(path)).toBe(twin);
});
