import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { contactMachine } from '../../../../../machines/contact.machine';
import { chartOf } from '../../../../../machines/statechart/graph';
import { ChartDrawing } from '../../../../../machines/statechart/react/ChartDrawing';
import { type ChartState, restingChart } from '../../../../../machines/statechart/react/chartState';
import { TextLines } from '../../../../../machines/statechart/react/TextLines';
import { layOut } from '../../../../support/layOut';

vi.mock('../../../../../machines/statechart/react/TextLines', async (original) => {
  const { TextLines } = await original<typeof import('../../../../../machines/statechart/react/TextLines')>();
  return { TextLines: vi.fn(TextLines) };
});

const chart = chartOf(contactMachine);
const drawing = await layOut(chart);

/** The drawing with new callbacks in each render, like those of many parents. */
const drawn = (state: Partial<ChartState>, onTransition: (id: string) => void = () => {}) => (
  <svg aria-label="drawing">
    <ChartDrawing
      chart={chart}
      drawing={drawing}
      state={{ ...restingChart, ...state }}
      onTransition={(id) => onTransition(id)}
    />
  </svg>
);

/** The first line of each text that was rendered since the last call. */
const redrawn = (): readonly (string | undefined)[] => {
  const words = vi.mocked(TextLines).mock.calls.map(([{ lines }]) => lines[0]);
  vi.mocked(TextLines).mockClear();
  return words;
};

describe('in a drawing', () => {
  let rerender: (ui: React.ReactNode) => void;
  beforeEach(() => {
    vi.mocked(TextLines).mockClear();
    ({ rerender } = render(drawn({})));
    expect(redrawn().length).toBeGreaterThan(30);
  });

  test('nothing renders again when the state is the same', () => {
    rerender(drawn({ active: new Set(), taken: new Set(), enabled: new Set() }));
    expect(redrawn()).toEqual([]);
  });

  test('a transition that is pointed at is drawn again, and again when it is no longer', () => {
    const { id } = chart.transitions.find(({ kind }) => kind === 'after') ?? {};
    expect(id).toBeDefined();
    rerender(drawn({ pointed: id }));
    expect(redrawn()).toHaveLength(1);
    rerender(drawn({}));
    expect(redrawn()).toHaveLength(1);
  });

  test('a state with a row that can be pressed is drawn again, and the press reaches the latest action', () => {
    const row = chart.transitions.find(({ targets }) => targets.length === 0)?.id ?? '';
    const [before, latest] = [vi.fn(), vi.fn()];
    rerender(drawn({ enabled: new Set([row]) }, before));
    const rows = chart.transitions.filter(
      ({ source, targets }) => row.startsWith(`${source}/`) && targets.length === 0,
    );
    expect(redrawn()).toHaveLength(rows.length);
    rerender(drawn({ enabled: new Set([row]) }, latest));
    expect(redrawn()).toEqual([]);
    screen
      .getByLabelText('drawing')
      .querySelector(`[data-transition="${row}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(before).not.toHaveBeenCalled();
    expect(latest).toHaveBeenCalledExactlyOnceWith(row);
  });
});
