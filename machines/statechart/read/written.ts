/** Position in a text; both count from 1. */
export interface Place {
  /** Path of the file; undefined for a pasted text. */
  readonly file: string | undefined;
  readonly line: number;
  readonly column: number;
}

interface Base {
  readonly place: Place;
  /** The text of the value in its file. */
  readonly source: string;
}

/** A literal, or the result of constants. */
export interface WrittenPlain extends Base {
  readonly kind: 'plain';
  readonly value: string | number | boolean | null | undefined;
}

export interface WrittenList extends Base {
  readonly kind: 'list';
  readonly items: readonly Written[];
}

export interface WrittenEntry {
  readonly key: string;
  /** Position of the key. */
  readonly place: Place;
  readonly value: Written;
}

export interface WrittenObject extends Base {
  readonly kind: 'object';
  readonly entries: readonly WrittenEntry[];
  /** Spread values and computed keys that cannot be resolved. */
  readonly gaps: readonly WrittenUnknown[];
}

export interface WrittenFunction extends Base {
  readonly kind: 'function';
  /** Name that JavaScript gives to the function. */
  readonly name: string;
  /**
   * What the function returns, if it only declares constants and returns one expression; undefined otherwise.
   * @param args undefined if they are not known.
   * @param site position of the call, if there is one.
   */
  readonly result: (args: readonly Written[] | undefined, site?: Place) => Written | undefined;
  /** Positions of the calls that made this function, which differ for `at('/')` and `at('/next')`; empty without any. */
  readonly sites: string;
}

/** A call of a function of XState. */
export interface WrittenCall extends Base {
  readonly kind: 'call';
  /** Name that XState exports. */
  readonly callee: string;
  readonly args: readonly Written[];
  /** The value whose method is called: `setup({…})` of `setup({…}).createAction()`. */
  readonly receiver: Written | undefined;
  /** The constant with the value. */
  readonly name?: string | undefined;
}

export interface WrittenMachine extends Base {
  readonly kind: 'machine';
  readonly config: Written;
  /** Of `setup`, of `createMachine` and of `provide` or `withConfig`, in this order. */
  readonly implementations: readonly Written[];
  readonly isVersion4: boolean;
  /** Context in the place of that of the configuration, of `withContext` or `withConfig`. */
  readonly context?: Written | undefined;
}

/** What only running the code would show. */
export interface WrittenUnknown extends Base {
  readonly kind: 'unknown';
  /** Name of an imported or undeclared value. */
  readonly name: string | undefined;
  /** End of a sentence: `is imported from ./guards`. */
  readonly reason: string;
}

/** A value as it is written in a text, with its position. */
export type Written =
  | WrittenPlain
  | WrittenList
  | WrittenObject
  | WrittenFunction
  | WrittenCall
  | WrittenMachine
  | WrittenUnknown;

/** The last value of a key; undefined without the key. */
export const entryOf = (value: Written | undefined, key: string): WrittenEntry | undefined =>
  value?.kind === 'object' ? value.entries.find((entry) => entry.key === key) : undefined;

export const propertyOf = (value: Written | undefined, key: string): Written | undefined =>
  entryOf(value, key)?.value;

/** The text of a string; undefined for other values. */
export const stringOf = (value: Written | undefined): string | undefined =>
  value?.kind === 'plain' && typeof value.value === 'string' ? value.value : undefined;

export const isUndefined = (value: Written | undefined): boolean =>
  value === undefined || (value.kind === 'plain' && value.value === undefined);

/** The items of a list, or the value as its only item; empty for undefined. */
export const listOf = (value: Written | undefined): readonly Written[] => {
  if (value === undefined || isUndefined(value)) return [];
  return value.kind === 'list' ? value.items : [value];
};

/** An object with other entries. */
export const withEntries = (object: WrittenObject, entries: readonly WrittenEntry[]): WrittenObject => ({
  ...object,
  entries,
});

/** A plain value at the position of another. */
export const plainAt = ({ place, source }: Base, value: WrittenPlain['value']): WrittenPlain => ({
  kind: 'plain',
  value,
  place,
  source,
});
