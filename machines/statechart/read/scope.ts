import type { Expression, Function as FunctionNode, TSEnumDeclaration } from '@babel/types';
import type { SourceFile } from './parse';
import type { Written } from './written';

/** What a name refers to. */
export type Binding =
  | { readonly kind: 'expression'; readonly node: Expression; readonly scope: Scope }
  /** A property of a value, by destructuring. */
  | { readonly kind: 'property'; readonly of: Expression; readonly key: string; readonly scope: Scope }
  | { readonly kind: 'function'; readonly node: FunctionNode; readonly scope: Scope }
  | { readonly kind: 'enum'; readonly node: TSEnumDeclaration; readonly scope: Scope }
  | { readonly kind: 'import'; readonly from: string; readonly imported: string }
  /** A parameter with an argument. */
  | { readonly kind: 'known'; readonly value: Written }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Names that are visible at a position of a file. */
export interface Scope {
  readonly file: SourceFile;
  readonly bindings: Map<string, Binding>;
  readonly outer: Scope | undefined;
  /** Positions of the calls whose functions contain this scope. */
  readonly sites: string;
  /** Names whose values the code inside changes: it assigns to them after their declaration, or to their properties. */
  readonly changed: () => ReadonlySet<string>;
}

/** True for the names of a whole module, whose values are the same at each use. */
export const isModuleScope = ({ outer }: Scope): boolean => outer?.outer === undefined;

/** The innermost binding of a name; undefined for an undeclared one. */
export function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const binding = at.bindings.get(name);
    if (binding) return binding;
  }
  return undefined;
}

/** True if code changes the value of a name after its declaration. */
export function isChanged(scope: Scope, name: string): boolean {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    if (at.bindings.has(name)) return at.changed().has(name);
  }
  return false;
}
