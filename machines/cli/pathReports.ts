import { machines } from '../registry';
import {
  allPaths,
  assumedMachine,
  type PathReport,
  pathsTo,
  playwrightSpec,
  reportText,
} from '../statechart/paths';
import type { ReadMachine, StandIn } from '../statechart/read';
import { chosenMachine } from './machineFile';
import { named } from './named';
import { hasErrors, problemLines } from './problems';
import { isSiteId, siteMachine } from './siteMachine';

/** The arguments of the command. */
export interface PathRequest {
  /** Id of a machine of the site, or a file with machines, also of a git revision; by default all machines of the site. */
  readonly source?: string | undefined;
  /** Id or name of a machine; needed if the file has several. */
  readonly machine?: string | undefined;
  /** Name of a state; requires a machine. */
  readonly to?: string | undefined;
  readonly format: string;
}

/** Printed paths. */
export interface PrintedPaths {
  readonly content: string;
  /** Parts of a file that cannot be read, or that are different in XState 5, a line each. */
  readonly problems: readonly string[];
  /** False if a part of the machine is missing. */
  readonly isComplete: boolean;
}

/** Longest shown source of an inline function, in characters. */
const MAX_SOURCE = 120;

const byName = ({ name }: StandIn, { name: other }: StandIn): number =>
  name.localeCompare(other, 'en', { numeric: true });

/** Sources of the inline functions that steps name, by their names: `inline guard 1: ({ context }) => context.count > 1`. */
const inlineNotes = ({ standIns }: ReadMachine): readonly string[] =>
  standIns
    .filter(({ kind, isInline }) => isInline && (kind === 'guard' || kind === 'actor'))
    .sort(byName)
    .map(({ name, source }) => {
      const line = source.replace(/\s+/g, ' ');
      return `${name}: ${line.length > MAX_SOURCE ? `${line.slice(0, MAX_SOURCE - 1)}…` : line}`;
    });

function fileReport(read: ReadMachine, to: string | undefined): PathReport {
  const { machine, model } = assumedMachine(read.machine);
  const report = to === undefined ? allPaths(machine, model) : pathsTo(machine, model, to);
  return { ...report, notes: [...(report.notes ?? []), ...inlineNotes(read)] };
}

/** Paths of the machine of the site with an id, or of all. */
function siteReports(id: string | undefined, to: string | undefined): readonly PathReport[] {
  if (id === undefined) return machines.map(({ machine, model }) => allPaths(machine, model));
  const { machine, model } = siteMachine(id);
  return [to === undefined ? allPaths(machine, model) : pathsTo(machine, model, to)];
}

const formats: Readonly<Record<string, (reports: readonly PathReport[]) => string>> = {
  text: (reports) => `${reports.map(reportText).join('\n\n')}\n`,
  json: (reports) => `${JSON.stringify(reports, null, 2)}\n`,
  playwright: (reports) => reports.map((report) => playwrightSpec(report)).join(''),
};

/**
 * Finds paths of machines. A file is read and not executed, so that paths of its machine have both outcomes of each guard.
 * @throws ReadError with the position of what cannot be read; Error for an unknown file, machine, state or format.
 */
export function printedPaths({ source, machine, to, format }: PathRequest): PrintedPaths {
  const print = named(formats, format, 'format');
  if (source === undefined || isSiteId(source)) {
    return { content: print(siteReports(source && (machine ?? source), to)), problems: [], isComplete: true };
  }
  const read = chosenMachine(source, machine);
  return {
    content: print([fileReport(read, to)]),
    problems: problemLines(read),
    isComplete: !hasErrors(read),
  };
}

export { failureText } from './problems';
