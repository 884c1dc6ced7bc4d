import {
  activeIds,
  type Chart,
  type ChartTransition,
  isRecord,
  isStateValue,
  matchesDescriptor,
  plainContext,
  possibleTransitions,
} from '../graph';
import type { ActorEvent, ActorReport, ActorState, LiveActor, LiveEvent, PageMessage } from './protocol';
import { statelyChart } from './statelyChart';
import type {
  StatelyActor,
  StatelyEvent,
  StatelyRecord,
  StatelySnapshot,
  StatelyState,
} from './statelyProtocol';

/** Root of actors that are reported by hand, without XState. */
const BY_HAND = 'anonymous';

const INIT = 'xstate.init';

/** Type of the snapshots that are reported by hand without an event. */
const NO_EVENT = '';

interface KnownActor {
  readonly actor: LiveActor;
  readonly state: ActorState;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Message of an error, of which JSON has only the properties that are its own. */
function messageOf(error: unknown): string {
  const message = isRecord(error) ? error.message : error;
  return typeof message === 'string' ? message : 'The actor failed.';
}

function stateOf(
  { status, value, context, error, tags }: StatelyState,
  chart: Chart | undefined,
): ActorState {
  const isValue = chart !== undefined && isStateValue(value);
  return {
    status,
    value: isValue ? value : undefined,
    activeNodes: isValue ? activeIds(chart, value) : [],
    tags,
    context: plainContext(context),
    error: status === 'error' ? messageOf(error) : undefined,
  };
}

/**
 * The transition that an event has triggered. The protocol does not name it, so it is the only possible one that leads to the
 * states after it; empty if several do.
 */
function takenBy(
  chart: Chart | undefined,
  event: LiveEvent,
  before: ActorState,
  after: ActorState,
): readonly string[] {
  if (!chart) return [];
  const active = new Set(after.activeNodes);
  const leadsThere = ({ targets }: ChartTransition) =>
    targets.length > 0 && targets.every((target) => active.has(target));
  const found = possibleTransitions(chart, new Set(before.activeNodes)).filter(
    (transition) => matchesDescriptor(event.type, transition.event ?? '') && leadsThere(transition),
  );
  return found.length === 1 ? found.map(({ id }) => id) : [];
}

/** The start of an actor that is known only by a snapshot. */
const withoutStart = (
  known: Pick<StatelySnapshot, 'sessionId' | 'snapshot' | 'createdAt'>,
): StatelyActor => ({
  ...known,
  type: '@xstate.actor',
  name: known.sessionId,
  _version: '',
});

/** An application that sends the messages of `@statelyai/inspect`, as a page of the live connection. */
export interface StatelyPage {
  readonly id: string;
  /** Records a message. */
  readonly receive: (message: StatelyRecord) => void;
  /** Sends a report of the whole page. */
  readonly announce: () => void;
  /** Sends that the page is open, and records events that have led to no snapshot. */
  readonly answer: () => void;
  /** True for a message of the same application after it was loaded again. */
  readonly isOfReload: (message: StatelyRecord) => boolean;
}

/**
 * Records an application.
 * @param id of the page, unique among all pages.
 * @param origin of the application.
 * @param post called with each message of the page.
 */
export function createStatelyPage(
  id: string,
  origin: string,
  openedAt: number,
  post: (message: PageMessage) => void,
): StatelyPage {
  const running = new Map<string, KnownActor>();
  /** Events without a snapshot, by the key of their actor. */
  const waiting = new Map<string, StatelyEvent>();
  /** Keys of actors that have ended. */
  const ended = new Set<string>();
  let sequence = 0;

  const keyOf = (sessionId: string): string => `${id}/${sessionId}`;
  const describe = { page: id, title: `Application at ${origin}`, path: origin };
  const headOf = (createdAt: number) => {
    sequence += 1;
    return { page: id, sequence, time: Math.max(0, createdAt - openedAt) };
  };

  function record(key: string, known: KnownActor, actorEvent: ActorEvent): void {
    if (known.state.status === 'active') running.set(key, known);
    else {
      running.delete(key);
      ended.add(key);
    }
    post(actorEvent);
  }

  function start({ sessionId, name, parentId, definition, snapshot, createdAt }: StatelyActor): void {
    const key = keyOf(sessionId);
    const chart = definition ? statelyChart(definition) : undefined;
    const head = headOf(createdAt);
    const actor: LiveActor = {
      key,
      id: name,
      source: chart?.id ?? name,
      systemId: undefined,
      parent: parentId ? keyOf(parentId) : undefined,
      chart,
      startedAt: head.time,
    };
    const state = stateOf(snapshot, chart);
    record(key, { actor, state }, { type: 'actor', ...head, actor, state, transitions: [] });
  }

  /** An event that has changed nothing. */
  function ignore({
    sessionId,
    event,
    createdAt,
  }: Pick<StatelyEvent, 'sessionId' | 'event' | 'createdAt'>): void {
    const key = keyOf(sessionId);
    waiting.delete(key);
    if (running.has(key)) post({ type: 'unchanged', ...headOf(createdAt), key, event });
  }

  function change({ sessionId, event, snapshot, createdAt }: StatelySnapshot): void {
    const key = keyOf(sessionId);
    const known = running.get(key);
    if (!known) {
      // The application keeps its last 200 messages only, so that the start of an actor can be missing.
      if (!ended.has(key)) start(withoutStart({ sessionId, snapshot, createdAt }));
      return;
    }
    const { actor, state: before } = known;
    const state = stateOf(snapshot, actor.chart);
    const cause = waiting.get(key);
    if (cause?.event.type === event.type) waiting.delete(key);
    if (state.status === 'stopped') {
      record(key, { actor, state }, { type: 'stopped', ...headOf(createdAt), key });
    } else if (isSame(state, before)) {
      if (event.type !== INIT && event.type !== NO_EVENT) ignore({ sessionId, event, createdAt });
    } else {
      const transitions = takenBy(actor.chart, event, before, state);
      record(
        key,
        { actor, state },
        { type: 'snapshot', ...headOf(createdAt), key, event, transitions, state },
      );
    }
  }

  /** XState sends a snapshot after each event, unless the actor fails. */
  function expectSnapshot(message: StatelyEvent): void {
    if (message.event.type === INIT) return;
    const key = keyOf(message.sessionId);
    const last = waiting.get(key);
    if (last) ignore(last);
    if (message.rootId === BY_HAND) ignore(message);
    else waiting.set(key, message);
  }

  function receive(message: StatelyRecord): void {
    switch (message.type) {
      case '@xstate.actor':
        start(message);
        break;
      case '@xstate.snapshot':
        change(message);
        break;
      case '@xstate.event':
        expectSnapshot(message);
    }
  }

  const reports = (): readonly ActorReport[] => [...running.values()];

  return {
    id,
    receive,
    announce: () =>
      post({ type: 'page', ...describe, openedAt, sequence, actors: reports(), isWatchOnly: true }),
    answer: () => {
      for (const event of waiting.values()) ignore(event);
      post({ type: 'present', ...describe, sequence });
    },
    isOfReload: (message) =>
      message.type === '@xstate.actor' && !message.parentId && running.has(keyOf(message.sessionId)),
  };
}
