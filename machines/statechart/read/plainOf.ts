import type { Reading } from './reading';
import type { Written } from './written';

/** Takes the place of a function that is not executed. */
const doNothing = (): undefined => undefined;

/** A value for `meta`, `params` or `context`, with the source in brackets for what cannot be resolved. */
export function plainOf(reading: Pick<Reading, 'take'>, value: Written): unknown {
  reading.take(value.place);
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items.map((item) => plainOf(reading, item));
    case 'object':
      return Object.fromEntries(value.entries.map(({ key, value: item }) => [key, plainOf(reading, item)]));
    case 'function':
      return doNothing;
    default:
      return `[${value.source}]`;
  }
}
