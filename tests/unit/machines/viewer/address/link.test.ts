import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink, type Link } from '../../../../../machines/viewer/address/link';

const link: Link = {
  start: 1,
  changes: [
    { event: { type: 'field.changed', value: 'Ädä ✓' } },
    { ms: 500 },
    { guard: 'isOpen', isTrue: false },
  ],
  moment: 1,
  folded: ['contact.embedded'],
  direction: 'right',
  center: { x: 10, y: -20, scale: 0.5 },
  text: 'createMachine({})',
  file: 'a.ts',
  machine: 'one',
};

const codeOf = (text: string) => deflateRawSync(text).toString('base64url');

describe('the link of a page', () => {
  test('is the same after its address', async () => {
    expect(await decodeLink(await encodeLink(link))).toEqual(link);
  });

  test('has only characters that a fragment may have', async () => {
    expect(await encodeLink(link)).toMatch(/^[\w-]+$/);
  });

  test('is much shorter than the text that it keeps', async () => {
    const text = 'opened: { on: { close: "closed" } },\n'.repeat(200);
    expect((await encodeLink({ text })).length).toBeLessThan(text.length / 20);
  });

  test('is empty for a page as it opens', async () => {
    expect(await encodeLink({ start: undefined, folded: undefined })).toBe('');
    expect(await decodeLink('')).toEqual({});
  });

  test.each([
    ['is cut', 'q1Yq'],
    ['is no code', '%%%'],
    ['has no JSON', codeOf('no')],
    ['has a negative time', codeOf('{"changes":[{"ms":-1}]}')],
    ['has an event without a type', codeOf('{"changes":[{"event":{}}]}')],
    ['has a scale of 0', codeOf('{"center":{"x":0,"y":0,"scale":0}}')],
    ['contains a huge text', codeOf(JSON.stringify({ text: 'x'.repeat(5_000_000) }))],
  ])('is empty if the address %s', async (_fault, code) => {
    expect(await decodeLink(code)).toEqual({});
  });
});
