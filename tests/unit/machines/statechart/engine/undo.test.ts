import { describe, expect, test } from 'vitest';
import {
  advance,
  redo,
  send,
  startSimulation,
  undo,
} from '../../../../../machines/statechart/engine/simulation';
import { tooltipMachine } from '../../../../../machines/tooltip.machine';

describe('a change', () => {
  const start = startSimulation(tooltipMachine);
  const hovered = send(start, { type: 'pointer.entered', id: 'a' });
  const open = advance(hovered, 1_000);

  test('can be taken back and made again, the passing of time as well', () => {
    const before = undo(open);
    expect([before.state, before.trace]).toEqual([hovered.state, hovered.trace]);
    expect(undo(undo(open)).state).toEqual(start.state);
    expect(redo(redo(undo(undo(open)))).state).toEqual(open.state);
  });

  test('makes another future: what was taken back is gone', () => {
    const other = send(undo(open), { type: 'pointer.left' });
    expect(redo(other)).toBe(other);
  });

  test('is not there before the start, nor after the last', () => {
    expect(undo(start)).toBe(start);
    expect(redo(open)).toBe(open);
  });

  test('leaves every earlier state in the trace', () => {
    expect(open.trace.map(({ after }) => after.value)).toEqual([
      { closed: 'cold' },
      'waiting',
      { open: 'byPointer' },
    ]);
  });
});
