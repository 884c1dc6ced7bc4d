import { beforeEach, expect, test } from 'vitest';
import { focusHeading } from '../../../src/app/targets';

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Case studies</h1>
      <article id="fintech"><p>Fintech</p><h2>Spend moved</h2><h3>Key Results</h3></article>
      <h2 id="note">Note</h2>
      <p id="text">Without a heading</p>
    </main>`;
});

const target = (id: string) => document.getElementById(id) ?? undefined;

test.each([
  ['of the page, without a target', undefined, 'Case studies'],
  ['inside the target', 'fintech', 'Spend moved'],
  ['that is the target', 'note', 'Note'],
  ['of the page, when the target has none', 'text', 'Case studies'],
])('focuses the heading %s', (_, id, heading) => {
  focusHeading(id === undefined ? undefined : target(id));
  expect(document.activeElement?.textContent).toBe(heading);
});

test('leaves no heading that can be focused once the focus has moved on', () => {
  focusHeading(target('fintech'));
  focusHeading();
  expect([...document.querySelectorAll('[tabindex]')].map(({ textContent }) => textContent)).toEqual([
    'Case studies',
  ]);
});
