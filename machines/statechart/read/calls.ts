import type { CallExpression, Function as FunctionNode, Node, OptionalCallExpression } from '@babel/types';
import { calleeOf, nameOf } from './names';
import { lookUp, type Scope } from './scope';
import type { Place, Written } from './written';
import { isMaker, isModifier, onlyInVersion4, xstateName } from './xstateNames';

/** What a call needs of the evaluator. */
interface Tools {
  readonly evaluate: (node: Node, scope: Scope) => Written;
  readonly items: (node: Node, scope: Scope) => readonly Written[];
  readonly call: (
    node: FunctionNode,
    scope: Scope,
    args: readonly Written[] | undefined,
    site?: Place,
  ) => Written | undefined;
  readonly base: { readonly place: Place; readonly source: string };
}

type Call = CallExpression | OptionalCallExpression;

const argumentsOf = (node: Call, scope: Scope, { items }: Tools): readonly Written[] =>
  node.arguments.flatMap((argument) => items(argument, scope));

/** The value whose method is called. */
function receiverOf(node: Call, scope: Scope, { evaluate }: Tools): Written | undefined {
  const callee = calleeOf(node.callee);
  if (callee.type === 'MemberExpression' && callee.object.type !== 'Super')
    return evaluate(callee.object, scope);
  if (callee.type !== 'Identifier') return undefined;
  // `const { createMachine } = setup({…})`
  const binding = lookUp(scope, callee.name);
  return binding?.kind === 'property' ? evaluate(binding.of, binding.scope) : undefined;
}

/** Implementations of a setup, those of the setup that it extends first. */
function setupParts(setup: Written | undefined): readonly Written[] {
  if (setup?.kind !== 'call' || !['setup', 'extend'].includes(setup.callee)) return [];
  return [...setupParts(setup.receiver), ...setup.args.slice(0, 1)];
}

/** A call of a function of XState; undefined for another function. */
function xstateCall(node: Call, scope: Scope, tools: Tools): Written | undefined {
  const callee = xstateName(node.callee, scope);
  if (callee === undefined) return undefined;
  const receiver = receiverOf(node, scope, tools);
  const args = argumentsOf(node, scope, tools);
  const [first, ...others] = args;
  if (isMaker(callee)) {
    if (!first) return undefined;
    const implementations = [...setupParts(receiver), ...others.slice(0, 1)];
    return {
      kind: 'machine',
      config: first,
      implementations,
      isVersion4: onlyInVersion4.has(callee),
      ...tools.base,
    };
  }
  if (isModifier(callee)) {
    if (receiver?.kind !== 'machine') return undefined;
    // The second argument of `withConfig` is a context.
    const [implementations, context] = callee === 'withContext' ? [undefined, first] : args;
    return {
      ...receiver,
      implementations: [...receiver.implementations, ...(implementations ? [implementations] : [])],
      isVersion4: receiver.isVersion4 || onlyInVersion4.has(callee),
      context: context ?? receiver.context,
      ...tools.base,
    };
  }
  if (callee === 'createStateConfig' || callee === 'createAction') return first;
  return { kind: 'call', callee, args, receiver, ...tools.base };
}

/** Result of `Object.assign`; undefined unless all arguments are known objects. */
function merged(args: readonly Written[], { base }: Tools): Written | undefined {
  const objects = args.filter((arg) => arg.kind === 'object');
  if (objects.length < args.length) return undefined;
  const entries = new Map(objects.flatMap((object) => object.entries.map((entry) => [entry.key, entry])));
  return {
    kind: 'object',
    entries: [...entries.values()],
    gaps: objects.flatMap(({ gaps }) => gaps),
    ...base,
  };
}

/** A function of the text itself, called with known arguments. */
function ownCall(node: Call, scope: Scope, tools: Tools): Written | undefined {
  // Calls of XState are resolved above. Otherwise each call of a chain would be evaluated twice, and the first one very often.
  if (xstateName(node.callee, scope) !== undefined) return undefined;
  const callee = calleeOf(node.callee);
  if (callee.type === 'MemberExpression' && nameOf(callee.object) === 'Object') {
    const args = argumentsOf(node, scope, tools);
    if (nameOf(callee.property) === 'assign') return merged(args, tools);
    return ['freeze', 'seal'].includes(nameOf(callee.property)) ? args[0] : undefined;
  }
  if (callee.type !== 'Identifier' && callee.type !== 'MemberExpression') return undefined;
  const called = tools.evaluate(callee, scope);
  const result =
    called.kind === 'function' ? called.result(argumentsOf(node, scope, tools), tools.base.place) : undefined;
  // `isPath('/')` says more than the function that it returns.
  return result?.kind === 'function' && result.name === '' ? { ...result, ...tools.base } : result;
}

/** Resolves a call; undefined if only running the code would show its result. */
export const evaluateCall = (node: Call, scope: Scope, tools: Tools): Written | undefined =>
  xstateCall(node, scope, tools) ?? ownCall(node, scope, tools);
