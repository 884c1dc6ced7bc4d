import { expect, test } from 'vitest';
import { parseEvent } from '../../../../../machines/statechart/engine/parseEvent';

test('an object with a type is an event, whatever else it carries', () => {
  expect(parseEvent(' { "type": "page.scrolled", "y": 21 } ')).toEqual({
    ok: true,
    event: { type: 'page.scrolled', y: 21 },
  });
});

test.each([
  ['', 'Enter an event, such as { "type": "menu.toggled" }.'],
  ['  \n', 'Enter an event, such as { "type": "menu.toggled" }.'],
  ['"menu.toggled"', 'An event is an object: { "type": … }.'],
  ['[]', 'An event is an object: { "type": … }.'],
  ['null', 'An event is an object: { "type": … }.'],
  ['7', 'An event is an object: { "type": … }.'],
  ['{}', 'The "type" of an event is a text.'],
  ['{"type": 3}', 'The "type" of an event is a text.'],
  ['{"type": ""}', 'The "type" of an event is a text.'],
  ['{"type": "*"}', '"*" matches many types, but an event has one.'],
  ['{"type": "mouse.*"}', '"mouse.*" matches many types, but an event has one.'],
])('%j is none: %s', (text, message) => {
  expect(parseEvent(text)).toEqual({ ok: false, message });
});

test('invalid JSON is reported with its position', () => {
  expect(parseEvent('{\n  "type": "a",\n}')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^This is not JSON: .*\(line 3, column 1\)\.$/),
  });
  expect(parseEvent('{ "type": nope }')).toMatchObject({
    ok: false,
    message: expect.stringContaining('nope'),
  });
});
