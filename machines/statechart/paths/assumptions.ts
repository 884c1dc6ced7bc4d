import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import { type GuardOutcome, simulatedMachine, start } from '../engine';
import { type Chart, chartOf, errorText, isRecord, isWildcard, type Json } from '../graph';
import { ASSUMED_DELAY_MS, assumedActions } from './assumedActions';
import { itemsOf, union, unseenTexts } from './coverageItems';
import { fieldsText, valueText } from './fieldsText';
import type { Assumed, Assumptions, MachineModel, ModelStart } from './model';

/** A machine with stand-ins for its code, and a model that explores both outcomes of its guards. */
export interface AssumedMachine {
  readonly machine: AnyStateMachine;
  readonly model: MachineModel;
}

/** Most steps of the explorations of all starts, which take a few seconds. */
const MAX_STEPS = 10_000;

/** Most combinations of guard outcomes for one input, because their number doubles with each guard. */
export const MAX_COMBINATIONS = 128;

/** Results of a function with different outcomes of its guards. */
export interface Outcomes<Result> {
  readonly outcomes: readonly Assumed<Result>[];
  /** False if there are more combinations of guard outcomes than the limit. */
  readonly isComplete: boolean;
}

/**
 * Calls a function with different outcomes of the guards that it evaluates. Results that lead to something new come first.
 * @param isNew true for a result that differs from all before; the others are left out.
 * @param maxCalls most calls of the function.
 */
export function outcomesOf<Result>(
  withGuards: Assumptions['withGuards'],
  run: () => Result,
  isNew: (result: Result) => boolean,
  maxCalls = MAX_COMBINATIONS,
): Outcomes<Result> {
  const outcomes: Assumed<Result>[] = [];
  const first: (readonly GuardOutcome[])[] = [[]];
  const later: (readonly GuardOutcome[])[] = [];
  for (let calls = 0; calls < maxCalls; calls += 1) {
    const given = first.shift() ?? later.shift();
    if (!given) break;
    const assumed = withGuards(given, run);
    const isKept = isNew(assumed.result);
    if (isKept) outcomes.push(assumed);
    const { guards } = assumed;
    for (const [index, { guard, outcome }] of guards.entries()) {
      if (index < given.length) continue;
      (isKept ? first : later).push([...guards.slice(0, index), { guard, outcome: !outcome }]);
    }
  }
  return { outcomes, isComplete: first.length + later.length === 0 };
}

/** Guards with outcomes that are set from outside. A guard has the same outcome during one call. */
function assumedGuards(names: readonly string[]) {
  let outcomes = new Map<string, boolean>();
  let evaluated = new Map<string, boolean>();
  const evaluate = (name: string, params: unknown): boolean => {
    const given = isRecord(params) ? fieldsText(params) : valueText(params);
    const guard = params === undefined ? name : `${name} (${given})`;
    const outcome = outcomes.get(guard) ?? true;
    evaluated.set(guard, outcome);
    return outcome;
  };
  const withGuards: Assumptions['withGuards'] = (given, run) => {
    outcomes = new Map(given.map(({ guard, outcome }) => [guard, outcome]));
    evaluated = new Map();
    const result = run();
    return { result, guards: [...evaluated].map(([guard, outcome]) => ({ guard, outcome })) };
  };
  const implementations = Object.fromEntries(
    names.map((name) => [name, (_: unknown, params: unknown) => evaluate(name, params)]),
  );
  return { withGuards, implementations };
}

/** Names of implementations that are code, or that are missing. */
const namesOf = (implementations: Readonly<Record<string, Json>>, ...kinds: readonly string[]) =>
  Object.entries(implementations).flatMap(([name, json]) =>
    isRecord(json) && kinds.includes(String(json.$type)) ? [name] : [],
  );

/** An event type that only a wildcard matches. */
const exampleType = (descriptor: string): string =>
  descriptor === '*' ? 'any other event' : descriptor.replace(/\*$/, 'any');

