import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { mermaidOf } from '../../../../machines/statechart/export';
import { chartOf } from '../../../../machines/statechart/graph';
import { elkWorker, Outline, Statechart, themeProperties } from '../../../../machines/statechart/react';
import { LayoutWorker } from '../../../support/layoutWorker';
import { styleOf } from '../../../support/styles';

/** The first layout starts ELK, which is slow on a busy machine. */
const LAYOUT = { timeout: 10_000 } as const;

beforeEach(() => {
  LayoutWorker.addresses = [];
  vi.stubGlobal('Worker', LayoutWorker);
});
afterEach(() => vi.unstubAllGlobals());

const trafficLight = createMachine({
  id: 'trafficLight',
  initial: 'red',
  states: {
    red: { on: { NEXT: 'green' } },
    green: { on: { NEXT: 'yellow' } },
    yellow: { on: { NEXT: 'red' } },
  },
});

/** Another application with its own machine, theme and worker address. */
function TrafficLight() {
  const [actor] = useState(() => createActor(trafficLight).start());
  const [snapshot, setSnapshot] = useState(actor.getSnapshot());
  return (
    <main style={themeProperties({ ink: 'rgb(0, 0, 128)', 'font-mono': '"Fira Code", monospace' })}>
      <Statechart
        machine={trafficLight}
        snapshot={snapshot}
        engine={elkWorker('/vendor/elk.js')}
        onTransition={() => {
          actor.send({ type: 'NEXT' });
          setSnapshot(actor.getSnapshot());
        }}
      />
      <Outline chart={chartOf(trafficLight)} />
    </main>
  );
}

test('another application draws its machine with its own theme, and sends events from the drawing', async () => {
  const { container } = render(<TrafficLight />);
  const drawn = (attribute: string, id: string) => container.querySelector(`svg [${attribute}="${id}"]`);
  await waitFor(() => expect(drawn('data-state', 'trafficLight.red')).toBeTruthy(), LAYOUT);
  expect(LayoutWorker.addresses).toEqual(['/vendor/elk.js']);

  const { style } = screen.getByRole('main');
  expect(style.getPropertyValue('--statechart-ink')).toBe('rgb(0, 0, 128)');
  const title = drawn('data-state', 'trafficLight.green')?.querySelector('text');
  const label = drawn('data-transition', 'trafficLight.red/0')?.querySelector('text');
  expect(title && styleOf(title).getPropertyValue('fill')).toBe('rgb(0, 0, 128)');
  expect(label && styleOf(label).getPropertyValue('font-family')).toContain('Fira Code');

  const isActive = (state: string) =>
    drawn('data-state', `trafficLight.${state}`)?.hasAttribute('data-active');
  expect([isActive('red'), isActive('green')]).toEqual([true, false]);
  const next = drawn('data-transition', 'trafficLight.red/0');
  if (next) fireEvent.click(next);
  expect([isActive('red'), isActive('green')]).toEqual([false, true]);

  expect(screen.getByRole('list', { name: 'States of trafficLight' }).textContent).toContain(
    'NEXT to yellow',
  );
  expect(mermaidOf(chartOf(trafficLight))).toContain('trafficLight_yellow --> trafficLight_red : NEXT');
});

test('without a theme the library has neutral colors and fonts of its own', async () => {
  const { container } = render(<Statechart machine={trafficLight} engine={elkWorker('/vendor/elk.js')} />);
  await waitFor(() => expect(container.querySelector('[data-state]')).toBeTruthy(), LAYOUT);
  const title = container.querySelector('[data-state="trafficLight.red"] text');
  expect(title && styleOf(title).getPropertyValue('fill')).toBe('#1a1a1a');
  expect(title && styleOf(title).getPropertyValue('font-family')).toBe('system-ui, sans-serif');
});
