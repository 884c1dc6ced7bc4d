import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { contactMachine } from '../../../../../machines/contact.machine';
import { machines } from '../../../../../machines/registry';
import { type Chart, chartOf, labelParts, spawnedActors } from '../../../../../machines/statechart/graph';
import type { Drawing } from '../../../../../machines/statechart/layout';
import { rowIcons, transitionIcons } from '../../../../../machines/statechart/react/icons';
import { drawnChart, signsIn, solid, writtenIn } from '../../../../support/drawnChart';
import { layOut } from '../../../../support/layOut';
import { zoo } from '../../../../support/zoo';

const all = [...zoo, ...machines.map(({ machine }) => machine)].map(
  (machine) => [machine.id, machine] as const,
);
const laidOut = new Map<string, readonly [Chart, Drawing]>();

beforeAll(async () => {
  for (const [id, machine] of all) {
    const chart = chartOf(machine);
    laidOut.set(id, [chart, await layOut(chart)]);
  }
});

function draw(id: string) {
  const [chart, drawing] = laidOut.get(id) ?? [];
  if (!chart || !drawing) throw new Error(`There is no machine ${id}.`);
  return { chart, ...drawnChart(chart, drawing) };
}

describe.each(all)('the drawing of %s', (id, _machine: AnyStateMachine) => {
  test('has each state and each transition once', () => {
    const { chart, all } = draw(id);
    expect(all('data-state')).toEqual(chart.nodes.map((node) => node.id));
    expect([...all('data-transition')].sort()).toEqual(chart.transitions.map((one) => one.id).sort());
  });

  test('has the words and the sign of each transition', () => {
    const { chart, transition } = draw(id);
    for (const one of chart.transitions) {
      // Transitions whose lines join share a label, which one of them draws.
      const joining = chart.transitions.filter(
        ({ event, targets }) => event === one.event && targets.join() === one.targets.join(),
      );
      const own = transition(one.id);
      const labeled = joining.map(({ id: other }) => transition(other)).filter(writtenIn);
      const part = writtenIn(own) === '' ? labeled[0] : own;
      if (!part) throw new Error(`Nothing is written at ${one.id}.`);
      const words = [...labelParts(one), ...(one.description ? [`“${one.description}”`] : [])].join(' ');
      expect(solid(writtenIn(part))).toContain(solid(words));
      expect(signsIn(part)).toContain(transitionIcons[one.kind].path);
    }
  });

  test('has what each state is called and does', () => {
    const { chart, state } = draw(id);
    for (const { entry, exit, invokes, tags, description, meta, ...node } of chart.nodes) {
      const part = state(node.id);
      const written = solid(writtenIn(part));
      const rows = [
        ...(entry.length > 0 ? [['entry', `entry / ${entry.join(', ')}`] as const] : []),
        ...(exit.length > 0 ? [['exit', `exit / ${exit.join(', ')}`] as const] : []),
        ...invokes.map(({ name }) => ['invoke', `invoke ${name}`] as const),
        ...(node.parent === undefined ? spawnedActors(chart) : []).map(
          ({ name }) => ['start', `starts ${name}`] as const,
        ),
        ...(tags.length > 0 ? [['tags', tags.map((tag) => `#${tag}`).join(' ')] as const] : []),
        ...(description === undefined ? [] : [['description', description] as const]),
        ...(meta === undefined ? [] : [['meta', `meta ${JSON.stringify(meta)}`] as const]),
      ];
      expect(part.querySelector('text')?.textContent).toContain(node.key);
      for (const [kind, words] of rows) {
        expect(written).toContain(solid(words));
        expect(signsIn(part)).toContain(rowIcons[kind].path);
      }
      const own = part.querySelectorAll('[data-row]:not([data-row="transition"])');
      expect(own).toHaveLength(rows.length);
    }
  });

  test('has a dot for each initial state', () => {
    const { chart, all, start } = draw(id);
    const starts = chart.nodes.flatMap((node) => (node.initial ? [`${node.id}>initial`] : []));
    expect(all('data-start')).toEqual(starts);
    for (const one of starts) expect(start(one).querySelectorAll('circle')).toHaveLength(1);
  });

  test('frames final states twice, and all others once', () => {
    const { chart, state } = draw(id);
    const frames = chart.nodes.map((node) => {
      const rects = [...state(node.id).children].filter(({ tagName }) => tagName === 'rect');
      return [node.id, rects.length];
    });
    expect(frames).toEqual(chart.nodes.map((node) => [node.id, node.type === 'final' ? 2 : 1]));
  });
});

