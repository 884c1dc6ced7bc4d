/** What a text may have, so that it is read in less than a second: a page reads it without a worker. */
export const limits = {
  characters: 1_000_000,
  /** Expressions that are evaluated, each time that they are used. */
  expressions: 100_000,
  /** Nested expressions and function calls. */
  calls: 400,
  /** Levels of nested values in a configuration; a nested state takes two. */
  depth: 100,
  /** Values in a configuration: texts, numbers, lists and objects. */
  values: 6_000,
  /** Transitions, actions and other values of one list or object, other than states. */
  entries: 500,
  states: 1_000,
} as const;
