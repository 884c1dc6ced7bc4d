import type { TransitionKind } from '../graph';
import type { RowKind } from '../layout';

/** Shape of an icon of 10 by 10 px, drawn as a line or filled. */
export interface IconShape {
  readonly path: string;
  readonly isFilled: boolean;
}

const line = (path: string): IconShape => ({ path, isFilled: false });
const filled = (path: string): IconShape => ({ path, isFilled: true });

const CIRCLE = 'M9 5A4 4 0 1 1 1 5A4 4 0 1 1 9 5Z';

/** Icons by the kind of a transition's trigger. */
export const transitionIcons: Readonly<Record<TransitionKind, IconShape>> = {
  event: filled('M2 1L9 5L2 9Z'),
  always: line('M1 1.5L5 5L1 8.5M5 1.5L9 5L5 8.5'),
  after: line(`${CIRCLE}M5 2.6V5L6.8 6.2`),
  done: line('M1 5.5L4 8.5L9 2'),
  error: line('M1.5 1.5L8.5 8.5M8.5 1.5L1.5 8.5'),
};

const started = line(`${CIRCLE}M4 3.2L6.8 5L4 6.8Z`);

/** Icons by the kind of a state's row; a transition has its own. */
export const rowIcons: Readonly<Record<Exclude<RowKind, 'transition'>, IconShape>> = {
  description: line('M1 2H9M1 5H9M1 8H6'),
  tags: line('M1 1H5L9 5L5 9L1 5ZM3.2 3.2H3.3'),
  entry: line('M1 5H6M3.5 2.5L6 5L3.5 7.5M9 1V9'),
  exit: line('M1 1V9M3 5H9M6.5 2.5L9 5L6.5 7.5'),
  invoke: started,
  start: started,
};
