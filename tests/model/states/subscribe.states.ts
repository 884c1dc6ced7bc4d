import * as v from 'valibot';
import { expect } from 'vitest';
import type { subscribeMachine } from '../../../machines/subscribe.machine';
import { emailSchema } from '../../../src/lib/message';
import { expectQuiet, type Facts, type StateChecks } from '../../support/describeModel';
import { details } from '../../support/submissionStandIns';

function expectEditable(facts: Facts<typeof subscribeMachine>): void {
  const { context, snapshot, can } = facts;
  expectQuiet(facts);
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(can({ type: 'email.submitted', ...details })).toBe(true);
  const isAccepted = v.is(emailSchema, context.email) && context.email !== context.refusedEmail;
  expect(context.isInvalid).toBe(context.isChecking && !isAccepted);
}

export const states: StateChecks<typeof subscribeMachine> = {
  idle: expectEditable,
  submitting: ({ snapshot, context, can, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['submission'], []]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(v.is(emailSchema, context.email)).toBe(true);
    expect(context.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(can({ type: 'email.submitted', ...details })).toBe(false);
    expect(can({ type: 'email.changed', value: '' })).toBe(false);
  },
  'submitting.attended': ({ can }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([true, false]);
  },
  'submitting.unattended': ({ can }) => {
    expect([can({ type: 'form.left' }), can({ type: 'form.shown' })]).toEqual([false, true]);
  },
  left: (facts) => {
    expectQuiet(facts);
    expect(facts.snapshot.status).toBe('done');
    expect(facts.emitted.at(-1)).toMatch(/^email\.(sent|lost)$/);
  },
  success: (facts) => {
    expectEditable(facts);
    expect(facts.emitted).toContain('email.sent');
  },
  failed: (facts) => {
    expectEditable(facts);
    expect(facts.context.email).not.toBe('');
  },
};
