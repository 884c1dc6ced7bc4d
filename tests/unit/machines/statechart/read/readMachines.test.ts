import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { machines } from '../../../../../machines/registry';
import { machineJson } from '../../../../../machines/statechart/export';
import { type Chart, chartOf } from '../../../../../machines/statechart/graph';
import {
  limits,
  placeText,
  ReadError,
  readMachines,
  readText,
} from '../../../../../machines/statechart/read';

/** The only machine of a text. */
function only(text: string, file?: string) {
  const [machine, ...others] = readMachines(text, { file });
  if (!machine || others.length > 0) throw new Error('The text has not one machine.');
  return { ...machine, chart: chartOf(machine.machine) };
}

/** Problems as `line:column severity message`. */
const problemsOf = (text: string): readonly string[] =>
  only(text).problems.map(({ place, severity, message }) => `${placeText(place)} ${severity} ${message}`);

/** The error of a text, with its position. */
function errorOf(text: string, file?: string): string {
  try {
    readMachines(text, { file });
  } catch (error) {
    if (error instanceof ReadError) return `${placeText(error.place)} ${error.message}`;
    throw error;
  }
  throw new Error('The text was read.');
}

describe('readMachines', () => {
  test('reads JSON and bare object literals as well', () => {
    const json =
      '{ "id": "lamp", "initial": "off", "states": { "off": { "on": { "GO": "on" } }, "on": {} } }';
    const literal =
      "// A lamp.\n{ id: 'lamp', initial: 'off', states: { off: { on: { GO: 'on' } }, on: {}, } }";
    const constant =
      "export const config = { id: 'lamp', initial: 'off', states: { off: { on: { GO: 'on' } }, on: {} } };";
    expect(only(literal).chart).toEqual(only(json).chart);
    expect(only(constant).chart).toEqual(only(json).chart);
    expect(only(constant).name).toBe('config');
  });

  test.each(machines)('reads the JSON export of $title back', ({ machine }) => {
    const json = machineJson(chartOf(machine));
    expect(machineJson(only(json).chart)).toBe(json);
  });

  test.each(machines)('reads $file like the executed machine', ({ file, machine }) => {
    const folder = join(import.meta.dirname, '../../../../../machines');
    const path = join(folder, file);
    const found = readMachines(readFileSync(path, 'utf8'), {
      file: path,
      importFile: (specifier) =>
        specifier.startsWith('./')
          ? {
              file: join(folder, `${specifier}.ts`),
              text: readFileSync(join(folder, `${specifier}.ts`), 'utf8'),
            }
          : undefined,
    });
    // Code is not executed, so that only its names are known.
    const drawn = ({ nodes, transitions, guards, delays, actors }: Chart) => ({
      ...{ nodes, transitions, guards, delays, actors },
    });
    expect(found.map((read) => drawn(chartOf(read.machine)))).toEqual([drawn(chartOf(machine))]);
  });

  describe('with imports', () => {
    const files: Readonly<Record<string, string>> = {
      './names.ts': "import * as other from './other.ts'; export const ping = 'PING'; export { other };",
      './other.ts':
        "import * as names from './names.ts'; export const isFree = () => names.ping; export default 'on';",
      './index.ts':
        "export * from './words.ts'; export * from './names.ts'; export * as rest from './other.ts'; export const stop = 'HALT'; const ping = 'OWN';",
      './words.ts':
        "export * from './index.ts'; export const start = 'BEGIN', stop = 'STOP'; export { stop as end, gone } from './words.ts'; export { gone as gone } from './index.ts';",
      './partly.ts': "export * from './lost'; export const start = 'BEGIN';",
      './babel.js': `exports.stop = exports.start = void 0;
        const start = exports.start = 'BEGIN'; exports.stop = 'STOP'; exports.both = [exports.start, 'END'];
        module.exports.halt = 'HALT'; exports.default = 'on';`,
      './barrel.cjs': `"use strict"; Object.defineProperty(exports, "__esModule", { value: true });
        exports.stop = exports.inner = void 0;
        var babel_1 = require('./babel.js');
        Object.defineProperty(exports, "stop", { enumerable: true, get: function () { return babel_1.stop; } });
        __exportStar(require("./plain.cjs"), exports);`,
      './other.cjs': `var _barrel = require('./barrel.cjs');
        Object.keys(_barrel).forEach(function (key) { if (key !== "default") exports[key] = _barrel[key]; });`,
      './plain.cjs': `exports = module.exports = { inner: 'OLD', start: 'GO' }; module.exports.inner = 'NEW'; exports.own = 'OWN';`,
      './late.cjs': "exports.lost = 'LOST'; module.exports = { start: 'LATE' };",
      './whole.cjs': "const own = require('./babel.js'); module.exports = { ...own, start: 'GO' };",
      './config.json': '{ "id": "lamp", "limit": 3, "states": { "off": {}, "on": {} } }',
    };
    const read = (text: string) => {
      const [machine] = readMachines(text, {
        file: './lamp.ts',
        importFile: (file) => {
          const found = files[file];
          return found === undefined ? undefined : { file, text: found };
        },
      });
      if (!machine) throw new Error('The text has no machine.');
      return { ...machine, chart: chartOf(machine.machine) };
    };

    test('finds the values of whole modules, also of those that import each other', () => {
      const { problems, chart } = read(`import * as names from './names.ts';
        createMachine({ initial: 'off', states: {
          off: { on: { [names.ping]: { guard: names.other.isFree, target: names.other.default } } }, on: {} } });`);
      expect(problems).toEqual([]);
      expect(chart.transitions).toMatchObject([
        { event: 'PING', guard: 'isFree', targets: ['(machine).on'] },
      ]);
    });

    test('finds the values of JSON files', () => {
      const { problems, chart } = read(`import config, { limit } from './config.json' with { type: 'json' };
        import * as whole from './config.json';
        createMachine({ id: config.id, initial: 'off', context: { limit, whole: whole.default.limit + whole.limit },
          states: config.states });`);
      expect(problems).toEqual([]);
      expect(chart.nodes.map(({ id }) => id)).toEqual(['lamp', 'lamp.off', 'lamp.on']);
      expect(chart.definition.context).toEqual({ limit: 3, whole: 6 });
    });

    test('finds what files export again, where the names of a file itself win', () => {
      const { problems, chart } = read(`import { start, stop, end, ping, rest } from './index.ts';
        import * as all from './index.ts';
        createMachine({ initial: 'off', states: {
          off: { on: { [start]: rest.default, [stop]: rest.default, [end]: 'on', [all.ping]: 'on', [all.stop + '_ALL']: 'on' } },
          on: { on: { [ping]: 'off' } } } });`);
      expect(problems).toEqual([]);
      expect(chart.transitions.map(({ event }) => event)).toEqual([
        ...['BEGIN', 'HALT', 'STOP', 'PING', 'HALT_ALL', 'PING'],
      ]);
    });

    test('ends where files export a missing name of each other', () => {
      const { problems } = read(`import { gone } from './index.ts';
        createMachine({ initial: 'off', states: { off: { on: { GO: gone } } } });`);
      expect(problems.map(({ message }) => message)).toEqual([
        'This transition cannot be resolved: gone is imported from ./index.ts.',
      ]);
    });

    test('lists an unknown file that a module exports again only where the whole module is used', () => {
      const { problems, chart } =
        read(`import * as all from './partly.ts'; import { start } from './partly.ts';
        createMachine({ initial: 'off', context: all, states: { off: { on: { [start]: 'on' } }, on: {} } });`);
      expect(chart.transitions.map(({ event }) => event)).toEqual(['BEGIN']);
      expect(problems.map(({ message }) => message)).toEqual([
        "export * from './lost'; exports a file that is not found: it is left out.",
      ]);
    });

    test('finds what CommonJS modules export, also as compilers write it', () => {
      const { problems, chart } = read(`var _xstate = _interopRequireWildcard(require('xstate'));
        var _words = require('./babel.js'); const whole = __importStar(require('./whole.cjs'));
        const { limit } = require('./config.json');
        exports.lamp = (0, _xstate.createMachine)({ initial: 'off', context: { limit }, states: {
          off: { on: { [_words.start]: _words.default, [_words.both[1]]: 'on', [whole.start]: 'on', [whole.halt]: 'on' } },
          on: { entry: (0, _xstate.assign)({ limit: 2 }) } } });`);
      expect(problems).toEqual([]);
      expect(chart.transitions.map(({ event }) => event)).toEqual(['BEGIN', 'END', 'GO', 'HALT']);
      expect(chart.nodes.at(-1)?.entry.map(String)).toEqual(['assign(limit)']);
      const imported =
        read(`import whole, { start, stop } from './whole.cjs'; import { halt } from './babel.js';
        createMachine({ initial: 'off', states: { off: { on: { [start]: 'on', [stop]: 'on', [halt]: whole.default } }, on: {} } });`);
      expect(imported.problems).toEqual([]);
      expect(imported.chart.transitions.map(({ event }) => event)).toEqual(['GO', 'STOP', 'HALT']);
    });

    test('finds what modules compiled by esbuild export again', () => {
      const texts: Readonly<Record<string, string>> = {
        './words': "export const start = 'BEGIN'; export const stop = 'STOP';",
        './barrel':
          "export * from './words'; export { stop as end } from './words'; export * as words from './words';",
      };
      const compiled = (text: string) => transformSync(text, { format: 'cjs', loader: 'ts' }).code;
      const [machine] = readMachines(
        compiled(`import { start, end, words } from './barrel'; import { createMachine } from 'xstate';
          export const lamp = createMachine({ on: { [start]: {}, [end]: {}, [words.start + '_2']: {} } });`),
        { file: './lamp.ts', importFile: (file) => ({ file, text: compiled(texts[file] ?? '') }) },
      );
      expect(machine?.problems).toEqual([]);
      expect(machine && chartOf(machine.machine).transitions.map(({ event }) => event)).toEqual([
        ...['BEGIN', 'STOP', 'BEGIN_2'],
      ]);
    });

    test('finds what compiled modules export again, and all of what plain ones do', () => {
      const { problems, chart } = read(`const barrel = __importStar(require('./other.cjs'));
        const plain = __importDefault(require('./plain.cjs')); const late = require('./late.cjs');
        const both = Object.assign(Object.assign({}, plain.default), { start: late.start });
        createMachine({ initial: 'off', states: { off: { on: { [barrel.stop]: 'on', [barrel.start]: 'on', [plain.default.inner]: 'on',
          [plain.own]: 'on', [both.start]: 'on' } }, on: {} } });`);
      expect(problems).toEqual([]);
      expect(chart.transitions.map(({ event }) => event)).toEqual(['STOP', 'GO', 'NEW', 'OWN', 'LATE']);
      expect(
        read(`const late = require('./late.cjs');
        createMachine({ initial: 'off', states: { off: { on: { [late.lost]: 'on' } }, on: {} } });`).problems,
      ).toHaveLength(1);
    });

    test('lists what a module or a JSON file does not have', () => {
      const { problems } = read(`import * as names from './names.ts'; import * as lost from './lost';
        import { gone } from './config.json';
        createMachine({ initial: 'off', states: { off: { on: { GO: names.gone, STOP: lost.on, END: gone } } } });`);
      expect(problems.map(({ message }) => message)).toEqual([
        'This transition cannot be resolved: names.gone is computed when the code runs.',
        'This transition cannot be resolved: lost.on is imported from ./lost.',
        'This transition cannot be resolved: gone is imported from ./config.json.',
      ]);
    });
  });

  test('never executes the text', () => {
    const text = `globalThis.executed = true;
      createMachine({ initial: (() => { globalThis.executed = true; return 'a'; })(), states: { a: {} } });`;
    only(text);
    expect(globalThis).not.toHaveProperty('executed');
  });

  test('knows that a function passes its event on, which is no problem', () => {
    const { chart, problems } = only(`createMachine({ initial: 'a', states: { a: {
      on: { INPUT: { actions: sendTo('child', ({ event }) => event) } } } } });`);
    expect(problems).toEqual([]);
    expect(chart.transitions.map(({ actions }) => actions)).toEqual([['sendTo(child)']]);
  });

  test('names inline functions, and keeps their source', () => {
    const { chart, standIns } = only(`createMachine({ initial: 'a', states: { a: {
      entry: [() => go(), () => stop()],
      on: { GO: { guard: ({ context }) => context.isReady, target: 'a' } },
      invoke: { src: fromPromise(async () => 1) },
      after: { wait: 'a' },
    } } }, { delays: { wait: () => 5 } })`);
    expect(chart.nodes[1]?.entry).toEqual(['inline action 1', 'inline action 2']);
    expect(chart.transitions.map(({ guard }) => guard)).toContain('inline guard 1');
    expect(standIns.map(({ kind, name, source, place }) => [kind, name, source, placeText(place)])).toEqual([
      ['action', 'inline action 1', '() => go()', '2:15'],
      ['action', 'inline action 2', '() => stop()', '2:27'],
      ['guard', 'inline guard 1', '({ context }) => context.isReady', '3:26'],
      ['actor', 'inline actor 1', 'fromPromise(async () => 1)', '4:22'],
      ['delay', 'wait', '() => 5', '6:30'],
    ]);
  });

  test('distinguishes functions that one function returns for different arguments', () => {
    const { standIns, machine } = only(`const isAt = (path) => ({ context }) => context.path === path;
createMachine({ initial: 'a', states: { a: { on: { GO: [
  { guard: isAt('/'), target: 'b' }, { guard: isAt('/next'), target: 'a' } ] } }, b: {} } });`);
    expect(standIns.map(({ name, source }) => [name, source])).toEqual([
      ['inline guard 1', "isAt('/')"],
      ['inline guard 2', "isAt('/next')"],
    ]);
    expect(chartOf(machine).transitions.map(({ guard }) => guard)).toEqual([
      'inline guard 1',
      'inline guard 2',
    ]);
  });

  test('distinguishes functions inside what one function returns', () => {
    const { standIns } =
      only(`const edge = (path) => ({ guard: ({ context }) => context.path === path, target: 'b' });
createMachine({ initial: 'a', states: { a: { on: { X: edge('/'), Y: edge('/next') } }, b: {} } });`);
    expect(standIns.map(({ name }) => name)).toEqual(['inline guard 1', 'inline guard 2']);
  });

  test('does not take a name that a loop changes for its first value', () => {
    const loop =
      'for (let i = 0; i++ < 3; ) list.push(createMachine({ id: "m" + i, initial: "a", states: { a: {} } }));';
    expect(problemsOf(loop)).toHaveLength(1);
  });

  test('reads a long chain of calls in a file once', () => {
    const chain = `createApp({})${'.provide("k", 1)'.repeat(200)}`;
    expect(problemsOf(`${chain};\ncreateMachine({ id: 'lamp', initial: 'a', states: { a: {} } });`)).toEqual(
      [],
    );
  });

  test('gives a default export of CommonJS no name', () => {
    const machine = "createMachine({ id: 'lamp', initial: 'a', states: { a: {} } })";
    for (const start of ['module.exports', 'exports.default']) {
      expect(readMachines(`${start} = ${machine};`).map(({ name }) => name)).toEqual(['lamp']);
    }
  });

  test('finds several machines, with names of their own', () => {
    const machine = "createMachine({ id: 'same', initial: 'a', states: { a: {} } })";
    const text = `const first = ${machine};\nfunction make() { return ${machine}; }\nexport default ${machine};\n{ const first = ${machine}; }`;
    expect(readMachines(text).map(({ name, place }) => [name, placeText(place)])).toEqual([
      ['first', '1:15'],
      ['make', '2:26'],
      ['same', '3:16'],
      ['first 2', '4:17'],
    ]);
  });

  test('leaves out a machine of the text that a function provides with implementations: its chart is the same', () => {
    const lamp =
      "const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { entry: 'dim' } } });";
    const changed = 'lamp.provide({ actions: { dim: () => {} } })';
    const room = `function Room() { return useMachine(${changed}); }`;
    expect(readMachines(`${lamp} ${room}`).map(({ name }) => name)).toEqual(['lamp']);
    const make = "const make = (id) => createMachine({ id, initial: 'off', states: { off: {} } });";
    const rooms =
      "function One() { return make('one').provide({}); } function Two() { return make('two').provide({}); }";
    expect(readMachines(`${make} ${rooms}`).map(({ machine }) => machine.id)).toEqual([
      '(machine)',
      'one',
      'two',
    ]);
    expect(readMachines(`${lamp} export const tested = ${changed};`).map(({ name }) => name)).toEqual([
      'lamp',
      'tested',
    ]);
  });

  test('knows which name is changed: not a name of an inner block', () => {
    const text = `const states = { off: {} }; const initial = 'off'; let id = 'first';
id = 'second';
function sort(states) { states.on = {}; for (let initial = 0; initial < 2; initial++) { let id; id = initial; } }
try { sort({}); } catch (states) { states.message = ''; }
switch (1) { case 1: let initial; initial = 'on'; }
createMachine({ id, initial, states });`;
    expect(problemsOf(text)).toEqual([
      '6:17 error The id of the machine cannot be resolved: id is changed after its declaration.',
    ]);
  });

  test('reads the other machines of a text, if one cannot be read', () => {
    const text = `import { config } from './config';
export const broken = createMachine(config);
export const fine = createMachine({ id: 'lamp', initial: 'off', states: { off: {} } });`;
    expect(readText(text).machines.map(({ name }) => name)).toEqual(['fine']);
    expect(readText(text).unread.map(({ name }) => name)).toEqual(['broken']);
    expect(problemsOf(text)).toEqual([
      '2:37 warning The machine broken cannot be read: A machine is an object with "states", but config is imported from ./config.',
    ]);
  });

  test.each([
    [
      "import { states } from './states';\ncreateMachine({ initial: 'a', states: { a: {}, ...states } })",
      '2:48 error States of (machine) are missing: ...states is imported from ./states.',
    ],
    [
      "createMachine({ initial: 'a', states: {\n  a: { on: { GO: 'b' } },\n} })",
      '2:18 error There is no state b for a transition of a.',
    ],
    [
      "createMachine({ initial: 'x', states: { a: {} } })",
      '1:26 error (machine) has no child x, so a is drawn as the initial one.',
    ],
    [
      'createMachine({ states: { a: {} } })',
      '1:17 error (machine) has no initial state, so a is drawn as the initial one.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: load() } })",
      '1:44 error The state a cannot be resolved: load() is computed when the code runs.',
    ],
    [
      "let x = 'a';\nx = 'b';\ncreateMachine({ initial: 'a', states: { a: { on: { GO: x } } } })",
      '3:56 error This transition cannot be resolved: x is changed after its declaration.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: { id: 'i' }, b: { id: 'i' } } })",
      '1:66 error Another state has the id i already.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: { type: 'finite' } } })",
      '1:52 error There is no type finite of a state.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: { onn: {} } } })",
      '1:46 warning XState 5 has no property onn of a state.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: { invoke: { id: 'x' } } } })",
      '1:54 error An actor of a has no src.',
    ],
    [
      "createMachine({ initial: 'a', states: { a: { entry: [pick(1)] } } })",
      '1:54 error This action cannot be resolved: pick(1) is computed when the code runs.',
    ],
  ])('lists what cannot be resolved in %j, and draws the rest', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
    expect(only(text).chart.nodes.length).toBeGreaterThan(1);
  });

  test.each([
    [
      'context: ({ input }) => ({ n: input })',
      '2:31 warning input is a parameter: its source text is drawn.',
    ],
    [
      'context: { n: Date.now() }',
      '2:15 warning Date.now() is computed when the code runs: its source text is drawn.',
    ],
    [
      'context: { n: new Map([[1, 2]]) }',
      '2:15 warning new Map([[1, 2]]) is computed when the code runs: its source text is drawn.',
    ],
    ['context: { n: 10n }', '2:15 warning 10n is no JSON value: its source text is drawn.'],
    ['context: { n: /x/g }', '2:15 warning /x/g is no JSON value: its source text is drawn.'],
    ['context: { ...cfg.data }', '2:12 warning ...cfg.data is imported from ./cfg: it is left out.'],
    [
      'context: cfg.data',
      '2:10 warning cfg.data is imported from ./cfg: the context is drawn without values.',
    ],
    [
      'context: () => { start(); return { n: 1 }; }',
      '2:10 warning () => { start(); return { n: 1 }; } is computed when the code runs: the context is drawn without values.',
    ],
    ['meta: { n: cfg.n }', '2:12 warning cfg.n is imported from ./cfg: its source text is drawn.'],
    [
      'entry: assign({ n: Date.now() })',
      '2:20 warning Date.now() is computed when the code runs: it is drawn as a function.',
    ],
    ['output: cfg.n', '2:9 warning cfg.n is imported from ./cfg: its source text is drawn.'],
    [
      "entry: { type: 'ping', params: { n: cfg.n } }",
      '2:37 warning cfg.n is imported from ./cfg: its source text is drawn.',
    ],
    [
      "invoke: { src: 'load', input: cfg.n }",
      '2:31 warning cfg.n is imported from ./cfg: its source text is drawn.',
    ],
    [
      'invoke: { src: cfg.src }',
      '2:16 warning cfg.src is imported from ./cfg: it is drawn as inline actor 1.',
    ],
    [
      'always: { guard: cfg.guard }',
      '2:18 warning cfg.guard is imported from ./cfg: it is drawn as inline guard 1.',
    ],
    ['entry: cfg.actions', '2:8 warning cfg.actions is imported from ./cfg: it is drawn as inline action 1.'],
  ])('lists what the chart shows in another form in %j', (property, problem) => {
    expect(
      problemsOf(
        `import { cfg } from './cfg'; export const machine = createMachine({\n${property},\ninitial: 'a', states: { a: {} } });`,
      ),
    ).toEqual([problem]);
  });

  test.each([
    ['const = 1;', 'door.ts:1:7 Unexpected token'],
    ['{ "states": ', '1:13 Unexpected token'],
    ['const volts = 230;', '1:1 The text has no machine.'],
    ['', '1:1 The text has no machine.'],
    ['{ "name": "website", "version": "1.0.0", "type": "module" }', '1:1 The text has no machine.'],
    ['[]', '1:1 A machine is an object with "states".'],
    [
      'createMachine(config)',
      '1:15 A machine is an object with "states", but config is not declared in this text.',
    ],
    [
      "import { config } from './config';\nexport const lamp = createMachine(config.lamp)",
      '2:35 A machine is an object with "states", but config.lamp is imported from ./config.',
    ],
  ])('rejects %j with a position', (text, message) => {
    expect(errorOf(text, message.startsWith('door.ts') ? 'door.ts' : undefined)).toBe(message);
  });

  test('rejects what is larger than its limits', () => {
    const states = Array.from({ length: limits.states + 1 }, (_, index) => `s${index}: {}`).join(', ');
    expect(errorOf(`createMachine({ initial: 's0', states: { ${states} } })`)).toMatch(
      /more than 1,000 states/,
    );
    expect(errorOf(' '.repeat(limits.characters + 1))).toMatch(/at most 1,000,000 are read/);
    expect(errorOf(`createMachine(${'['.repeat(100_000)}`)).toMatch(/nested too deeply/);
    expect(errorOf(`createMachine(${'!'.repeat(1_000)}0)`)).toMatch(/nested too deeply/);
    const doubled = Array.from(
      { length: 40 },
      (_, index) => `const a${index + 1} = [...a${index}, ...a${index}];`,
    );
    expect(errorOf(`const a0 = [1];\n${doubled.join('\n')}\ncreateMachine(a40)`)).toMatch(
      /more than \d+ expressions/,
    );
  });
});

