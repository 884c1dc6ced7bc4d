import { expect, test } from 'vitest';
import { contactMachine } from '../../../../../machines/contact.machine';
import { fireNext, send, startSimulation } from '../../../../../machines/statechart/engine';
import { sequenceOf } from '../../../../../machines/statechart/export/sequence';
import { mermaidParser } from '../../../../support/mermaidParser';

const start = startSimulation(contactMachine, { startsWith: 'embedded', endpoint: '' });
const failed = send(fireNext(send(start, { type: 'message.submitted' })), {
  type: 'xstate.error.actor.0.contact.embedded.loading.loadingScript',
  error: new Error('offline'),
});
const refused = send(send(failed, { type: 'fallback.chosen' }), { type: 'message.submitted' });

test('a trace becomes a sequence: who sent what and when, and how the machine stood afterwards', () => {
  expect(sequenceOf('contact', refused.trace)).toBe(`sequenceDiagram
  participant Visitor
  participant Clock
  participant Actors
  participant machine as contact
  participant Listeners
  Note over machine: embedded.loading.waiting
  Visitor-xmachine: message.submitted (0 ms)
  Clock->>machine: after initialDelay 500 ms (500 ms)
  Note over machine: embedded.loading.loadingScript
  Actors->>machine: error loadScript (500 ms)
  Note over machine: embedded.error
  Visitor->>machine: fallback.chosen (500 ms)
  Note over machine: fallback.idle
  Visitor->>machine: message.submitted (500 ms)
  machine-->>Listeners: message.refused
  Note over machine: fallback.idle
`);
});

test('only those who take part are named', () => {
  expect(sequenceOf('contact', start.trace)).not.toMatch(/participant (?:Visitor|Clock|Actors|Listeners)/);
});

test("Mermaid's own parser takes it, whatever the events are called", async () => {
  const parse = await mermaidParser();
  const odd = send(start, { type: 'odd: name; <b>"x"</b> %% $$ `y` \\n' });
  expect(await parse(sequenceOf('a; b: c', odd.trace))).toMatchObject({ diagramType: 'sequence' });
  expect(await parse(sequenceOf('contact', refused.trace))).toMatchObject({ diagramType: 'sequence' });
});
