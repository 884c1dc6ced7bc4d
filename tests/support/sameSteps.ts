import type { AnyStateMachine } from 'xstate';
import {
  awaitedActors,
  type Input,
  type Step,
  simulatedMachine,
  start,
  step,
} from '../../machines/statechart/engine';
import { chartOf, toJson, triggerOf } from '../../machines/statechart/graph';

/** Guards have the same outcomes in both machines: code is not part of what is compared. */
function withGuards(machine: AnyStateMachine): AnyStateMachine {
  const code = chartOf(machine).guards.filter(({ meaning }) => meaning === undefined);
  return machine.provide({
    guards: Object.fromEntries(
      code.map(({ name }) => [name, () => name !== 'isReady' && name.length % 2 === 0]),
    ),
  });
}

/** Ids of actors; XState numbers those without an id of their own through all machines. */
const idsOf = (ids: readonly string[]): readonly string[] => ids.map((id) => id.replace(/^x:\d+$/, 'x:0'));

/** Everything about a step that can be compared; functions count by their names. */
const comparable = ({ configuration, trace }: Step) => {
  const { snapshot, nowMs, timers } = configuration;
  const { value, context, status, tags, children, output } = snapshot;
  return toJson({
    ...{ value, context, status, tags, output, nowMs, timers },
    children: idsOf(Object.keys(children)),
    trace: trace.map((entry) => ({
      ...entry,
      actorsStarted: idsOf(entry.actorsStarted),
      actorsStopped: idsOf(entry.actorsStopped),
      after: undefined,
    })),
  });
};

/**
 * The steps of a machine, started and given inputs.
 * @param choices numbers that choose the inputs: an event of the chart, the end of a timer, or the result of an actor.
 */
export function stepsOf(machine: AnyStateMachine, choices: readonly number[]) {
  const simulated = simulatedMachine(withGuards(machine));
  const { chart } = simulated;
  const events = [
    ...new Set(
      chart.transitions.flatMap(({ event }) =>
        event !== undefined && ['event', 'wildcard'].includes(triggerOf(event).kind) ? [event] : [],
      ),
    ),
    'nothing waits for this',
  ];
  let current = start(simulated, { input: true });
  const steps = [comparable(current)];
  for (const choice of choices) {
    const { configuration } = current;
    const inputs: readonly Input[] = [
      ...(configuration.timers.length > 0 ? [{ type: 'time', by: 'time' } as const] : []),
      ...awaitedActors(chart, configuration).flatMap((actor) => [
        { type: 'answer', by: 'answer', actor } as const,
        { type: 'failure', by: 'failure', actor } as const,
      ]),
      ...events.map((type) => ({ type, by: 'event', event: { type } }) as const),
    ];
    const input = inputs[choice % inputs.length];
    if (!input) break;
    current = step(simulated, configuration, input);
    steps.push(comparable(current));
  }
  return steps;
}
