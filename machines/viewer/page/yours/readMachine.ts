import { type AnyStateMachine, createMachine } from 'xstate';
import type { ListedMachine } from '../../../registry';
import { chartOf } from '../../chart/chart';
import { isRecord } from '../../chart/isRecord';

/** A machine that was pasted, or what is wrong with it, in one sentence. */
export type ReadMachine =
  | { readonly ok: true; readonly listed: ListedMachine }
  | { readonly ok: false; readonly message: string };

const wrong = (message: string): ReadMachine => ({ ok: false, message });

/** What a delay takes whose value is not known, in ms. */
const UNKNOWN_DELAY_MS = 1_000;

/** JSON has no functions: guards whose code is not there hold, and delays take a second. */
function withStandIns(machine: AnyStateMachine): AnyStateMachine {
  const { guards, delays } = chartOf(machine);
  return machine.provide({
    guards: Object.fromEntries(guards.map(({ name }) => [name, () => true])),
    delays: Object.fromEntries(
      delays.flatMap(({ name, ms }) =>
        name === undefined || ms !== undefined ? [] : [[name, UNKNOWN_DELAY_MS]],
      ),
    ),
  });
}

/**
 * Reads the definition of a machine that somebody pasted.
 * @param text a configuration of XState 5 as JSON, such as the JSON export of a chart.
 */
export function readMachine(text: string): ReadMachine {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    return wrong(`This is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!isRecord(config) || !isRecord(config.states)) {
    return wrong('A machine is an object with "states".');
  }
  try {
    const machine = withStandIns(createMachine(config));
    const { description } = machine.root;
    return {
      ok: true,
      listed: {
        title: machine.id,
        purpose: description ?? 'Pasted as JSON: its guards hold, and unknown delays take a second.',
        file: `${machine.id}.json`,
        machine,
        model: { starts: [{ name: 'at the start', input: undefined }], events: {} },
      },
    };
  } catch (error) {
    return wrong(`XState does not take it: ${error instanceof Error ? error.message : String(error)}`);
  }
}
