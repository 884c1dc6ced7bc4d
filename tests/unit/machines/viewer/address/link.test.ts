import { expect, test } from 'vitest';
import { decodeLink, encodeLink, type Link } from '../../../../../machines/viewer/address/link';

const link: Link = {
  start: 1,
  changes: [{ event: { type: 'field.changed', value: 'Ädä ✓?#' } }, { ms: 500 }],
  moment: 1,
  center: { x: 10, y: -20, scale: 0.5 },
};

test('the link of a page is the same after its address', () => {
  const code = encodeLink(link);
  expect(code).not.toMatch(/[?#\s]/);
  expect(decodeLink(code)).toEqual(link);
});

test('the link of a page as it opens is empty', () => {
  expect(encodeLink({ start: undefined, center: undefined })).toBe('');
  expect(decodeLink('')).toEqual({});
});

test.each([
  ['is cut', encodeLink(link).slice(0, 40)],
  ['is no code', '%%%'],
  ['has a negative time', '{"changes":[{"ms":-1}]}'],
  ['has an event without a type', '{"changes":[{"event":{}}]}'],
  ['has a scale of 0', '{"center":{"x":0,"y":0,"scale":0}}'],
])('a link is empty if its address %s', (_fault, code) => {
  expect(decodeLink(code)).toEqual({});
});
