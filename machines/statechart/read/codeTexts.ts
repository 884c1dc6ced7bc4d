import type { AnyStateMachine } from 'xstate';
import { declaredTransitions, isRecord, withDescendants } from '../graph';
import type { Reading, StandInKind } from './reading';

/** Sources of the functions that a state or a transition uses, by its id, on one line each. */
export interface CodeTexts {
  readonly states: ReadonlyMap<string, readonly string[]>;
  readonly transitions: ReadonlyMap<string, readonly string[]>;
}

/** Source without the line breaks and the indentation, which formatters change. */
const onOneLine = (source: string): string => source.replace(/\s+/g, ' ');

/** Finds the sources of a machine that was read: a chart has only the names of functions. */
export function codeTextsOf(
  machine: AnyStateMachine,
  { standIns, sources }: Pick<Reading, 'standIns' | 'sources'>,
): CodeTexts {
  const named = new Map<string, string>();
  for (const { kind, name, source } of standIns.values()) {
    named.set(`${kind} ${name}`, `${name}: ${onOneLine(source)}`);
  }

  /** Sources of names, also of those in composed guards. */
  function ofNames(kind: StandInKind, value: unknown): readonly string[] {
    if (Array.isArray(value)) return value.flatMap((item) => ofNames(kind, item));
    if (typeof value === 'string') {
      const text = named.get(`${kind} ${value}`);
      return text === undefined ? [] : [text];
    }
    return isRecord(value) ? ofNames(kind, [value.type, value.guards]) : [];
  }

  /** Sources of the functions in the parameters of an action, or in another value. */
  function ofFunctions(value: unknown): readonly string[] {
    if (!isRecord(value)) return [];
    const source = sources.get(value);
    return source === undefined ? Object.values(value).flatMap(ofFunctions) : [onOneLine(source)];
  }

  const ofActions = (actions: unknown): readonly string[] => [
    ...ofNames('action', actions),
    ...ofFunctions(actions),
  ];
  // A state may use one function several times.
  const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
  const nodes = withDescendants(machine.root);
  return {
    states: new Map(
      nodes.map((node) => [
        node.id,
        distinct([
          ...ofActions([...node.entry, ...node.exit, ...(node.config.initial ? node.initial.actions : [])]),
          ...node.invoke.flatMap(({ src, input }) => [...ofNames('actor', src), ...ofFunctions(input)]),
          ...ofFunctions(node.output),
          ...(node.parent ? [] : ofFunctions(machine.config.context)),
        ]),
      ]),
    ),
    transitions: new Map(
      nodes
        .flatMap(declaredTransitions)
        .map(({ id, definition }) => [
          id,
          distinct([
            ...('delay' in definition ? ofNames('delay', definition.delay) : []),
            ...ofNames('guard', definition.guard),
            ...ofActions(definition.actions),
          ]),
        ]),
    ),
  };
}
