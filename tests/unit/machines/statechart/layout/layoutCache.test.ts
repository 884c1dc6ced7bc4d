import { expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../../machines/statechart/graph';
import type { Drawing } from '../../../../../machines/statechart/layout';
import type { LayoutOptions } from '../../../../../machines/statechart/layout/layout';
import { cachedLayout } from '../../../../../machines/statechart/layout/layoutCache';
import type { LayoutEngine } from '../../../../../machines/statechart/layout/layoutParts';
import { defaultFontMetrics } from '../../../../../machines/statechart/layout/textSize';
import { stepsMachine } from '../../../../support/largeMachine';
import { layouts } from '../../../../support/layOut';

const states = { a: { initial: 'b', states: { b: {} } }, c: { initial: 'd', states: { d: {} } } };
const newChart = () => chartOf(createMachine({ id: 'm', initial: 'a', states }));
const wanted: LayoutOptions = {
  folded: new Set(),
  direction: 'down',
  viewport: { width: 800, height: 600 },
};
const counted = () => vi.fn<LayoutEngine['layout']>((graph) => layouts.layout(graph));

test('the same chart is laid out once, whatever the viewport when its direction is given', async () => {
  const [chart, layout] = [newChart(), counted()];
  const first = await cachedLayout(chart, wanted, { layout });
  const runs = layout.mock.calls.length;
  expect(await cachedLayout(chart, { ...wanted, viewport: { width: 1, height: 1 } }, { layout })).toBe(first);
  expect(layout).toHaveBeenCalledTimes(runs);
});

test('the order in which states were folded does not count', async () => {
  const [chart, layout] = [newChart(), counted()];
  await cachedLayout(chart, { ...wanted, folded: new Set(['m.a', 'm.c']) }, { layout });
  await cachedLayout(chart, { ...wanted, folded: new Set(['m.c', 'm.a']) }, { layout });
  expect(layout).toHaveBeenCalledOnce();
});

test('another chart, direction, folding or font is laid out for itself', async () => {
  const [chart, layout] = [newChart(), counted()];
  const others: readonly (readonly [typeof chart, LayoutOptions])[] = [
    [chart, wanted],
    [newChart(), wanted],
    [chart, { ...wanted, direction: 'right' }],
    [chart, { ...wanted, folded: new Set(['m.a']) }],
    [chart, { ...wanted, metrics: { ...defaultFontMetrics, mono: 0.5 } }],
  ];
  for (const [other, options] of others) {
    const runs = layout.mock.calls.length;
    await cachedLayout(other, options, { layout });
    expect(layout.mock.calls.length).toBeGreaterThan(runs);
  }
});

test('a draft is shown to the first who asks, as long as the labels of the chart are too small', async () => {
  const [chart, layout] = [newChart(), counted()];
  const small = { ...wanted, direction: undefined, viewport: { width: 50, height: 50 } };
  const onDraft = vi.fn();
  const last = await cachedLayout(chart, small, { layout }, onDraft);
  expect(onDraft).toHaveBeenCalledOnce();
  expect(await cachedLayout(chart, small, { layout }, onDraft)).toBe(last);
  expect(onDraft).toHaveBeenCalledOnce();
});

test('a drawing that stays the best is reported once, however many attempts follow', async () => {
  // Many children: three attempts, of which the second finds nothing better.
  const small = { ...wanted, direction: undefined, viewport: { width: 500, height: 400 } };
  const drafts: Drawing[] = [];
  await cachedLayout(chartOf(stepsMachine(20)), small, layouts, (draft) => drafts.push(draft));
  expect(drafts).toHaveLength(1);
});

test('what failed is tried again', async () => {
  const [chart, layout] = [newChart(), counted().mockRejectedValueOnce(new Error('no memory'))];
  await expect(cachedLayout(chart, wanted, { layout })).rejects.toThrow('no memory');
  expect(await cachedLayout(chart, wanted, { layout })).toMatchObject({ direction: 'down' });
});
