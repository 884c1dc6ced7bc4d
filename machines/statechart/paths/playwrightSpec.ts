import type { PathReport, ReportedPath, ReportedStep } from './report';

/** Longest title of a test, in characters. */
const MAX_TITLE = 120;

const literal = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
/** A value in a comment, in one line. */
const plain = (value: unknown): string => JSON.stringify(value).replaceAll('*/', '* /');

/** What the author of the test has to write, or the passing of time, which needs no author. */
function actionOf({ by, event, waitMs, actor }: ReportedStep): string {
  if (by === 'time') return `await page.clock.runFor(${waitMs ?? 0});`;
  if (by === 'event') return `// Act: cause ${plain(event)}`;
  return `// Act: let ${actor ?? 'the actor'} ${by === 'answer' ? 'answer' : 'fail'}`;
}

const stepLines = (title: string, lines: readonly string[]): readonly string[] => [
  `    await test.step(${literal(title)}, async () => {`,
  ...lines.map((line) => `      ${line}`),
  '    });',
];

const assertion = (states: readonly string[]): string => `// Assert: the page shows ${states.join(', ')}`;

function testLines(
  { start, states, steps }: ReportedPath,
  index: number,
  address: string,
): readonly string[] {
  const path = [start.name, ...steps.map(({ text }) => text.replace(/^the visitor: /, ''))].join(' → ');
  const title = path.length > MAX_TITLE ? `${path.slice(0, MAX_TITLE - 1)}…` : path;
  return [
    `  test(${literal(`${index + 1}. ${title}`)}, async ({ page }) => {`,
    "    test.fixme(true, 'Fill in the steps, then delete this line.');",
    '    await page.clock.install();',
    `    await page.goto(${literal(address)});`,
    ...stepLines(`start: ${start.name}`, [
      ...(start.input === null ? [] : [`// Arrange: start with ${plain(start.input)}`]),
      assertion(states),
    ]),
    ...steps.flatMap((step) => stepLines(step.text, [actionOf(step), assertion(step.states)])),
    '  });',
  ];
}

/**
 * Skeleton of a Playwright spec: a test for each path, and a step for each input with a place for its action and its
 * assertion. Time passes on the simulated clock of Playwright. The tests are marked as unfinished.
 * @param address of the page that the tests open.
 */
export const playwrightSpec = ({ machine, paths }: PathReport, address = '/'): string =>
  [
    "import { test } from '@playwright/test';",
    '',
    `test.describe(${literal(machine)}, () => {`,
    paths.map((path, index) => testLines(path, index, address).join('\n')).join('\n\n'),
    '});',
    '',
  ].join('\n');
