import { fromMarked, namedFunction } from '../graph';
import { type Reading, standInName } from './reading';
import type { Written } from './written';

type PlainReading = Pick<Reading, 'take' | 'isJson' | 'standIns'>;

/** A value for `meta`, `params` or `context`, with the source in brackets for what cannot be resolved. */
export function plainOf(reading: PlainReading, value: Written): unknown {
  reading.take(value.place);
  switch (value.kind) {
    case 'plain':
      return value.value;
    case 'list':
      return value.items.map((item) => plainOf(reading, item));
    case 'object': {
      const object = Object.fromEntries(
        value.entries.map(({ key, value: item }) => [key, plainOf(reading, item)]),
      );
      const marked = reading.isJson ? fromMarked(object) : object;
      if (typeof marked === 'function') standInName(reading, 'value', value, marked.name);
      return marked;
    }
    case 'function':
      return namedFunction(value.name || 'inline', () => undefined);
    default:
      return `[${value.source}]`;
  }
}
