import type { AnyStateNode } from 'xstate';

/** A path as XState reads it: dots divide, and a backslash takes the next character as it is. */
const keysOf = (path: string): readonly string[] =>
  [...path.matchAll(/((?:\\.|[^.\\])*)(?:\.|$)/g)]
    .map(([, key = '']) => key.replace(/\\(.)/g, '$1'))
    .filter((key) => key !== '');

function resolve(node: AnyStateNode, target: string): readonly string[] {
  if (target.startsWith('#')) return [node.machine.getStateNodeById(target).id];
  const from: AnyStateNode | undefined = node.parent;
  const found = keysOf(target).reduce<AnyStateNode | undefined>((state, key) => state?.states[key], from);
  return found ? [found.id] : [];
}

/** Where a history state leads before there is a history; XState keeps it nowhere but in the definition. */
export function historyTargets(node: AnyStateNode): readonly string[] {
  const written: unknown = node.config.target;
  const list: readonly unknown[] = Array.isArray(written) ? written : [written];
  return list.flatMap((target) => (typeof target === 'string' ? resolve(node, target) : []));
}
