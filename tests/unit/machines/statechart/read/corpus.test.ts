import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { machineJson } from '../../../../../machines/statechart/export';
import { type Chart, chartOf, isMachine } from '../../../../../machines/statechart/graph';
import { type ReadMachine, type ReadOptions, readMachines } from '../../../../../machines/statechart/read';
import { fc } from '../../../../support/fastCheck';
import { violationsIn } from '../../../../support/geometry';
import { directions, layOut } from '../../../../support/layOut';
import { stepsOf } from '../../../../support/sameSteps';

const folder = join(import.meta.dirname, 'corpus');
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

type LoadText = (file: string) => string;

const textOf: LoadText = (file) => readFileSync(file, 'utf8');

/** CommonJS as esbuild writes it: `(0, import_xstate.setup)({…})`. */
const compiledTextOf: LoadText = (file) =>
  transformSync(textOf(file), { format: 'cjs', loader: file.endsWith('x') ? 'tsx' : 'ts' }).code;

/** Follows the imports of the corpus. */
const importer =
  (loadText: LoadText): NonNullable<ReadOptions['importFile']> =>
  (specifier, from) => {
    if (!specifier.startsWith('.') || from === undefined) return undefined;
    const file = `${join(dirname(from), specifier)}.ts`;
    return { file, text: loadText(file) };
  };

const read = (name: string, loadText = textOf) => {
  const file = join(folder, name);
  return readMachines(loadText(file), { file, importFile: importer(loadText) });
};

const charted = new Map(files.map((name) => [name, read(name)]));

/**
 * A chart without what an executed machine cannot know, the names of inline functions and those of actors in constants, and
 * without its code.
 */
function comparable(chart: Chart, { standIns }: Pick<ReadMachine, 'standIns'>) {
  const unnamed = standIns
    .filter(({ isInline, kind }) => isInline || kind === 'actor')
    .map(({ name }) => name);
  const named = new Set(chart.actors.filter(({ name }) => !unnamed.includes(name)).map(({ name }) => name));
  const text = JSON.stringify({
    ...chart,
    guards: undefined,
    definition: undefined,
    transitions: chart.transitions.map((transition) => ({ ...transition, guardNames: undefined })),
  });
  const plain = unnamed
    .filter((name) => !named.has(name))
    .reduce((all, name) => all.replaceAll(JSON.stringify(name).slice(1, -1), 'inline'), text);
  return JSON.parse(plain) as unknown;
}

describe('machines of TypeScript and JavaScript files', () => {
  test('are at least 40', () => {
    expect([...charted.values()].flat().length).toBeGreaterThanOrEqual(40);
  });

  test.each(files)('%s is read without a problem', (name) => {
    const problems = charted.get(name)?.flatMap((machine) => machine.problems);
    // A value that only the running machine knows.
    const computed = ['input.limit ?? 6 is computed when the code runs: its source text is drawn.'];
    expect(problems?.map(({ message }) => message)).toEqual(name === 'booking.ts' ? computed : []);
  });

  test.each(files)('%s has the same charts if it is compiled to CommonJS', (name) => {
    const drawn = ({ machine, ...found }: ReadMachine) => ({
      name: found.name,
      problems: found.problems.map(({ message }) => message),
      chart: comparable(chartOf(machine), found),
    });
    expect(read(name, compiledTextOf).map(drawn)).toEqual(charted.get(name)?.map(drawn));
  });

  // CommonJS cannot be imported here.
  test.each(files.filter((name) => !name.endsWith('.js')))(
    '%s has the same charts as its executed machines',
    async (name) => {
      const module: Readonly<Record<string, unknown>> = await import(join(folder, name));
      const executed = Object.values(module).filter(isMachine).map(chartOf);
      expect(executed.length).toBeGreaterThan(0);
      for (const chart of executed) {
        const found = charted.get(name)?.findLast(({ machine }) => machine.id === chart.id);
        if (!found) throw new Error(`${chart.id} was not found.`);
        const { standIns } = found;
        expect(comparable(chartOf(found.machine), found)).toEqual(comparable(chart, { standIns }));
      }
    },
  );

  const all = [...charted].flatMap(([file, machines]) =>
    machines.map(({ name, machine }) => [`${name} of ${file}`, machine] as const),
  );

  test.each(all)('%s is drawn with nothing over anything else', async (_name, machine) => {
    const chart = chartOf(machine);
    for (const direction of directions) {
      expect(violationsIn(await layOut(chart, direction), chart)).toEqual([]);
    }
  });

  test.each(all)('%s is exported as JSON and read again with the same chart and steps', (_name, machine) => {
    const [again] = readMachines(machineJson(chartOf(machine)));
    if (!again) throw new Error('The export has no machine.');
    expect(again.problems).toEqual([]);
    expect(chartOf(again.machine)).toEqual(chartOf(machine));
    for (const choices of fc.sample(fc.array(fc.nat(1_000), { minLength: 10, maxLength: 20 }), 10)) {
      expect(stepsOf(again.machine, choices)).toEqual(stepsOf(machine, choices));
    }
  });
});
