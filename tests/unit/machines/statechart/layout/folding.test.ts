import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { chartOf, chartTree } from '../../../../../machines/statechart/graph';
import { visibleChart } from '../../../../../machines/statechart/layout/visibleChart';
import { violationsIn } from '../../../../support/geometry';
import { directions, layOut } from '../../../../support/layOut';
import { randomMachines } from '../../../../support/randomMachine';
import { zoo } from '../../../../support/zoo';
import { zooChart } from '../../../../support/zooChart';

const house = chartOf(
  createMachine({
    id: 'house',
    initial: 'out',
    states: {
      out: { on: { ENTER: 'in', SLEEP: 'in.up.bed', SPLIT: { target: ['in.up.bed', 'in.up.bath'] } } },
      in: {
        initial: 'up',
        on: { FALL: '.up', KNOCK: {}, LOOP: 'in' },
        states: {
          up: {
            initial: 'bed',
            on: { DOWN: 'down' },
            states: {
              bed: { on: { WASH: 'bath', JUMP: '#house.out', TURN: { actions: 'turn' } } },
              bath: {},
            },
          },
          down: { on: { UP: 'up.bath', LEAVE: '#house.out' } },
        },
      },
    },
  }),
);

/** The visible transitions, as `source EVENT > targets`. */
const seenIn = (folded: readonly string[]) =>
  visibleChart(house, new Set(folded.map((id) => `house.${id}`))).chart.transitions.map(
    ({ source, event, targets }) =>
      `${source} ${event} > ${targets.join(' ')}`.replaceAll('house.', '').trim(),
  );

describe('folding a state', () => {
  const { chart, hiddenIn, standIn } = visibleChart(house, new Set(['house.in']));

  test('hides what is inside it, all the way down, and counts it', () => {
    expect(chart.nodes.map(({ id }) => id)).toEqual(['house', 'house.out', 'house.in']);
    expect([hiddenIn('house.in'), hiddenIn('house.out'), hiddenIn('house')]).toEqual([4, 0, 0]);
  });

  test('has it stand for what is inside', () => {
    expect(['house.in.up.bed', 'house.in.down', 'house.in', 'house.out'].map(standIn)).toEqual([
      ...['house.in', 'house.in', 'house.in', 'house.out'],
    ]);
  });

  test('leaves out what happens inside, and joins what crosses its border to it', () => {
    expect(seenIn(['in'])).toEqual([
      'out ENTER > in',
      'out SLEEP > in',
      'out SPLIT > in',
      'in KNOCK >',
      'in LOOP > in',
      'in JUMP > out',
      'in LEAVE > out',
    ]);
    expect(seenIn(['in.up'])).toEqual([
      'out ENTER > in',
      'out SLEEP > in.up',
      'out SPLIT > in.up',
      'in FALL > in.up',
      'in KNOCK >',
      'in LOOP > in',
      'in.up DOWN > in.down',
      'in.up JUMP > out',
      'in.down UP > in.up',
      'in.down LEAVE > out',
    ]);
  });

  test('inside a folded one changes nothing that is seen', () => {
    expect(seenIn(['in', 'in.up'])).toEqual(seenIn(['in']));
    const both = visibleChart(house, new Set(['house.in', 'house.in.up']));
    expect([both.hiddenIn('house.in'), both.hiddenIn('house.in.up')]).toEqual([4, 0]);
  });

  test('that has nothing inside, or of none, changes nothing', () => {
    expect(visibleChart(house, new Set(['house.out'])).chart).toEqual(house);
    expect(visibleChart(house, new Set()).chart).toEqual(house);
  });
});

test('what is invoked in a folded state is not taken for what an action starts', async () => {
  const chart = zooChart('actors');
  const tree = chartTree(chart);
  const folded = new Set(chart.nodes.flatMap(({ id }) => (tree.childrenOf(id).length > 0 ? [id] : [])));
  const [root] = (await layOut(chart, 'down', folded)).states;
  expect(root?.content.rows.filter(({ kind }) => kind === 'start')).toEqual([]);
});

describe('a folded state is drawn', () => {
  test.each(directions)('with how many states it hides, and no start of its own, %s', async (direction) => {
    const drawing = await layOut(house, direction, new Set(['house.in']));
    const folded = drawing.states.find(({ id }) => id === 'house.in');
    expect(folded?.content.rows.at(-1)).toMatchObject({ kind: 'collapsed', lines: ['4 states inside'] });
    expect(drawing.lines.flatMap(({ link }) => (link.kind === 'initial' ? [link.source] : []))).toEqual([
      'house',
    ]);
  });

  test('in the singular too', async () => {
    const drawing = await layOut(zooChart('guards'), 'down', new Set(['guards.there']));
    const folded = drawing.states.find(({ id }) => id === 'guards.there');
    expect(folded?.content.rows.at(-1)?.lines).toEqual(['1 state inside']);
  });
});

/** All states with children, each of which can be collapsed. */
const foldable = (machine: AnyStateMachine) => {
  const chart = chartOf(machine);
  const tree = chartTree(chart);
  return chart.nodes.flatMap(({ id }) => (tree.childrenOf(id).length > 0 ? [id] : []));
};

const one = [...zoo, ...machines.map(({ machine }) => machine)].flatMap((machine) =>
  foldable(machine).map((id) => [id, machine, [id]] as const),
);
const many = randomMachines(10).map((machine, index) => {
  const ids = foldable(machine).filter((_id, at) => at > 0 && (at + index) % 2 === 0);
  return [`some of random machine ${index + 1}`, machine, ids] as const;
});

/** One direction each, in turn: both directions are tested without collapsed states. */
const cases = [...one, ...many].map(
  ([name, machine, ids], index) => [name, index % 2 === 0 ? 'down' : 'right', machine, ids] as const,
);

describe('folding', () => {
  test.each(cases)('%s leaves nothing over anything else, %s', async (_name, direction, machine, ids) => {
    const chart = chartOf(machine);
    const folded = new Set(ids);
    const drawing = await layOut(chart, direction, folded);
    expect(violationsIn(drawing, chart)).toEqual([]);
    expect(drawing.states.map(({ id }) => id)).toEqual(
      visibleChart(chart, folded).chart.nodes.map(({ id }) => id),
    );
  });
});

test('the same transition of several folded states has one label', async () => {
  const child = { on: { CANCEL: '#m.off', STOP: { target: '#m.off', actions: 'stop' } } };
  const chart = chartOf(
    createMachine({
      id: 'm',
      initial: 'on',
      states: {
        on: { initial: 'a', states: { a: child, b: child, c: child }, on: { CANCEL: 'off' } },
        off: {},
      },
    }),
  );
  const { lines } = await layOut(chart, 'down', new Set(['m.on']));
  const labels = lines.filter(({ link, trunk, label }) => label && trunk === link.id);
  expect(labels.map(({ label }) => label?.lines.join(' '))).toEqual(['CANCEL', 'STOP / stop']);
  const boxes = lines.flatMap(({ label }) => (label ? [JSON.stringify(label.box)] : []));
  expect([boxes.length, new Set(boxes).size]).toEqual([7, 2]);
});
