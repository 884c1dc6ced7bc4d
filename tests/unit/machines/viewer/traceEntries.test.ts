import { expect, test } from 'vitest';
import { contactMachine } from '../../../../machines/contact.machine';
import { advance, send, startSimulation } from '../../../../machines/statechart/engine';
import { chartOf } from '../../../../machines/statechart/graph';
import { traceEntries } from '../../../../machines/viewer/simulator/traceEntries';

const linesOf = ({ trace }: ReturnType<typeof startSimulation>) =>
  traceEntries(chartOf(contactMachine), trace).map(({ label, lines }) => [label, ...lines]);

test('the trace shows guards, states, timers and actors', () => {
  const start = startSimulation(contactMachine, { endpoint: '' });
  const loading = advance(send(start, { type: 'form.shown', startsWith: 'embedded' }), 500);
  expect(linesOf(send(loading, { type: 'fallback.chosen' }))).toEqual([
    ['start', '→ away', '/ endCheck'],
    [
      'form.shown',
      'guard startsWithFallback was false',
      'guard hasDraft was false',
      '→ embedded.loading.waiting',
      'timer started: after initialDelay 500 ms, after loadTimeout 10000 ms',
    ],
    ['after initialDelay 500 ms', '→ embedded.loading.loadingScript', 'actor started: loadScript'],
    [
      'fallback.chosen',
      '→ fallback.idle',
      'timer cancelled: after loadTimeout 10000 ms',
      'actor stopped: loadScript',
    ],
  ]);
});

test('the trace shows which guard was false, and which event was ignored', () => {
  const start = startSimulation(contactMachine, { endpoint: '' });
  const shown = send(start, { type: 'form.shown', startsWith: 'fallback' });
  const [, , invalid, ignored] = linesOf(
    send(send(shown, { type: 'message.submitted' }), { type: 'nobody.waits' }),
  );
  expect(invalid).toEqual(['message.submitted', 'guard isValid was false', '/ markInvalid, emitInvalid']);
  expect(ignored).toEqual(['nobody.waits', 'ignored']);
});
