import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import { ChartDrawing, noIds, restingChart } from '../../../../../machines/statechart/react';
import { layOut } from '../../../../support/layOut';

const chart = chartOf(
  createMachine({ id: 'm', initial: 'a', states: { a: { on: { ONE: 'b', TWO: 'b', THREE: 'b' } }, b: {} } }),
);

test('transitions between the same states share one line, which has the highlight of each', async () => {
  const drawing = await layOut(chart, 'down');
  const draw = (taken: readonly string[]) => {
    const { container } = render(
      <svg>
        <title>m</title>
        <ChartDrawing
          chart={chart}
          drawing={drawing}
          folded={noIds}
          state={{ ...restingChart, taken: new Set(taken) }}
        />
      </svg>,
    );
    const lines = container.querySelectorAll('[data-transition] [data-line]');
    expect(lines).toHaveLength(1);
    expect(container.querySelectorAll('[data-transition] [data-label]')).toHaveLength(3);
    return lines[0]?.getAttribute('class');
  };
  const plain = draw([]);
  expect(draw(['m.a/1'])).not.toBe(plain);
  expect(draw(['m.a/2'])).toBe(draw(['m.a/0']));
});
