import { functionName } from './functionName';
import { isRecord } from './isRecord';
import { paramsText } from './paramsText';
import { sourceName } from './sourceName';

type Properties = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : []);
const typeOf = (event: unknown): readonly string[] =>
  typeof event === 'string' ? [event] : isRecord(event) ? textOf(event.type) : [];

/** What is worth telling of each of XState's own actions, as far as it is written and not computed. */
const details: Readonly<Record<string, (action: Properties) => readonly string[]>> = {
  assign: ({ assignment }) =>
    isRecord(assignment) && typeof assignment !== 'function' ? Object.keys(assignment) : [],
  raise: ({ event }) => typeOf(event),
  emit: ({ event }) => typeOf(event),
  sendTo: ({ to, event }) => [...textOf(to), ...typeOf(event)],
  spawnChild: ({ src }) => [sourceName(src)],
  stopChild: ({ actorRef }) => textOf(actorRef),
  cancel: ({ sendId }) => textOf(sendId),
  log: ({ label, value }) => (typeof label === 'string' ? [label] : textOf(value)),
};

const OWN = 'xstate.';

/** One of XState's own actions: `raise(pointer.left)`. */
function ownText(action: Properties, type: string): string {
  const name = type.slice(OWN.length);
  const found = details[name]?.(action) ?? [];
  return found.length === 0 ? name : `${name}(${found.join(', ')})`;
}

/** An action as text: its name with its parameters; one written in place without a name is `inline`. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!isRecord(action)) return 'inline';
  const { type, params } = action;
  if (typeof action !== 'function') return `${String(type)}${paramsText(params)}`;
  return typeof type === 'string' && type.startsWith(OWN) ? ownText(action, type) : functionName(action);
}

const DELAYED = 'xstate.after.';

/** Whether XState put the action there itself, to start or stop the clock of an `after`. */
function isClockwork(action: unknown): boolean {
  if (!isRecord(action)) return false;
  const [name = ''] = action.type === 'xstate.raise' ? typeOf(action.event) : textOf(action.sendId);
  return name.startsWith(DELAYED);
}

/** The actions that an author wrote, as text. */
export const actionTexts = (actions: readonly unknown[]): readonly string[] =>
  actions.filter((action) => !isClockwork(action)).map(actionText);
