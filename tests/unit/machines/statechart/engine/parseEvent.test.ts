import { expect, test } from 'vitest';
import { parseEvent } from '../../../../../machines/statechart/engine/parseEvent';

test('an object with a type is an event', () => {
  const event = { type: 'page.scrolled', y: 21 };
  expect(parseEvent(` ${JSON.stringify(event)} `, ['page.scrolled'])).toEqual(event);
});

test.each(['"menu.toggled"', '[]', 'null', '{}', '{"type": 3}', '{"type": ""}'])('%s is no event', (text) => {
  expect(() => parseEvent(text, ['menu.toggled'])).toThrow(
    'An event is an object with a type, such as { "type": "menu.toggled" }.',
  );
});

test.each(['', '{ "type": nope }'])('%j is not JSON', (text) => {
  expect(() => parseEvent(text, [])).toThrow(/^This is not JSON: .*\.$/);
});

test('an event that the machine does not have is refused with those that it has', () => {
  expect(() => parseEvent('{ "type": "c" }', ['a', 'b'])).toThrow(
    'The machine has no event "c". Events: a, b.',
  );
});
