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
  /** Names that the file assigns to after their declaration, or whose properties it changes. */
  readonly changed: ReadonlySet<string>;
}

export const innerScope = (outer: Scope): Scope => ({ ...outer, bindings: new Map(), outer });

/** The innermost binding of a name; undefined for an undeclared one. */
export function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const binding = at.bindings.get(name);
    if (binding) return binding;
  }
  return undefined;
}
