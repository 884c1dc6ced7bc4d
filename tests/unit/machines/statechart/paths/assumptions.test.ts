import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine, sendTo, setup } from 'xstate';
import {
  allPaths,
  assumedMachine,
  pathsTo,
  playwrightSpec,
  reportText,
} from '../../../../../machines/statechart/paths';
import { explore } from '../../../../../machines/statechart/paths/explore';
import { readMachines } from '../../../../../machines/statechart/read';

/** A machine of a source text. */
function machineOf(config: string): AnyStateMachine {
  const [read] = readMachines(`export const door = createMachine(${config});`);
  if (!read) throw new Error('The text has no machine.');
  return read.machine;
}

const reportOf = (machine: AnyStateMachine, maxSteps?: number) => {
  const assumed = assumedMachine(machine, maxSteps);
  return allPaths(assumed.machine, assumed.model);
};

/** The reached limits of each start. */
const reachedLimits = (machine: AnyStateMachine, maxSteps?: number) => {
  const assumed = assumedMachine(machine, maxSteps);
  return assumed.model.starts.map((start) => [
    ...explore(assumed.machine, assumed.model, start).reachedLimits,
  ]);
};

/** Texts of the steps of each path. */
const stepsOf = (machine: AnyStateMachine) =>
  reportOf(machine).paths.map(({ steps }) => steps.map(({ text }) => text));

const missingIn = (machine: AnyStateMachine) =>
  reportOf(machine).notes?.filter((note) => note.startsWith('On no path')) ?? [];

