import type { AnyStateMachine } from 'xstate';
import type { ListedMachine } from '../../registry';
import { type Chart, chartOf } from '../../statechart/graph';
import { type Problem, placeText, ReadError, readMachines, type StandIn } from '../../statechart/read';
import { type GuardSwitches, guardSwitches } from './guardSwitches';

/** A machine of an imported text. */
export interface ImportedMachine {
  /** Unique in its text. */
  readonly name: string;
  readonly listed: ListedMachine;
  readonly guards: GuardSwitches;
  readonly problems: readonly Problem[];
  readonly standIns: readonly StandIn[];
}

/** The machines of a text, or its error with the position. */
export type ImportedText =
  | { readonly ok: true; readonly machines: readonly ImportedMachine[] }
  | { readonly ok: false; readonly message: string; readonly line: number };

/** Duration of a delay with an unknown value, in ms. */
const UNKNOWN_DELAY_MS = 1_000;

/** Adds what a text lacks: guards with results that the reader sets, and values of unknown delays. */
const withStandIns = (machine: AnyStateMachine, { delays }: Chart, guards: GuardSwitches): AnyStateMachine =>
  machine.provide({
    guards: Object.fromEntries(guards.names.map((name) => [name, () => guards.isTrue(name)])),
    delays: Object.fromEntries(
      delays.flatMap(({ name, ms }) =>
        name === undefined || ms !== undefined ? [] : [[name, UNKNOWN_DELAY_MS]],
      ),
    ),
  });

/**
 * Reads a pasted or opened text.
 * @param text TypeScript, JavaScript or JSON; it is not executed.
 * @param file name of an opened file.
 */
export function readMachine(text: string, file?: string): ImportedText {
  try {
    const machines = readMachines(text).map(
      ({ name, machine, version, problems, standIns }): ImportedMachine => {
        const chart = chartOf(machine);
        const guards = guardSwitches(chart);
        const origin = file === undefined ? 'Pasted' : 'Opened';
        return {
          name,
          guards,
          problems,
          standIns,
          listed: {
            title: name,
            purpose: machine.root.description ?? `${origin}, written for XState ${version}.`,
            file: file ?? '',
            machine: withStandIns(machine, chart, guards),
            model: { starts: [{ name: 'at the start', input: undefined }], events: {} },
          },
        };
      },
    );
    return { ok: true, machines };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { ok: false, message: `${error.message} (${placeText(error.place)})`, line: error.place.line };
  }
}
