import { expect, test } from 'vitest';
import { parseEvent } from '../../../../../machines/statechart/engine/parseEvent';

test('an object with a type is an event', () => {
  const event = { type: 'page.scrolled', y: 21 };
  expect(parseEvent(` ${JSON.stringify(event)} `)).toEqual({ ok: true, event });
});

test.each(['"menu.toggled"', '[]', 'null', '{}', '{"type": 3}', '{"type": ""}'])('%s is no event', (text) => {
  expect(parseEvent(text)).toEqual({
    ok: false,
    message: 'An event is an object with a type, such as { "type": "menu.toggled" }.',
  });
});

test.each(['', '{ "type": nope }'])('%j is not JSON', (text) => {
  expect(parseEvent(text)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^This is not JSON: .*\.$/),
  });
});
