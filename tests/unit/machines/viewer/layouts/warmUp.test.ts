import { expect, test, vi } from 'vitest';
import type { LayoutEngine } from '../../../../../machines/statechart/layout';
import { warmUp } from '../../../../../machines/viewer/layouts/warmUp';
import { layouts } from '../../../../support/layOut';

test('one layout warms an engine up', async () => {
  const layout = vi.fn<LayoutEngine['layout']>((graph) => layouts.layout(graph));
  await warmUp({ layout });
  expect(layout).toHaveBeenCalledOnce();
});

test('an engine that fails is left to the next layout', async () => {
  const layout = vi.fn<LayoutEngine['layout']>().mockRejectedValue(new Error('no memory'));
  await expect(warmUp({ layout })).resolves.toBeUndefined();
});
