import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from '../../../../machines/statechart/graph';
import { testCoverage } from '../../../../machines/statechart/paths';
import { CoveragePanel } from '../../../../machines/viewer/simulator/CoveragePanel';

const chart = chartOf(
  createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: { on: { BACK: 'a' } } } }),
);
const answer = (records: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(records), { status })));
const draw = () => render(<CoveragePanel chart={chart} exemptions={undefined} />);

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
  const { container } = draw();
  const button = await screen.findByRole('button', { name: 'Show in the picture' });
  expect(container.querySelector('style')).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(container.querySelector('style')?.textContent).toContain('[data-state="m"]');
});

test('names the tests of the transition that is clicked in the picture, which takes no step', async () => {
  answer([testCoverage('m', 'it goes', ['state m', 'transition m.a/0'])]);
  const onStep = vi.fn();
  render(
    <>
      <svg>
        <title>The chart</title>
        <text data-transition="m.a/0">GO</text>
      </svg>
      <CoveragePanel chart={chart} exemptions={undefined} />
    </>,
  );
  screen.getByText('GO').addEventListener('click', onStep);
  const show = await screen.findByRole('button', { name: 'Show in the picture' });
  const tests = screen.getByText('a: GO (1)').closest('details');
  fireEvent.click(screen.getByText('GO'));
  expect([onStep.mock.calls.length, tests?.open]).toEqual([1, false]);
  fireEvent.click(show);
  fireEvent.click(screen.getByText('GO'));
  expect([onStep.mock.calls.length, tests?.open]).toEqual([1, true]);
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
