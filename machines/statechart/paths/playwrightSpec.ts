import type { GuardOutcome } from '../engine';
import type { PathReport, ReportedPath, ReportedStep } from './report';
import { guardsText } from './stepText';

/** Longest title of a test, in characters. */
const MAX_TITLE = 120;

const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
/** A value in a comment, in one line. */
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('*/', '* /');

/** Text in a comment of one line. */
const comment = (text: string): string => `// ${text.replace(/\s+/g, ' ')}`;

/** What the author of the test has to write, or the passing of time, which needs no author. */
function actionOf({ by, event, waitMs, isDelayAssumed, actor, actorName = actor }: ReportedStep): string {
  const wait = `await page.clock.runFor(${waitMs ?? 0});`;
  if (by === 'time') return isDelayAssumed ? `${wait} // Replace the number: code computes the delay.` : wait;
  if (by === 'event') return `// Act: cause ${plain(event)}`;
  return comment(`Act: let ${actorName ?? 'the actor'} ${by === 'answer' ? 'answer' : 'fail'}`);
}

const guardLines = (guards: readonly GuardOutcome[] = []): readonly string[] =>
  guards.map(({ guard, outcome }) => comment(`Arrange: guard ${guard} must be ${outcome}`));

const stepLines = (title: string, lines: readonly string[]): readonly string[] => [
  `    await test.step(${literal(title)}, async () => {`,
  ...lines.map((line) => `      ${line}`),
  '    });',
];

const assertion = (states: readonly string[]): string =>
  comment(`Assert: the page shows ${states.join(', ')}`);

/** Text of a step for a title, without the visitor and the assumed guards. */
const nameOf = ({ text, guards }: ReportedStep): string =>
  text.slice(0, text.length - guardsText(guards).length).replace(/^the visitor: /, '');

function testLines(
  { start, states, steps }: ReportedPath,
  index: number,
  address: string,
): readonly string[] {
  const path = [start.name, ...steps.map(nameOf)].join(' → ');
  const title = path.length > MAX_TITLE ? `${path.slice(0, MAX_TITLE - 1)}…` : path;
  return [
    `  test(${literal(`${index + 1}. ${title}`)}, async ({ page }) => {`,
    "    test.fixme(true, 'Fill in the steps, then delete this line.');",
    '    await page.clock.install();',
    `    await page.goto(${literal(address)});`,
    ...stepLines(`start: ${start.name}`, [
      ...(start.input === null ? [] : [`// Arrange: start with ${plain(start.input)}`]),
      ...guardLines(start.guards),
      assertion(states),
    ]),
    ...steps.flatMap((step) =>
      stepLines(step.text, [...guardLines(step.guards), actionOf(step), assertion(step.states)]),
    ),
    '  });',
  ];
}

/**
 * Skeleton of a Playwright spec: a test for each path, and a step for each input with a place for its action and its
 * assertion. Time passes on the simulated clock of Playwright. The tests are marked as unfinished.
 * @param address of the page that the tests open.
 */
export const playwrightSpec = ({ machine, paths, notes = [] }: PathReport, address = '/'): string =>
  [
    "import { test } from '@playwright/test';",
    '',
    ...(notes.length > 0 ? [...notes.map(comment), ''] : []),
    `test.describe(${literal(machine)}, () => {`,
    paths.map((path, index) => testLines(path, index, address).join('\n')).join('\n\n'),
    '});',
    '',
  ].join('\n');