/** One of each feature of a chart, with its text in the drawing. */
test.each([
  ['guards', 'guards.here/1', 'PARAMS [isAbove(floor: 3)]'],
  ['guards', 'guards.here/3', 'AND [isA and (isB or not isA)]'],
  ['guards', 'guards.here/5', 'NOT [not (isA and isB)]'],
  ['guards', 'guards.here/6', 'IN [in there.inside]'],
  ['guards', 'guards.here/10', 'LIST [1. isA]'],
  ['guards', 'guards.here/11', 'LIST [2. isB] / log(b)'],
  ['guards', 'guards.here/12', 'LIST [else] (to itself)'],
  ['delays', 'delays.waiting/1', 'after 500 ms [else] / nag'],
  ['delays', 'delays.waiting/2', 'after short 300 ms'],
  ['delays', 'delays.waiting/3', 'after later (computed)'],
  ['delays', 'delays.done/0', 'always “Nothing is left.”'],
  ['actors', 'actors.loading/0', 'done load 1'],
  ['actors', 'actors.loading/1', 'error load 1 / emit(FAILED)'],
  ['actors', 'actors.next/1', 'snapshot child / look'],
  ['actors', 'actors.nested/0', 'done'],
  ['events', 'events/1', '* / count'],
  ['events', 'events.open/0', 'mouse.*'],
  ['events', 'events.open/1', 'BLOCKED (blocked)'],
  ['events', 'events.open/3', 'SELF (to itself)'],
  ['events', 'events.open/4', 'AGAIN (re-enters) “Once more.”'],
  ['events', 'events.open/5', "STAY / a, b(to: 'x', n: 1), inline"],
])('in %s, %s reads: %s', (machine, id, words) => {
  const { transition } = draw(machine);
  expect(writtenIn(transition(id))).toBe(words);
});

test('a history is rounded, and says whether it is deep', () => {
  const { state } = draw('regions');
  const titles = ['remembered', 'regions.on.last'].map((id) => state(id).querySelector('text')?.textContent);
  expect(titles).toEqual(['H* remembered', 'H last']);
  const [rect] = state('remembered').children;
  expect(Number(rect?.getAttribute('rx'))).toBe(Number(rect?.getAttribute('height')) / 2);
});

test('a transition to several states is one thing, with a line to each and one label', () => {
  const { chart, transition } = draw('regions');
  const both = chart.transitions.find(({ event }) => event === 'BOTH');
  const part = transition(both?.id ?? '');
  expect(part.querySelectorAll('[data-line]')).toHaveLength(2);
  expect(part.querySelectorAll('[data-label]')).toHaveLength(1);
});

describe('lines with the same label out of one state', () => {
  const joined = ['idle', 'success', 'failed'].map(
    (name) =>
      chartOf(contactMachine).transitions.find(
        ({ source, event }) => source === `contact.fallback.${name}` && event === 'embedded.chosen',
      )?.id ?? '',
  );

  test('join before their one label, which the first of them draws', () => {
    const { transition } = draw('contact');
    expect(joined.map((id) => writtenIn(transition(id)))).toEqual(['embedded.chosen', '', '']);
  });

  test('leave the label to the one that can be pressed', async () => {
    const user = userEvent.setup();
    const [chart, drawing] = laidOut.get('contact') ?? [];
    if (!chart || !drawing) throw new Error('Contact is not laid out.');
    const pressed: string[] = [];
    const [, , last = ''] = joined;
    const { transition } = drawnChart(chart, drawing, {
      state: { enabled: new Set([last]) },
      onTransition: (id) => pressed.push(id),
    });
    expect(joined.map((id) => writtenIn(transition(id)))).toEqual(['', '', 'embedded.chosen']);
    const label = transition(last).querySelector('[data-label]');
    if (label) await user.click(label);
    expect(pressed).toEqual([last]);
  });
});

test('regions are dashed; the history beside them is none', () => {
  const { chart, state } = draw('regions');
  const dashed = chart.nodes.filter(({ id }) =>
    state(id).firstElementChild?.getAttribute('class')?.includes('isRegion-true'),
  );
  const [on, inner] = ['regions.on', 'regions.on.right.inner'];
  expect(dashed.map(({ id }) => id)).toEqual([
    ...[`${on}.left`, `${on}.right`, `${inner}.p`, `${inner}.q`, `${on}.plain`],
  ]);
});
