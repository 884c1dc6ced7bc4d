import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../../../../machines/registry';
import { machineJson, missingCode } from '../../../../../machines/statechart/export';
import { chartOf } from '../../../../../machines/statechart/graph';
import { readMachines } from '../../../../../machines/statechart/read';
import { fc } from '../../../../support/fastCheck';
import { fullMachine } from '../../../../support/fullMachine';
import { stepsOf } from '../../../../support/sameSteps';
import { zoo } from '../../../../support/zoo';

/** The machine that the JSON of another one is read as. */
function again(machine: AnyStateMachine) {
  const [read] = readMachines(machineJson(chartOf(machine)));
  if (!read) throw new Error('The export has no machine.');
  return read;
}

const choices = fc.array(fc.nat(1_000), { minLength: 5, maxLength: 12 });
/**
 * A failure is reported as it is found: thousands of smaller machines would have to be made to find the smallest. Each machine
 * is read and run twice; `PROPERTY_RUNS=400` tries more.
 */
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100), endOnFailure: true };

describe('a machine that is exported as JSON and read again', () => {
  test('has the same chart, with its context, inputs, outputs, parameters and names, and takes the same steps', () => {
    fc.assert(
      fc.property(fc.gen(), choices, (generate, chosen) => {
        const machine = fullMachine(generate, false);
        const { problems, machine: read } = again(machine);
        expect(problems).toEqual([]);
        expect(chartOf(read)).toEqual(chartOf(machine));
        expect(stepsOf(read, chosen)).toEqual(stepsOf(machine, chosen));
      }),
      runs,
    );
  });

  test('has a name for each inline function, which is listed for the user', () => {
    fc.assert(
      fc.property(fc.gen(), (generate) => {
        const chart = chartOf(fullMachine(generate, true));
        const [read] = readMachines(machineJson(chart));
        if (!read) throw new Error('The export has no machine.');
        expect(machineJson(chartOf(read.machine))).toBe(machineJson(chart));
        const listed = new Set(read.standIns.map(({ kind, name }) => `${kind} ${name}`));
        const missing = missingCode(chart).filter(({ kind }) => kind !== 'value');
        expect(missing.filter(({ kind, name }) => !listed.has(`${kind} ${name}`))).toEqual([]);
      }),
      runs,
    );
  });

  test.each([...zoo, ...machines.map(({ machine }) => machine)].map((each) => [each.id, each] as const))(
    '%s: has the same JSON, and its code is named',
    (_id, machine) => {
      const { machine: read, problems } = again(machine);
      expect(problems).toEqual([]);
      expect(machineJson(chartOf(read))).toBe(machineJson(chartOf(machine)));
      expect(missingCode(chartOf(read))).toEqual(missingCode(chartOf(machine)));
    },
  );
});
