import { type AnyStateMachine, createMachine, type MachineContext } from 'xstate';
import { chartOf, errorText, isRecord, namedFunction } from '../graph';
import { machineId } from './actors';
import { checkSize } from './checkSize';
import { type CodeTexts, codeTextsOf } from './codeTexts';
import { evaluatorOf } from './evaluate';
import { type FoundMachine, findMachines } from './findMachines';
import { implementationsOf } from './implementations';
import { limits } from './limits';
import { outlineOf } from './outline';
import { type FindFile, parseSource, type SourceFile } from './parse';
import { type PlainReading, plainOf } from './plainOf';
import { type Budget, budgetOf, ReadError } from './readError';
import { excerpt, type Problem, type Reading, reportReplaced, type StandIn } from './reading';
import { stateConfig } from './states';
import { convertVersion4, isVersion4 } from './version4';
import { isUndefined, type Place, propertyOf, stringOf, type Written, type WrittenMachine } from './written';

/** A machine that was read from a text. */
export interface ReadMachine {
  /** Name of its constant or function, or its id; unique in its file. */
  readonly name: string;
  /** With stand-ins for everything that is a function. */
  readonly machine: AnyStateMachine;
  /** Version of XState that it was written for. */
  readonly version: 4 | 5;
  /** In the order of the text. */
  readonly problems: readonly Problem[];
  /** Functions that were not executed, with their source. */
  readonly standIns: readonly StandIn[];
  /** Sources by state and transition. */
  readonly code: CodeTexts;
  /** Position of the machine. */
  readonly place: Place;
}

/** A machine that cannot be read. */
export interface UnreadMachine {
  /** Name of its constant or function; empty for a machine without one. */
  readonly name: string;
  readonly error: ReadError;
}

/** The machines of a text. */
export interface ReadText {
  readonly machines: readonly ReadMachine[];
  /** In the order of the text; each is a problem of all others, too. */
  readonly unread: readonly UnreadMachine[];
}

export interface ReadOptions {
  /** Path of the file, for positions and imports. */
  readonly file?: string | undefined;
  /** Text of an imported file with its path; undefined if it cannot be read. By default nothing is imported. */
  readonly importFile?:
    | ((
        specifier: string,
        importer: string | undefined,
      ) => { readonly file: string; readonly text: string } | undefined)
    | undefined;
}

/** Parsed imports; a file that cannot be parsed counts as one that cannot be read. */
function fileFinder({ importFile }: ReadOptions): FindFile {
  const files = new Map<string, SourceFile | undefined>();
  return (specifier, importer) => {
    const found = importFile?.(specifier, importer);
    if (!found) return undefined;
    if (!files.has(found.file)) {
      try {
        files.set(found.file, parseSource(found.text, found.file));
      } catch (error) {
        if (!(error instanceof ReadError)) throw error;
        files.set(found.file, undefined);
      }
    }
    return files.get(found.file);
  };
}

/** The initial context; a function's result, if it is a plain object; undefined if none is written. */
function contextOf(
  reading: PlainReading,
  config: Written,
): MachineContext | (() => MachineContext) | undefined {
  const written = propertyOf(config, 'context');
  if (!written) return undefined;
  const context = written.kind === 'function' ? written.result(undefined) : written;
  const isObject = context?.kind === 'object';
  if (!isObject && !isUndefined(written)) {
    reportReplaced(reading, context ?? written, 'the context is drawn without values');
  }
  const read = isObject ? plainOf(reading, context) : {};
  if (typeof read === 'function') return namedFunction(read.name, () => ({}));
  return isRecord(read) ? read : {};
}

const byPlace = (one: { readonly place: Place }, other: { readonly place: Place }): number =>
  one.place.line - other.place.line || one.place.column - other.place.column;

