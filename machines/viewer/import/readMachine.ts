import { type AnyStateMachine, createMachine } from 'xstate';
import type { ListedMachine } from '../../registry';
import { syntaxMessage } from '../../statechart/engine';
import { type Chart, chartOf, errorText, isRecord } from '../../statechart/graph';
import { type GuardSwitches, guardSwitches } from './guardSwitches';

/** A pasted machine, or its error in one sentence. */
export type ReadMachine =
  | { readonly ok: true; readonly listed: ListedMachine; readonly guards: GuardSwitches }
  | { readonly ok: false; readonly message: string };

const wrong = (message: string): ReadMachine => ({ ok: false, message });

/** Duration of a delay with an unknown value, in ms. */
const UNKNOWN_DELAY_MS = 1_000;

/** JSON has no functions: a person says which guards hold, and delays without a value take a second. */
const withStandIns = (machine: AnyStateMachine, { delays }: Chart, guards: GuardSwitches): AnyStateMachine =>
  machine.provide({
    guards: Object.fromEntries(guards.names.map((name) => [name, () => guards.holds(name)])),
    delays: Object.fromEntries(
      delays.flatMap(({ name, ms }) =>
        name === undefined || ms !== undefined ? [] : [[name, UNKNOWN_DELAY_MS]],
      ),
    ),
  });

/** Path of the first state that is no object; undefined if all are. */
function brokenState(states: unknown, path: readonly string[] = []): string | undefined {
  if (!isRecord(states) || Array.isArray(states)) return path.join('.') || 'states';
  for (const [key, state] of Object.entries(states)) {
    const inner = [...path, key];
    if (!isRecord(state) || Array.isArray(state)) return inner.join('.');
    const broken = state.states === undefined ? undefined : brokenState(state.states, inner);
    if (broken !== undefined) return broken;
  }
  return undefined;
}

/**
 * Reads the definition of a machine that was pasted.
 * @param text a configuration of XState 5 as JSON, such as the JSON export of a chart.
 */
export function readMachine(text: string): ReadMachine {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    return wrong(syntaxMessage(text, error));
  }
  if (!isRecord(config) || !isRecord(config.states)) return wrong('A machine is an object with "states".');
  const broken = brokenState(config.states);
  if (broken !== undefined) return wrong(`The state "${broken}" is no object.`);
  try {
    const written = createMachine({ id: 'machine', ...config });
    const chart = chartOf(written);
    const guards = guardSwitches(chart);
    const machine = withStandIns(written, chart, guards);
    return {
      ok: true,
      guards,
      listed: {
        title: machine.id,
        purpose: machine.root.description ?? 'Pasted as JSON.',
        file: `${machine.id}.json`,
        machine,
        model: { starts: [{ name: 'at the start', input: undefined }], events: {} },
      },
    };
  } catch (error) {
    return wrong(`XState does not take it: ${errorText(error)}`);
  }
}
