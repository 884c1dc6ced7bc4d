import { expect, test } from 'vitest';
import { linkHeader, markdownPath } from '../../../../src/build/search/addresses';

const paths = ['/', '/about', '/services/strategy'];

test.each([
  ['/', '/index.md'],
  ['/about', '/about.md'],
  ['/services/development', '/services/development.md'],
])('the Markdown twin of %s is %s', (path, twin) => {
  expect(markdownPath(path)).toBe(twin);
});

test('a document and its Markdown twin name each other in the Link header', () => {
  expect(linkHeader('/', paths)).toBe('</index.md>; rel="alternate"; type="text/markdown"');
  expect(linkHeader('/about', paths)).toBe('</about.md>; rel="alternate"; type="text/markdown"');
  expect(linkHeader('/about.md', paths)).toBe('<https://momentum.example/about>; rel="canonical"');
  expect(linkHeader('/index.md', paths)).toBe('<https://momentum.example/>; rel="canonical"');
});

test.each(['/404', '/missing.md', '/atom.xml', '/assets/main-ABC.js'])('%s has no Link header', (path) => {
  expect(linkHeader(path, paths)).toBeUndefined();
});
