import { expect, test } from 'vitest';
import { describeError } from '../../../src/app/ErrorScreen';

test('an answer with a status is described by status and status text', () => {
  expect(describeError({ status: 404, statusText: 'Not Found' })).toEqual({ message: '404 Not Found' });
});

test('an answer without a status text is described by its status', () => {
  expect(describeError({ status: 503 })).toEqual({ message: '503' });
});

test('an error is described by message and stack', () => {
  const error = new Error('The figure has no points.');
  expect(describeError(error)).toEqual({ message: 'The figure has no points.', stack: error.stack });
});

const circle: { self?: unknown } = {};
circle.self = circle;

test.each([
  ['a sentence', 'a sentence'],
  [{ code: 7 }, '{"code":7}'],
  [circle, '[object Object]'],
  [Object.create(null), '{}'],
  [7n, '7'],
  [undefined, 'undefined'],
  [null, 'null'],
])('%o, which is no error, is described as %s', (thrown, message) => {
  expect(describeError(thrown)).toEqual({ message });
});
