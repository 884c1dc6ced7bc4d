import { type Chart, innermostNames } from '../../statechart/graph';

/** A line of texts after its sign or title; none without texts. */
export const line = (start: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`${start} ${texts.join(', ')}`];

/** Line with the innermost entered states. @param entered their ids. */
export const enteredLine = (chart: Chart, entered: readonly string[]): readonly string[] =>
  line('→', innermostNames(chart, new Set(entered)));

/** Line with the error of a failed machine. */
export const failureLine = (error: string | undefined): readonly string[] =>
  error === undefined ? [] : [`failed: ${error}`];