/** Builds a machine. @throws ReadError if it is no object with states, or if XState rejects it. */
function built({ name, written }: FoundMachine, budget: Budget, isJson: boolean): ReadMachine {
  const { config, place } = written;
  if (config.kind !== 'object') {
    const reason = config.kind === 'unknown' ? `, but ${excerpt(config.source)} ${config.reason}` : '';
    throw new ReadError(`A machine is an object with "states"${reason}.`, config.place);
  }
  checkSize(config);
  const problems: Problem[] = [];
  const id = machineId(config);
  const before = outlineOf(config, id);
  const isOld = isVersion4(written, before);
  const current: WrittenMachine = isOld ? convertVersion4({ problems }, written, before) : written;
  const reading: Reading = {
    outline: isOld ? outlineOf(current.config, id) : before,
    problems,
    standIns: new Map(),
    sources: new Map(),
    isJson,
    take: (at) => budget.take(1, at),
  };
  const states = stateConfig(reading, reading.outline.root);
  const exported = isJson ? propertyOf(config, 'implementations') : undefined;
  const implementations = implementationsOf(reading, exported ? [exported] : current.implementations);
  const context = contextOf(reading, current.config);
  const version = stringOf(propertyOf(current.config, 'version'));
  try {
    const machine = createMachine({
      ...states,
      id,
      ...(context && { context }),
      ...(version !== undefined && { version }),
    }).provide(implementations);
    // Reads everything that XState resolves late.
    chartOf(machine);
    return {
      name: name || id,
      machine,
      version: isOld ? 4 : 5,
      problems: problems.toSorted(byPlace),
      standIns: [...reading.standIns.values()].toSorted(byPlace),
      code: codeTextsOf(machine, reading),
      place,
    };
  } catch (error) {
    throw new ReadError(`XState rejects this machine: ${errorText(error)}`, place);
  }
}

/** A machine, or its error; the errors of one machine do not hide the others. */
function attempt(found: FoundMachine, budget: Budget, isJson: boolean): ReadMachine | UnreadMachine {
  try {
    return built(found, budget, isJson);
  } catch (error) {
    return { name: found.name, error: readErrorOf(error, found.written.place) };
  }
}

/** Error of a text. @throws the error itself, if it is an unexpected one. */
function readErrorOf(error: unknown, place: Place): ReadError {
  if (error instanceof ReadError) return error;
  // The stack of the browser is full.
  if (error instanceof RangeError) return new ReadError('The machine is nested too deeply.', place);
  throw error;
}

/** A problem of the machines that were read: another one is missing. */
const missingMachine = ({ name, error: { message, place } }: UnreadMachine): Problem => ({
  severity: 'warning',
  message: `${name ? `The machine ${name}` : 'A machine without a name'} cannot be read: ${message}`,
  place,
});

/** Machines with unique names: a second one of a name has a number. */
const withUniqueNames = (machines: readonly ReadMachine[]): readonly ReadMachine[] =>
  machines.map((machine, index) => {
    const same = machines.slice(0, index).filter(({ name }) => name === machine.name).length;
    return same === 0 ? machine : { ...machine, name: `${machine.name} ${same + 1}` };
  });

/**
 * Reads the machines of a text: TypeScript, JavaScript, JSON or a bare object literal, for XState 5 or 4. The text is parsed
 * and never executed.
 * @throws ReadError with a position, if the text has a syntax error, no machine, or is larger than the limits.
 */
export function readText(text: string, options: ReadOptions = {}): ReadText {
  const start = { file: options.file, line: 1, column: 1 };
  try {
    const budget = budgetOf(limits.expressions);
    const file = parseSource(text, options.file);
    const found = findMachines(file, evaluatorOf(budget, fileFinder(options)));
    if (found.length === 0) throw new ReadError('The text has no machine.', start);
    const read = found.map((machine) => attempt(machine, budget, file.expression !== undefined));
    const unread = read.filter((result) => 'error' in result);
    const missing = unread.map(missingMachine);
    const machines = read
      .filter((result) => 'machine' in result)
      .map((machine) => ({ ...machine, problems: [...machine.problems, ...missing].toSorted(byPlace) }));
    return { machines: withUniqueNames(machines), unread };
  } catch (error) {
    throw readErrorOf(error, start);
  }
}

/**
 * Reads the machines of a text that can be read; the others are problems of each.
 * @throws ReadError like `readText`, and for a text in which no machine can be read: without states, rejected by XState, or
 * larger than the limits.
 */
export function readMachines(text: string, options: ReadOptions = {}): readonly ReadMachine[] {
  const { machines, unread } = readText(text, options);
  const [first] = unread;
  if (machines.length === 0 && first) throw first.error;
  return machines;
}
