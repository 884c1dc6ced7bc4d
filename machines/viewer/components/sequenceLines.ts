import { type Chart, innermostNames, isRecord, paramsText } from '../../statechart/graph';

/** A line of texts after its sign or title; none without texts. */
export const line = (start: string, texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`${start} ${texts.join(', ')}`];

/** Line with the innermost entered states. @param entered their ids. */
export const enteredLine = (chart: Chart, entered: readonly string[]): readonly string[] =>
  line('→', innermostNames(chart, new Set(entered)));

/** Line with the error of a failed machine. */
export const failureLine = (error: string | undefined): readonly string[] =>
  error === undefined ? [] : [`failed: ${error}`];

/** Payload of an event, one level deep: `(y: 21)`; empty without one, and for XState's own events. */
export function payloadText(event: unknown): string {
  if (!isRecord(event)) return '';
  const { type, ...payload } = event;
  const isOwn = typeof type === 'string' && type.startsWith('xstate.');
  return isOwn || Object.keys(payload).length === 0 ? '' : paramsText(payload);
}
