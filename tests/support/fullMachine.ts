import type { Arbitrary, GeneratorValue } from 'fast-check';
import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromPromise,
  log,
  not,
  or,
  raise,
  sendParent,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import { fc } from './fastCheck';
import { type RandomState, randomRoot } from './randomMachine';

type Properties = Readonly<Record<string, unknown>>;

/** Values as authors write them, and those that JSON lacks. */
const values: Arbitrary<unknown> = fc.anything({
  maxDepth: 2,
  maxKeys: 3,
  key: fc.constantFrom('a', 'b.c', '$type', '$$type', 'type', 'name', 'value'),
  values: [
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom(null, undefined, Number.NaN, -0, 12n, () => 1, new Error('odd'), new URL('https://a.b/')),
    fc.date({ noInvalidDate: false }),
  ],
  withMap: true,
  withSet: true,
});
const anyValue = () => values;

const never = fromPromise(() => new Promise<never>(() => undefined));
const child = createMachine({ id: 'child' });

/**
 * A machine with everything that an author can write, drawn from a generator. Its functions do what their stand-ins do.
 * @param hasInline also guards, actions and actors that are written inline.
 */
export function fullMachine(generate: GeneratorValue, hasInline: boolean): AnyStateMachine {
  const upTo = (count: number): number => generate(fc.nat, count - 1);
  const chance = (share: number): boolean => upTo(100) < 100 * share;
  const pick = <Item>(...items: readonly [Item, ...Item[]]): Item => items[upTo(items.length)] ?? items[0];
  const value = (): unknown => generate(anyValue);
  const some = (name: string, make: () => unknown): Properties => (chance(0.2) ? { [name]: make() } : {});
  const computed = () => (chance(0.2) ? () => undefined : value());
  const called = (type: string) => ({ type, params: computed() });
  const inline = <Item>(item: Item): readonly Item[] => (hasInline ? [item] : []);

  function guard(level = 0): unknown {
    const inner = () => guard(level + 1) as ReturnType<typeof and>;
    const name = pick('isA', 'isB', 'is.missing');
    const leaves = [() => name, () => called(name), () => stateIn(pick('#random.s0', '#random.s1'))];
    const own = inline(() =>
      pick(
        () => true,
        Object.assign(() => true, { note: 1 }),
      ),
    );
    const composed = [() => not(inner()), () => and([inner(), inner()]), () => or([inner()])];
    return pick(...([...leaves, ...own, ...(level > 1 ? [] : composed)] as [() => unknown]))();
  }

  const event = (type: string) => ({ type, detail: value() });
  const actions: readonly (() => unknown)[] = [
    () => pick('act', 'not implemented'),
    () => called('act'),
    () => assign({ a: [value()] }),
    () => assign({ b: ({ context }) => context.b }),
    () => raise(event('RAISED'), pick({}, { delay: 5, id: 'timer' })),
    () => raise(() => ({ type: 'xstate.unknown' })),
    () => emit(event('EMITTED')),
    () => log('seen', pick(undefined, 'label')),
    () => cancel('timer'),
    () => sendParent(event('SENT')),
    () => spawnChild('load', { id: 'spawned', input: value() }),
    () => stopChild('spawned'),
    ...inline(() => () => undefined),
    ...inline(
      () =>
        function ring() {
          return undefined;
        },
    ),
  ];
  const action = () => pick(...(actions as [() => unknown]))();
  const list = (): readonly unknown[] => Array.from({ length: upTo(3) }, action);

  const transition = <Written extends Properties>(written: Written, isGuarded: boolean): Properties => ({
    ...written,
    ...(isGuarded ? some('guard', () => guard()) : {}),
    ...some('actions', list),
    ...some('meta', value),
    ...some('description', () => 'Why this is so.'),
  });
  const transitions = (written: Readonly<Record<string, object>> | undefined) =>
    Object.fromEntries(
      Object.entries(written ?? {}).map(([key, each]) => [key, transition({ ...each }, true)]),
    );

  let lastId = 0;
  const invoke = (): Properties => ({
    src: pick<unknown>('load', 'child', ...(hasInline ? [never, child] : [])),
    ...some('id', () => `invoked ${++lastId}`),
    ...some('input', computed),
    ...some('systemId', () => 'system'),
    ...some('onDone', () => transition({ target: '#random.s0' }, true)),
    ...some('onError', () => transition({ target: '#random.s1' }, true)),
  });

  function dressed(state: RandomState): Properties {
    const { states, on, after, always, entry = [] } = state;
    const children = Object.fromEntries(
      Object.entries(states ?? {}).map(([key, inner]) => [key, dressed(inner)]),
    );
    const described = {
      ...state,
      ...(states && { states: children }),
      ...some('meta', value),
      ...some('description', () => 'What it is for.'),
      ...some('tags', () => ['busy', 'slow']),
    };
    if (state.type === 'history') return described;
    const active = { ...described, entry: [...entry, ...list()], exit: list() };
    if (state.type === 'final') return { ...active, ...some('output', computed) };
    return {
      ...active,
      on: transitions(on),
      after: { ...transitions(after), ...some('short', () => ({ actions: list() })) },
      ...(always && { always: transition({ ...always }, false) }),
      ...some('invoke', () => [invoke(), invoke()]),
    };
  }

  const root = dressed(randomRoot(generate));
  const config: Properties = {
    id: 'random',
    ...some('version', () => '1.2.3'),
    ...some('output', computed),
    ...some('context', () => ({ a: value(), b: value() })),
    ...root,
  };
  return createMachine(
    config as Parameters<typeof createMachine>[0],
    {
      guards: { isA: () => true, isB: () => false, isBoth: and(['isA', 'isB']), unused: () => true },
      actions: { act: () => undefined, announce: raise({ type: 'ANNOUNCED' }) },
      actors: { load: never, child },
      delays: { short: 300, computed: () => 1_000 },
    } as Parameters<typeof createMachine>[1],
  );
}