describe('a machine without its code', () => {
  test('takes both outcomes of a guard, named or inline', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { on: { go: [{ guard: 'isFree', target: 'b' }, { guard: () => isOpen(), target: 'c' }, 'd'] } },
      b: {}, c: {}, d: {},
    } }`);
    expect(stepsOf(machine).flat().sort()).toEqual([
      'go [isFree]',
      'go [not isFree, inline guard 1]',
      'go [not isFree, not inline guard 1]',
    ]);
  });

  test('evaluates composed guards from the outcomes of their parts', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { on: { go: { guard: and(['isOver', not('isBusy')]), target: 'b' } } }, b: {},
    } }`);
    expect(stepsOf(machine).flat().sort()).toEqual([
      'go [isOver, isBusy]',
      'go [isOver, not isBusy]',
      'go [not isOver]',
    ]);
  });

  test('distinguishes guards by their parameters', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { on: { go: [
        { guard: { type: 'isOver', params: { of: { n: 1 } } }, target: 'b' },
        { guard: { type: 'isOver', params: { of: { n: 2 } } }, target: 'c' },
      ] } },
      b: {}, c: {},
    } }`);
    expect(stepsOf(machine).flat().sort()).toEqual([
      'go [isOver (of: { n: 1 })]',
      'go [not isOver (of: { n: 1 }), isOver (of: { n: 2 })]',
    ]);
  });

  test('starts with each outcome of the guards that it evaluates at once', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { always: [{ guard: 'isReady', target: 'b' }, 'c'] }, b: {}, c: {},
    } }`);
    const { paths } = reportOf(machine);
    expect(paths.map(({ start, states }) => [start.guards, states])).toEqual([
      [[{ guard: 'isReady', outcome: true }], ['b']],
      [[{ guard: 'isReady', outcome: false }], ['c']],
    ]);
  });

  test('reaches an outcome behind guards of other states', () => {
    // With the outer guard true, the outcome of the inner one changes nothing.
    const machine = machineOf(`{ initial: 'off', states: {
      off: { on: { go: 'on' } },
      on: { always: { guard: 'isOver', target: 'off' }, initial: 'a', states: {
        a: { always: [{ guard: 'isFirst', target: 'b' }, { guard: 'isSecond', target: 'c' }, 'd'] },
        b: { on: { x: {actions: 'show'} } }, c: { on: { x: {actions: 'show'} } }, d: { on: { x: {actions: 'show'} } },
      } },
    } }`);
    expect(missingIn(machine)).toEqual([]);
  });

  test('leaves out outcomes with which it never comes to rest, and lists what no path covers', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { on: { go: 'b' } },
      b: { always: { guard: 'isOdd', target: 'c' } },
      c: { always: [{ guard: 'isOdd', target: 'b' }, 'a'] },
    } }`);
    expect(stepsOf(machine)).toEqual([['go [not isOdd]']]);
    expect(missingIn(machine)).toContain('On no path: transition b -- always [isOdd] --> c is never taken');
  });

  test('gets events without payloads, also those of wildcards, and changes of actors', () => {
    const machine =
      machineOf(`{ initial: 'a', invoke: { id: 'clock', src: 'clock', onSnapshot: { actions: 'show' } }, states: {
      a: { on: { '*': 'b', known: { actions: 'show' } } }, b: { on: { 'mouse.*': 'a' } },
    } }`);
    expect(stepsOf(machine).flat()).toEqual(
      expect.arrayContaining(['any other event', 'known', 'mouse.any', 'snapshot clock']),
    );
  });

  test('gets results of invoked actors, and of those that its code starts', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { invoke: { src: 'load', onDone: 'b', onError: 'c' } },
      b: { entry: assign({ ref: ({ spawn }) => spawn('form', { id: 'form' }) }), on: { 'xstate.done.actor.form': 'c' } },
      c: {},
    } }`);
    expect(stepsOf(machine)).toEqual([['load answers', 'form answers'], ['load fails']]);
  });

  test('sends events to actors that have not been started', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { on: { go: { target: 'b', actions: [sendTo('form', { type: 'x' }), 'tell'] } } }, b: {},
    } }`);
    expect(stepsOf(machine)).toEqual([['go']]);
    const named = createMachine({ on: { go: { actions: 'tell' } } }).provide({
      actions: { tell: sendTo('nobody', { type: 'x' }) },
    });
    expect(stepsOf(named)).toEqual([['go']]);
  });

  test('marks delays that only code knows', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { after: { patience: 'b' } }, b: { after: { 300: 'c' } }, c: {},
    } }`);
    const report = reportOf(machine);
    expect(report.paths[0]?.steps).toMatchObject([
      { text: 'after patience (computed)', waitMs: 1_000, isDelayAssumed: true },
      { text: 'after 300 ms', waitMs: 300 },
    ]);
    expect(report.paths[0]?.steps[1]).not.toHaveProperty('isDelayAssumed');
    expect(report.notes).toContain('Computed delays last 1000 ms in these paths: patience');
  });

  test('marks the computed delays of events to itself, and no others', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { entry: raise({ type: 'tick' }, { delay: 0 }), on: { tick: 'b' } },
      b: { entry: raise({ type: 'tick' }, { delay: 'patience', id: 'timer' }), on: { tick: 'c' } },
      c: { entry: raise({ type: 'tick' }, { delay: ({ context }) => context.ms }), on: { tick: 'd' } },
      d: { entry: sendTo('#_internal', () => ({ type: 'tick' }), { delay: () => wait() }), on: { tick: 'e' } },
      e: { entry: raise({ type: 'tick' }, { delay: 1000 }), on: { tick: 'f' } },
      f: {},
    } }`);
    const { machine: assumed, model } = assumedMachine(machine);
    // Only the machine itself sends the event.
    const { paths, notes } = allPaths(assumed, { ...model, events: { tick: [] } });
    expect(paths.map(({ steps }) => steps.map(({ text, waitMs }) => [text, waitMs]))).toEqual([
      [
        ['tick (0 ms)', 0],
        ['tick (computed)', 1_000],
        ['tick (computed)', 1_000],
        ['tick (computed)', 1_000],
        ['tick (1000 ms)', 1_000],
      ],
    ]);
    expect(paths[0]?.steps.map((step) => 'isDelayAssumed' in step)).toEqual([false, true, true, true, false]);
    expect(notes).toContain(
      'Computed delays last 1000 ms in these paths: patience, delay of tick, delay of a computed event',
    );
  });

  test('has delays of one second instead of the computed ones', () => {
    const machine = setup({ delays: { patience: () => 50 } }).createMachine({
      initial: 'a',
      states: { a: { after: { patience: { target: 'b' } } }, b: {} },
    });
    expect(reportOf(machine).paths[0]?.steps).toMatchObject([{ waitMs: 1_000, isDelayAssumed: true }]);
  });

  test('names a delay without code as computed where no path reaches its end', () => {
    const machine = machineOf(`{ initial: 'a', states: {
      a: { after: { 10: 'b', patience: 'b' } }, b: {},
    } }`);
    expect(missingIn(machine)).toEqual([
      'On no path: transition a -- after patience (computed) --> b is never taken',
    ]);
  });

  test('that cannot start is an error', () => {
    const machine = machineOf(`{ initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } }`);
    expect(() => assumedMachine(machine)).toThrow('(machine) cannot start: Infinite loop');
  });
});

test('the exploration of a machine that starts the same timer at each entry is complete', () => {
  const machine = machineOf(`{ initial: 'idle', states: {
    idle: { on: { start: 'run' } },
    run: { entry: raise({ type: 'tick' }, { delay: 300 }), on: { tick: { target: 'run', reenter: true }, stop: 'idle' } },
  } }`);
  expect(reachedLimits(machine)).toEqual([[]]);
  expect(reportOf(machine).notes).toHaveLength(1);
  const { machine: assumed, model } = assumedMachine(machine);
  const states = model.starts.flatMap((start) => [...explore(assumed, model, start).shortest.keys()]);
  // Idle and running, each with and without a timer.
  expect(states.length).toBeLessThanOrEqual(4);
});

describe('the exploration of a large machine', () => {
  const region = (name: string) => {
    const states = Array.from(
      { length: 12 },
      (_, at) => `s${at}: { on: { next${name}: 's${(at + 1) % 12}' } }`,
    );
    return `${name}: { initial: 's0', states: { ${states.join(', ')} } }`;
  };
  const machine = machineOf(
    `{ type: 'parallel', states: { ${['a', 'b', 'c', 'd'].map(region).join(', ')} } }`,
  );

  test('ends at its limit, which the notes name', () => {
    expect(reachedLimits(machine, 400)).toEqual([['steps']]);
    expect(reportOf(machine, 400).notes).toContain(
      'The exploration stopped after 400 steps. Paths may be missing or too long.',
    );
    expect(reportOf(machineOf("{ on: { go: { actions: 'show' } } }")).notes).toHaveLength(1);
  });

  test('has no more steps than its limit, also within the inputs of a configuration', () => {
    const { machine: assumed, model } = assumedMachine(machine, 402);
    const edges = model.starts.flatMap((start) => [...explore(assumed, model, start).edges.values()].flat());
    expect(edges).toHaveLength(402);
  });

  test('divides its limit among the starts', () => {
    const started = machineOf(`{ type: 'parallel', states: {
      first: { initial: 'x', states: { x: { always: [{ guard: 'isY', target: 'y' }, { guard: 'isZ', target: 'z' }] }, y: {}, z: {} } },
      ${['a', 'b', 'c', 'd'].map(region).join(', ')}
    } }`);
    expect(reachedLimits(started, 1_000)).toEqual([['steps'], ['steps'], ['steps']]);
    expect(reportOf(started, 1_000).notes).toContain(
      'The exploration stopped after 333 steps from one of 3 starts. Paths may be missing or too long.',
    );
  });

  test('visits first what leads to something new', () => {
    // The last states are 11 steps away; there are more than 1,000 configurations that are nearer.
    expect(reportOf(machine, 400).notes?.filter((note) => note.startsWith('On no path'))).toEqual([]);
  });
});

describe('an input with many guards', () => {
  const regions = (count: number, trigger: (guard: string) => string) =>
    Array.from(
      { length: count },
      (_, at) => `r${at}: { initial: 'idle', states: {
        idle: { ${trigger(`[{ guard: 'g${at}', target: 'yes' }, 'no']`)} }, yes: {}, no: {},
      } }`,
    ).join(', ');
  /** Every second region is in the state that a false guard leads to. */
  const wanted = (count: number) =>
    Array.from({ length: count }, (_, at) => `stateIn('#m.r${at}.${at % 2 === 0 ? 'no' : 'yes'}')`).join(
      ', ',
    );
  const machine = (count: number, trigger: (guard: string) => string) =>
    machineOf(`{ id: 'm', type: 'parallel', states: {
      ${regions(count, trigger)},
      w: { initial: 'idle', states: {
        idle: { always: { guard: and([${wanted(count)}]), target: 'done' } },
        done: {},
      } },
    } }`);
  const onEvent = (branches: string) => `on: { go: ${branches} }`;
  const atOnce = (branches: string) => `always: ${branches}`;
  const note =
    'Some inputs have more than 128 combinations of guard outcomes. Paths may be missing or too long.';

  test('has up to 128 combinations of their outcomes, a limit that the notes name', () => {
    expect(reachedLimits(machine(7, onEvent))).toEqual([[]]);
    expect(reportOf(machine(7, onEvent)).notes).not.toContain(note);
    expect(reachedLimits(machine(9, onEvent))).toEqual([['combinations']]);
    expect(reportOf(machine(9, onEvent)).notes).toContain(note);
  });

  test('has the same limit at the start', () => {
    expect(assumedMachine(machine(9, atOnce)).model.assumptions?.areStartsComplete).toBe(false);
    expect(reportOf(machine(9, atOnce)).notes).toContain(
      'The start has more than 128 combinations of guard outcomes. Paths may be missing or too long.',
    );
  });

  test('may have no path to a state, which the notes say', () => {
    const toDone = (count: number) => {
      const assumed = assumedMachine(machine(count, onEvent));
      return pathsTo(assumed.machine, assumed.model, 'w.done');
    };
    expect(toDone(7).paths).toHaveLength(1);
    expect(toDone(7).notes).not.toContain('No path to w.done was found.');
    expect(toDone(9).paths).toEqual([]);
    expect(toDone(9).notes?.slice(-2)).toEqual([note, 'No path to w.done was found.']);
  });
});

describe('a report of assumed paths', () => {
  const report = reportOf(
    machineOf(`{ id: 'door', initial: 'a', states: {
      a: { always: { guard: 'isOpen', target: 'b' }, after: { patience: 'b' } },
      b: { invoke: { src: 'load', onDone: { guard: 'isFull', target: 'a' } } },
    } }`),
  );

  test('names the needed outcomes in a spec', () => {
    const spec = playwrightSpec(report);
    expect(spec).toContain(
      [
        "import { test } from '@playwright/test';",
        '',
        '// The code of the machine is not executed. Guards have the outcomes that the steps name; events have no payload.',
        '// Computed delays last 1000 ms in these paths: patience',
      ].join('\n'),
    );
    expect(spec).toContain(
      [
        "    await test.step('start: at the start', async () => {",
        '      // Arrange: guard isOpen must be true',
        '      // Assert: the page shows b',
        '    });',
        "    await test.step('load answers [isFull, not isOpen]', async () => {",
        '      // Arrange: guard isFull must be true',
        '      // Arrange: guard isOpen must be false',
        '      // Act: let load answer',
        '      // Assert: the page shows a',
        '    });',
        "    await test.step('after patience (computed)', async () => {",
        '      await page.clock.runFor(1000); // Replace the number: code computes the delay.',
        '      // Assert: the page shows b',
        '    });',
      ].join('\n'),
    );
    expect(spec).toContain("  test('1. at the start → load answers → after patience (computed)'");
  });

  test('has the notes and the outcomes as text', () => {
    const [title, notes, path] = reportText(report).split('\n\n');
    expect(title).toMatch(/^door: \d paths$/);
    expect(notes?.split('\n')).toEqual(report.notes);
    expect(path).toMatch(/^1\. at the start \[(not )?isOpen\]: /);
  });
});
