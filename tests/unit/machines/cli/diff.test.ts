import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../../../machines/cli/diff.mjs';
import { machines } from '../../../../machines/registry';

const folder = mkdtempSync(join(tmpdir(), 'machines-diff-'));
const file = (name: string, state: string) => {
  const path = join(folder, name);
  writeFileSync(
    path,
    `export const lamp = createMachine({ id: 'lamp', initial: 'off', states: { ${state} } });`,
  );
  return path;
};
const before = file('before.ts', "off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } }");
const after = file('after.ts', "off: { on: { PRESS: 'dim' } }, dim: { on: { PRESS: 'off' } }");
const incomplete = file('incomplete.ts', 'off: load()');
const STAGE = 'machines/stage.machine.ts';
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run machines:diff', () => {
  test('lists the changes, and draws them with signs and colors', async () => {
    const output = join(folder, 'changes.svg');
    const { status, stdout, stderr } = await main([before, after, '-o', output]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.trim().split('\n')).toEqual([
      '+ state dim',
      '− state on',
      '~ transition off',
      '    − PRESS → on',
      '    + PRESS → dim',
      '+ transition dim: PRESS → off',
      '− transition on: PRESS → off',
    ]);
    const svg = readFileSync(output, 'utf8');
    expect(svg).toContain('>+ dim</text>');
    expect(svg).toContain('>− on</text>');
    expect(svg).toMatch(/\[data-state="s\d+"\]>rect\{stroke:/);
    expect(svg).toContain('stroke-dasharray:5 3');
  });

  test.each([
    [
      "off: { on: { GO: { target: 'on', guard: ({ context }) => context.n > 1 } } }, on: {}",
      ['> 1', '> 2'],
      [
        '~ transition off: GO [inline guard 1] → on',
        '− inline guard 1: ({ context }) => context.n > 1',
        '+ inline guard 1: ({ context }) => context.n > 2',
      ],
    ],
    [
      'off: { on: { GO: { actions: ({ context }) => console.log(1) } } }',
      ['log(1)', 'log(2)'],
      [
        '~ transition off: GO / inline action 1',
        '− inline action 1: ({ context }) => console.log(1)',
        '+ inline action 1: ({ context }) => console.log(2)',
      ],
    ],
    [
      'off: { entry: assign({ n: ({ context }) => context.n + 1 }) }',
      ['+ 1', '+ 2'],
      ['~ state off', '− ({ context }) => context.n + 1', '+ ({ context }) => context.n + 2'],
    ],
    [
      "off: { invoke: { src: 'load', input: { n: 1 } } }",
      ['n: 1', 'n: 2'],
      ['~ state off', '− input of load {"n":1}', '+ input of load {"n":2}'],
    ],
    [
      "off: { invoke: { src: 'load', input: () => 1 } }",
      ['=> 1', '=> 2'],
      ['~ state off', '− () => 1', '+ () => 2'],
    ],
    [
      "off: { type: 'final', output: { n: 1 } }",
      ['n: 1', 'n: 2'],
      ['~ state off', '− output {"n":1}', '+ output {"n":2}'],
    ],
    [
      'off: {} }, context: { n: 1 ',
      ['n: 1', 'n: 2'],
      ['~ state (lamp)', '− context {"n":1}', '+ context {"n":2}'],
    ],
    [
      "off: { entry: { type: 'show', params: { of: { n: 1 } } } }",
      ['n: 1', 'n: 2'],
      ['~ state off', '− params of show {"of":{"n":1}}', '+ params of show {"of":{"n":2}}'],
    ],
    [
      "off: { on: { GO: { actions: { type: 'show', params: { list: [1, 2] } } } } }",
      ['1, 2', '1, 3'],
      [
        '~ transition off: GO / show(list: […])',
        '− params of show {"list":[1,2]}',
        '+ params of show {"list":[1,3]}',
      ],
    ],
    [
      "off: { on: { GO: { guard: and(['isOn', not({ type: 'isOver', params: { of: { n: 1 } } })]) } } }",
      ['n: 1', 'n: 2'],
      [
        '~ transition off: GO (blocked) [isOn and not isOver(of: {…})]',
        '− params of isOver {"of":{"n":1}}',
        '+ params of isOver {"of":{"n":2}}',
      ],
    ],
    [
      "off: { entry: raise({ type: 'tick', by: 1 }, { delay: 100 }) }",
      ['100', '200'],
      [
        '~ state off',
        '− params of raise {"delay":100,"event":{"by":1}}',
        '+ params of raise {"delay":200,"event":{"by":1}}',
      ],
    ],
    [
      'off: { entry: assign({ n: 1, m: () => read() }) }',
      ['n: 1', 'n: 2'],
      [
        '~ state off',
        '− params of assign {"assignment":{"n":1}}',
        '+ params of assign {"assignment":{"n":2}}',
      ],
    ],
    [
      `off: { entry: () => show('${'a'.repeat(60)}1${'b'.repeat(60)}') }`,
      ['1', '2'],
      [
        '~ state off',
        `− inline action 1: …${'a'.repeat(20)}1${'b'.repeat(59)}…`,
        `+ inline action 1: …${'a'.repeat(20)}2${'b'.repeat(59)}…`,
      ],
    ],
  ])('lists a change in %j', async (state, [from = '', to = ''], [head, gone, added]) => {
    const [old, now] = [file('old.ts', state), file('now.ts', state.replace(from, to))];
    const output = join(folder, 'code.svg');
    expect((await main([old, now, '-o', output])).stdout).toBe(`${head}\n    ${gone}\n    ${added}\n`);
    expect(readFileSync(output, 'utf8')).toMatch(/\[data-(?:state|transition)="[st]\d+"\]/);
    expect((await main([old, file('indented.ts', state.replaceAll(' ', '  '))])).stdout).toBe(
      'No changes.\n',
    );
  });

  test('does not compare the order of properties', async () => {
    const state = "off: { entry: { type: 'show', params: { of: { x: 1, y: { a: 1, b: 2 } } } } }";
    const other = "off: { entry: { type: 'show', params: { of: { y: { b: 2, a: 1 }, x: 1 } } } }";
    expect((await main([file('old.ts', state), file('now.ts', other)])).stdout).toBe('No changes.\n');
  });

  test('draws only the names of changed code, whose sources are in the list', async () => {
    const state = "off: { on: { GO: { guard: ({ context }) => context.n > 1, target: 'on' } } }, on: {}";
    const [old, now] = [file('old.ts', state), file('now.ts', state.replace('> 1', '> 2'))];
    const output = join(folder, 'named.svg');
    await main([old, now, '-o', output]);
    const svg = readFileSync(output, 'utf8');
    expect(svg.replace(/<[^>]*>/g, '')).toContain('code of inline guard 1');
    expect(svg).not.toContain('context.n');
  });

  test('lists a parameter that its text shows once', async () => {
    const state =
      "off: { on: { GO: { target: 'on', guard: { type: 'isOver', params: { n: 1 } } } } }, on: {}";
    const [old, now] = [file('old.ts', state), file('now.ts', state.replace('n: 1', 'n: 2'))];
    expect((await main([old, now])).stdout).toBe(
      '~ transition off\n    − GO [isOver(n: 1)] → on\n    + GO [isOver(n: 2)] → on\n',
    );
  });

  test('lists a change of a composed guard in JSON, which has no source', async () => {
    const jsonFile = (name: string, limit: number) => {
      const path = join(folder, name);
      const isOver = { type: 'isOver', params: { of: { limit } } };
      const guards = { isFull: { type: 'xstate.and', params: { guards: ['isOn', isOver] } } };
      const states = { off: { on: { GO: { target: 'on', guard: 'isFull' } } }, on: {} };
      writeFileSync(
        path,
        JSON.stringify({ id: 'lamp', initial: 'off', states, implementations: { guards } }),
      );
      return path;
    };
    const { stdout } = await main([jsonFile('old.json', 1), jsonFile('now.json', 2)]);
    expect(stdout).toContain('~ transition off: GO [isFull] → on\n    − isFull: …');
    expect(stdout.match(/"limit":\d/g)).toEqual(['"limit":1', '"limit":2']);
  });

  test('compares a file with a git revision of it', async () => {
    expect(await main([`HEAD:${STAGE}`, `HEAD:${STAGE}`])).toEqual({
      status: 0,
      stdout: 'No changes.\n',
      stderr: '',
    });
    expect((await main([`HEAD:${STAGE}`, after])).stdout).toContain('− state preSeed');
  });

  test.each(machines)(
    'finds no change between $machine.id and itself',
    async ({ machine: { id }, file: name }) => {
      expect((await main([id, `machines/${name}`, '--machine', id])).stdout).toBe('No changes.\n');
      expect((await main([id, id])).stdout).toBe('No changes.\n');
    },
  );

  test('refuses one version, and says how to name two', async () => {
    const { status, stdout, stderr } = await main([before]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Name two versions of a machine.\nUsage: npm run machines:diff -- OLD NEW');
  });

  test.each([
    [[before, 'toaster'], 'There is no machine "toaster". Known: header, contact,'],
    [[before, 'nothing.ts'], 'There is no file nothing.ts.'],
    [[before, 'nothing:machines/stage.machine.ts'], 'There is no file nothing:machines/stage.machine.ts.'],
    [[before, after, '-o', 'changes.gif'], 'There is no format "gif". Known: svg, png'],
    [[before, after, '--machine', 'fridge'], 'There is no machine "fridge". Known: lamp'],
  ])('refuses %j and says why', async (options, message) => {
    const { status, stdout, stderr } = await main(options);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Usage');
  });

  test('exits with 1 if a version cannot be read completely, and compares the rest', async () => {
    const { status, stdout, stderr } = await main([before, incomplete]);
    expect(status).toBe(1);
    expect(stdout).toContain('− state on');
    expect(stderr).toContain(`${incomplete}:1:80: error: The state off cannot be resolved`);
  });
});
