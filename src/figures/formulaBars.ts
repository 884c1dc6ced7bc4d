import type { FormulaTerm } from '../content/exhibit';
import { type Bar, range } from './geometry';

/** The bars of one term, on a line 100 units long and 1 high. */
export interface FormulaBars {
  readonly term: FormulaTerm;
  /** What the terms so far amount to. */
  readonly kept: readonly Bar[];
  /** What this term adds, one piece of a division, or the result. */
  readonly marked: readonly Bar[];
  /** What this term takes away. */
  readonly lost: readonly Bar[];
}

/** Between pieces. */
const GAP = 0.5;

const bar = (from: number, to: number): readonly Bar[] =>
  to > from ? [{ x: from, y: 0, width: to - from, height: 1 }] : [];

/** The whole in pieces of one length; the last one is shorter if they do not fill it. */
const cut = (whole: number, length: number): readonly Bar[] =>
  range(Math.ceil(whole / length)).flatMap((index) =>
    bar(index * length, Math.min((index + 1) * length - GAP, whole)),
  );

/** What a term makes of the terms before it. Only a division, which comes last, leaves the length as it is. */
function nextLength(length: number, { operator, size }: FormulaTerm): number {
  switch (operator) {
    case '−':
      return length - size;
    case '×':
      return (length * size) / 100;
    case '÷':
      return length;
    default:
      return length + size;
  }
}

/** Each term as a change of the bar before it: longer, shorter, or cut into pieces. */
export function formulaBars(terms: readonly FormulaTerm[]): readonly FormulaBars[] {
  let length = 0;
  return terms.map((term, index) => {
    const before = length;
    length = nextLength(before, term);
    if (term.pieces) {
      // With the gap after the last piece.
      const whole = length + GAP;
      return { term, kept: cut(whole, whole / term.pieces), marked: [], lost: [] };
    }
    if (term.operator === '÷') {
      const parts = cut(before, term.size);
      return { term, marked: parts.slice(0, 1), kept: parts.slice(1), lost: [] };
    }
    const end = term.operator === '+' ? before : length;
    const lost = bar(length, before);
    if (index === terms.length - 1) return { term, kept: [], marked: bar(0, end), lost };
    return { term, kept: bar(0, end), marked: bar(end, length), lost };
  });
}