describe('machines of XState 4', () => {
  const machine = (state: string, rest = '') =>
    `createMachine({ id: 'm', predictableActionArguments: true, initial: 'a', states: { a: { ${state} }, b: {} } ${rest} })`;
  const transitions = (state: string) => only(machine(state)).chart.transitions;

  test('are recognized', () => {
    expect(only(machine('')).version).toBe(4);
    expect(only("createMachine({ initial: 'a', states: { a: {} } })").version).toBe(5);
  });

  test('have cond, in, data and services converted without a warning', () => {
    const text = machine(
      "on: { GO: { cond: { type: 'above', floor: 3 }, in: '#m.a', target: 'b' } }, invoke: { src: 'load', data: { id: 1 } }",
    );
    expect(problemsOf(text)).toEqual([]);
    expect(only(text).chart.transitions[0]?.guard).toBe('above(floor: 3) and in #m.a');
  });

  test.each([
    '.withConfig({ guards: { isFree: () => true } }).withContext({ z: 1 })',
    '.withContext({ z: 1 }).withConfig({ guards: { isFree: () => true } })',
    '.withConfig({ guards: { isFree: () => true } }, { z: 1 })',
  ])('have the implementations and the context of %s', (methods) => {
    const { chart, problems, standIns, version } = only(
      `createMachine({ initial: 'a', context: { z: 0 }, states: { a: { on: { GO: { guard: 'isFree' } } } } })${methods}`,
    );
    expect(version).toBe(4);
    expect(chart.definition.context).toEqual({ z: 1 });
    expect(standIns.map(({ name }) => name)).toEqual(['isFree']);
    expect(problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning XState 5 has no withContext: this context is drawn as that of the configuration.',
    ]);
  });

  test('leave and enter their state again, unless the transition is internal', () => {
    const [self, inner, other] = transitions(
      "on: { SELF: 'a', INNER: { target: 'a', internal: true }, OTHER: 'b' }",
    );
    expect([self?.reenter, inner?.reenter, other?.reenter]).toEqual([true, false, false]);
  });

  test('have an empty event, which is always, and lists of transitions', () => {
    expect(
      transitions("on: { '': 'b' }, after: [{ delay: 100, target: 'b' }]").map(({ kind }) => kind),
    ).toEqual(['always', 'after']);
    expect(transitions("on: [{ event: 'GO', target: 'b' }]").map(({ event }) => event)).toEqual(['GO']);
    expect(
      transitions("on: { 'done.invoke.load': 'b' }, invoke: { id: 'load', src: 'load' }").map(
        ({ kind }) => kind,
      ),
    ).toEqual(['done']);
  });

  test.each([
    ["activities: 'beep'", '1:89 warning XState 5 has no activities: they are drawn as invoked actors.'],
    [
      "entry: send('X')",
      '1:96 warning XState 5 has no send without a receiver: it is drawn as raise, which is processed sooner.',
    ],
    ['entry: choose([])', '1:96 warning XState 5 has no choose: it is drawn as enqueueActions.'],
    ["entry: respond('X')", '1:96 warning XState 5 has no respond: it is drawn under its name.'],
    [
      "after: [{ delay: (c) => c.ms, target: 'b' }]",
      '1:106 warning XState 5 has no computed delay here: it is drawn as inline delay 1.',
    ],
    [
      "invoke: { src: 'x', autoForward: true }",
      '1:109 warning XState 5 has no autoForward: send the events with sendTo.',
    ],
  ])('have a warning for %s', (state, warning) => {
    expect(problemsOf(machine(state))).toEqual([warning]);
  });
});

describe('mutated texts', () => {
  const folder = join(import.meta.dirname, 'corpus');
  const texts = ['signIn.ts', 'player.ts', 'constants.ts', 'uploads.tsx'].map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const tokens = [
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ',',
    "'",
    '...',
    '=>',
    '__proto__',
    'states',
    ': ',
    'a',
    '#x.y',
    '\\',
    '0',
  ];

  test('are read, or rejected with a ReadError', () => {
    const mutation = fc.record({ at: fc.nat(), cut: fc.nat(40), token: fc.constantFrom('', ...tokens) });
    const check = (text: string, mutations: readonly { at: number; cut: number; token: string }[]) => {
      const mutated = mutations.reduce((before, { at, cut, token }) => {
        const start = at % (before.length + 1);
        return `${before.slice(0, start)}${token}${before.slice(start + cut)}`;
      }, text);
      try {
        for (const { machine } of readMachines(mutated)) chartOf(machine);
      } catch (error) {
        expect(error).toBeInstanceOf(ReadError);
      }
    };
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(mutation, { minLength: 1, maxLength: 4 }), check),
      { numRuns: 1_000 },
    );
  });
});
