import { fromMarked, namedFunction } from '../graph';
import { type Reading, reportReplaced, standInName, withSource } from './reading';
import type { Written } from './written';

/** What reading a value without the states of its machine needs. */
export type PlainReading = Pick<Reading, 'take' | 'isJson' | 'standIns' | 'sources' | 'problems'>;

/** A value for `meta`, `params` or `context`, with the source in brackets for what cannot be resolved, which is reported. */
export function plainOf(reading: PlainReading, value: Written): unknown {
  reading.take(value.place);
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items.map((item) => plainOf(reading, item));
    case 'object': {
      for (const gap of value.gaps) reportReplaced(reading, gap, 'it is left out');
      const object = Object.fromEntries(
        value.entries.map(({ key, value: item }) => [key, plainOf(reading, item)]),
      );
      const marked = reading.isJson ? fromMarked(object) : object;
      if (typeof marked === 'function') standInName(reading, 'value', value, marked.name);
      return marked;
    }
    case 'function':
      return withSource(
        reading,
        value,
        namedFunction(value.name || 'inline', () => undefined),
      );
    default:
      reportReplaced(reading, value, 'its source text is drawn');
      return `[${value.source}]`;
  }
}
