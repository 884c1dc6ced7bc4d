import type { ChartDelay, ChartTransition } from './chart';

/** A delay for people: `loadTimeout 10000 ms`, `remaining (computed)`, `300 ms`. */
function delayText({ name, ms }: ChartDelay): string {
  if (ms === undefined) return name ?? '';
  const value = ms === 'computed' ? '(computed)' : `${ms} ms`;
  return name === undefined ? value : `${name} ${value}`;
}

/** What sets a transition off, for people: `menu.toggled`, `after 300 ms`, `done loadScript`. */
export function triggerText({ kind, event = '', delay, invoke = '' }: ChartTransition): string {
  switch (kind) {
    case 'always':
    case 'route':
      return kind;
    case 'after':
      return `after ${delay ? delayText(delay) : ''}`.trim();
    case 'done':
    case 'error':
    case 'snapshot':
      return `${kind} ${invoke}`;
    case 'done-state':
      return 'done';
    case 'forbidden':
      return `${event} (blocked)`;
    case 'event':
    case 'wildcard':
      return event;
  }
}

/**
 * The guard of a transition for people. Where several are tried in turn each has its place: `1. isOpen`, `2. isEmpty`, and
 * `else` for what has none and comes after them.
 */
export function guardLabel({ guard, order, isElse }: ChartTransition): string | undefined {
  if (isElse) return 'else';
  return guard === undefined || order === undefined ? guard : `${order}. ${guard}`;
}

/** The parts of a transition's label: what sets it off, `[guard]`, `/ actions`, and whether its state is entered anew. */
export function labelParts(transition: ChartTransition): readonly string[] {
  const { actions, reenter } = transition;
  const guard = guardLabel(transition);
  return [
    triggerText(transition),
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(reenter ? ['(re-enters)'] : []),
  ];
}

/** Whether a transition leads to another state; what does not is told in its own state. */
export const leadsAway = ({ source, targets }: ChartTransition): boolean =>
  targets.some((target) => target !== source);

/** The parts of the label of a transition that stands in its own state: also whether it leads there. */
export function ownLabelParts(transition: ChartTransition): readonly string[] {
  const { targets, reenter } = transition;
  const isLoop = targets.length > 0 && !leadsAway(transition) && !reenter;
  return [...labelParts(transition), ...(isLoop ? ['(to itself)'] : [])];
}