/** Events of a chart without payloads, those of wildcards first. */
function eventsOf({ transitions }: Chart): MachineModel['events'] {
  const typesOf = (...kinds: readonly string[]) =>
    transitions.flatMap(({ kind, event }) => (event !== undefined && kinds.includes(kind) ? [event] : []));
  const own = typesOf('event', 'wildcard', 'forbidden');
  const types = [
    ...own.filter(isWildcard).map(exampleType),
    ...own.filter((type) => !isWildcard(type)),
    ...typesOf('snapshot'),
  ];
  const routes = transitions.flatMap(({ kind, event, targets }) =>
    kind === 'route' && event !== undefined ? targets.map((id) => ({ type: event, to: `#${id}` })) : [],
  );
  return {
    ...Object.fromEntries(types.map((type) => [type, [{ type }]])),
    ...(routes.length > 0 ? { 'xstate.route': routes } : {}),
  };
}

/** Starts with the outcomes of guards that are evaluated at once. @throws Error if the machine cannot start. */
function startsOf(machine: AnyStateMachine, withGuards: Assumptions['withGuards']) {
  const simulated = simulatedMachine(machine);
  const isNew = unseenTexts();
  const { outcomes, isComplete } = outcomesOf(
    withGuards,
    () => start(simulated, undefined),
    ({ configuration: { snapshot }, trace }) =>
      snapshot.status !== 'error' && isNew([JSON.stringify(snapshot.value), ...union(trace.map(itemsOf))]),
  );
  if (outcomes.length === 0) {
    const { error }: { readonly error: unknown } = start(simulated, undefined).configuration.snapshot;
    throw new Error(`${machine.id} cannot start: ${errorText(error)}`);
  }
  const starts = outcomes.map(
    ({ guards }): ModelStart => ({ name: 'at the start', input: undefined, guards }),
  );
  return { starts, isComplete };
}

/** XState types actors by the names of a setup, which are known only when a text is read. */
type Actors = NonNullable<Parameters<AnyStateMachine['provide']>[0]['actors']>;

/**
 * Adds stand-ins to a machine that was read from a text: its guards have the outcomes that are explored, its actors never end
 * by themselves, and its computed delays take one second.
 * @param maxSteps most steps of the explorations of all starts.
 */
export function assumedMachine(original: AnyStateMachine, maxSteps = MAX_STEPS): AssumedMachine {
  const chart = chartOf(original);
  const { guards, actors, delays } = chart.definition.implementations;
  const { withGuards, implementations } = assumedGuards(namesOf(guards, 'function', 'missing'));
  const unending = fromPromise(() => new Promise<never>(() => undefined));
  const own = original.implementations;
  const delayNames = namesOf(delays, 'function', 'missing');
  const { replaceIn, isDelayAssumed, inlineDelays } = assumedActions(new Set(delayNames));
  const machine = createMachine(replaceIn(original.config) as AnyStateMachine['config']).provide({
    actions: replaceIn(own.actions) as typeof own.actions,
    guards: { ...own.guards, ...implementations },
    actors: {
      ...own.actors,
      ...Object.fromEntries(namesOf(actors, 'missing').map((name) => [name, unending])),
    } as Actors,
    delays: {
      ...own.delays,
      // A function, because the chart shows its delay as computed.
      ...Object.fromEntries(delayNames.map((name) => [name, () => ASSUMED_DELAY_MS])),
    },
  });
  const assumedDelays = new Set([...delayNames, ...inlineDelays]);
  const { starts, isComplete } = startsOf(machine, withGuards);
  const assumptions: Assumptions = {
    withGuards,
    delays: assumedDelays,
    isDelayAssumed,
    areStartsComplete: isComplete,
    maxStepsPerStart: Math.max(1, Math.floor(maxSteps / starts.length)),
  };
  return { machine, model: { starts, events: eventsOf(chart), assumptions } };
}
