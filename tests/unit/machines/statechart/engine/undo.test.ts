import { describe, expect, test } from 'vitest';
import {
  advance,
  apply,
  changesOf,
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

  test('is plain data, which leads to the same state and trace again', () => {
    const changes = changesOf(open);
    expect(changes).toEqual([{ event: { type: 'pointer.entered', id: 'a' } }, { ms: 1_000 }]);
    const again = changes.reduce(apply, startSimulation(tooltipMachine));
    expect(again.state.value).toEqual(open.state.value);
    expect(again.trace.map(({ label }) => label)).toEqual(open.trace.map(({ label }) => label));
    expect(changesOf(undo(open))).toEqual(changes.slice(0, 1));
  });
});
