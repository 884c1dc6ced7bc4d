import type { Place } from './written';

/** Position as text: `door.ts:3:14`, or `3:14` without a file. */
export const placeText = ({ file, line, column }: Place): string =>
  [...(file === undefined ? [] : [file]), line, column].join(':');

/** Error of a text that cannot be read as a machine. It is the only error that this folder throws. */
export class ReadError extends Error {
  readonly place: Place;

  constructor(message: string, place: Place) {
    super(message);
    this.name = 'ReadError';
    this.place = place;
  }
}

/** Counts what is read. */
export interface Budget {
  /** @throws ReadError above the limit of values. */
  readonly take: (count: number, place: Place) => void;
}

export function budgetOf(values: number): Budget {
  let left = values;
  return {
    take: (count, place) => {
      left -= count;
      if (left < 0) throw new ReadError(`The text has more than ${values} expressions.`, place);
    },
  };
}
