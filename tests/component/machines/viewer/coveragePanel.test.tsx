import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine, setup } from 'xstate';
import { chartOf } from '../../../../machines/statechart/graph';
import { guardItem, testCoverage } from '../../../../machines/statechart/paths';
import { CoveragePanel } from '../../../../machines/viewer/simulator/CoveragePanel';

const chart = chartOf(
  createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { BACK: 'a' } } } }),
);
const answer = (records: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(records), { status })));

function draw(props: Partial<ComponentProps<typeof CoveragePanel>> = {}) {
  const onShow = vi.fn();
  const panel = { chart, exemptions: undefined, isShown: false, onShow, pressed: undefined, ...props };
  return { onShow, ...render(<CoveragePanel {...panel} />) };
}

afterEach(() => vi.unstubAllGlobals());

test('names the tests of each transition, and what no test reaches', async () => {
  answer([testCoverage('m', 'it goes', ['state m', 'state m.a', 'state m.b', 'transition m.a/0'])]);
  draw();
  expect(await screen.findByText('no test reaches m.b/0')).toBeTruthy();
  const transition = screen.getByText('a: GO (1)').closest('details');
  if (!transition) throw new Error('The transition has no list.');
  expect(within(transition).getByRole('listitem', { hidden: true }).textContent).toBe('it goes');
  expect(screen.getByText('b: BACK (0)')).toBeTruthy();
});

test('is shown in the picture on request', async () => {
  answer([testCoverage('m', 'it goes', ['state m'])]);
  const { container, onShow, unmount } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Show in the picture', pressed: false }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(true);
  expect(container.querySelector('style')).toBeNull();
  unmount();
  const shown = draw({ isShown: true });
  await screen.findByRole('button', { name: 'Show in the picture', pressed: true });
  expect(shown.container.querySelector('style')?.textContent).toContain('[data-state="m"]');
});

test('names the tests of each outcome of a guard, and the outcome that cannot occur', async () => {
  answer([testCoverage('g', 'it is open', ['state g', guardItem('isOpen', true)])]);
  const guarded = chartOf(
    setup({ guards: { isOpen: () => true } }).createMachine({ id: 'g', on: { GO: { guard: 'isOpen' } } }),
  );
  draw({ chart: guarded, exemptions: [{ guard: 'isOpen', never: false, reason: 'It is always open.' }] });
  const outcome = (await screen.findByText('isOpen is true (1)')).closest('details');
  expect(outcome?.textContent).toContain('it is open');
  expect(screen.getByText('isOpen is never false, as its model says.')).toBeTruthy();
});

test('opens the list of a pressed transition, again after it was closed', async () => {
  answer([testCoverage('m', 'it goes', ['state m', 'transition m.a/0'])]);
  const props = { chart, exemptions: undefined, isShown: true, onShow: vi.fn() };
  const { rerender } = render(<CoveragePanel {...props} pressed={undefined} />);
  const list = (await screen.findByText('a: GO (1)')).closest('details');
  expect(list?.open).toBe(false);
  for (const pressed of [{ id: 'm.a/0' }, { id: 'm.a/0' }]) {
    rerender(<CoveragePanel {...props} pressed={pressed} />);
    expect(list?.open).toBe(true);
    if (list) list.open = false;
  }
});

test('says how to record it, if no test has', async () => {
  answer([testCoverage('other', 'it goes', ['state other'])]);
  draw();
  expect(await screen.findByText(/No test has recorded/)).toBeTruthy();
});

test('says that it cannot be read', async () => {
  answer([], 404);
  draw();
  expect((await screen.findByRole('alert')).textContent).toContain('HTTP 404');
});
