import { expect, test } from 'vitest';
import { openingOf } from '../../../src/lib/opening';

test.each([
  [
    'You do. Code stays in your accounts. So do tests.',
    'You do.',
    'Code stays in your accounts. So do tests.',
  ],
  ['Yes. We work with all. Some have less.', 'Yes. We work with all.', 'Some have less.'],
  ['One sentence at 2.5 percent.', 'One sentence at 2.5 percent.', ''],
])('%j opens with its first sentence of more than a word', (text, opening, others) => {
  expect(openingOf(text)).toEqual([opening, others]);
});
