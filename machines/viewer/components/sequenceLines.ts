import { type Chart, innermostNames } from '../../statechart/graph';

/** A line of texts after its sign or title; none without texts. */
export const line = (start: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`${start} ${texts.join(', ')}`];

/** The innermost of the entered states. @param entered ids. */
export const enteredLine = (chart: Chart, entered: readonly string[]): readonly string[] =>
  line('→', innermostNames(chart, new Set(entered)));

/** The error of a machine that has failed. */
export const failureLine = (error: string | undefined): readonly string[] =>
  error === undefined ? [] : [`broke down: ${error}`];
