import { expect } from 'vitest';
import type { contactMachine } from '../../../machines/contact.machine';
import { invalidFields } from '../../../src/lib/message';
import { expectQuiet, type Facts, type StateChecks } from '../../support/describeModel';
import { details } from '../../support/submissionStandIns';

/** The message can be changed, sent, and left for the other form. */
function expectEditable(facts: Facts<typeof contactMachine>): void {
  const { can, snapshot } = facts;
  expectQuiet(facts);
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(can({ type: 'message.submitted', ...details })).toBe(true);
  expect(can({ type: 'embedded.chosen' })).toBe(true);
}

export const states: StateChecks<typeof contactMachine> = {
  choosing: undefined,
  embedded: ({ can, snapshot }) => {
    expect(snapshot.hasTag('busy')).toBe(false);
    expect(can({ type: 'fallback.chosen' })).toBe(true);
    expect(can({ type: 'message.submitted', ...details })).toBe(false);
  },
  'embedded.loading': ({ waitsMs }) => {
    expect(waitsMs.at(-1)).toBeGreaterThan(0);
    expect(waitsMs.at(-1)).toBeLessThanOrEqual(10_000);
  },
  'embedded.loading.waiting': ({ runs, waitsMs }) => expect([runs, waitsMs]).toEqual([[], [500, 10_000]]),
  'embedded.loading.loadingScript': ({ runs, waitsMs }) =>
    expect([runs, waitsMs]).toEqual([['loadScript'], [9_500]]),
  'embedded.loading.pausing': ({ runs, waitsMs }) => expect([runs, waitsMs]).toEqual([[], [500, 9_500]]),
  'embedded.loading.creatingForm': ({ runs, waitsMs }) =>
    expect([runs, waitsMs]).toEqual([['createForm'], [9_000]]),
  'embedded.ready': expectQuiet,
  'embedded.error': (facts) => {
    expectQuiet(facts);
    expect(facts.can({ type: 'loading.retried' })).toBe(true);
  },
  fallback: ({ context, can }) => {
    expect(can({ type: 'fallback.chosen' })).toBe(false);
    // After the first check, the invalid fields are those of the current message.
    const isEmailRefused = context.message.email === context.refusedEmail;
    if (context.isChecking && !isEmailRefused)
      expect(context.invalid).toEqual(invalidFields(context.message));
    else if (context.isChecking) expect(context.invalid).toContain('email');
    else expect(context.invalid).toEqual([]);
  },
  'fallback.idle': (facts) => {
    expectEditable(facts);
    // A failed message keeps its key, also while the other form is shown.
    if (!facts.context.isChecking) expect(facts.context.messageKey).toBeUndefined();
  },
  'fallback.submitting': ({ snapshot, context, can, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['submission'], []]);
    expect(snapshot.hasTag('unsent')).toBe(true);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(invalidFields(context.message)).toEqual([]);
    expect(context.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(can({ type: 'message.submitted', ...details })).toBe(false);
    expect(can({ type: 'embedded.chosen' })).toBe(false);
  },
  'fallback.submitting.attended': ({ can }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([true, false]);
  },
  'fallback.submitting.unattended': ({ can, emitted }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([false, true]);
    expect(emitted).not.toContain('message.lost');
  },
  left: (facts) => {
    expectQuiet(facts);
    expect(facts.snapshot.status).toBe('done');
    // A lost message is kept for the next card, with the key of an unsent one.
    const { message, messageKey } = facts.context;
    const isKept = message.name !== '';
    expect(messageKey !== undefined).toBe(isKept);
    expect(facts.emitted).toContain(isKept ? 'message.lost' : 'message.sent');
  },
  'fallback.success': (facts) => {
    expectQuiet(facts);
    expect(facts.emitted).toContain('message.sent');
    // The next message has the text that was proposed meanwhile, and nothing of the sent one.
    const { name, email, company } = facts.context.message;
    expect([name, email, company]).toEqual(['', '', '']);
    expect(facts.can({ type: 'another.chosen' })).toBe(true);
    expect(facts.can({ type: 'embedded.chosen' })).toBe(true);
    expect(facts.can({ type: 'message.submitted', ...details })).toBe(false);
  },
  'fallback.failed': (facts) => {
    expectEditable(facts);
    expect(facts.context.message).not.toEqual({ name: '', email: '', company: '', message: '' });
  },
};
