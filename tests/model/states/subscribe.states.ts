import * as v from 'valibot';
import { expect } from 'vitest';
import { emailSchema } from '../../../machines/shared/message';
import type { subscribeMachine } from '../../../machines/subscribe.machine';
import { expectQuiet, type Facts, type StateChecks } from './facts';

function expectEditable(facts: Facts<typeof subscribeMachine>): void {
  const { context, snapshot, can } = facts;
  expectQuiet(facts);
  expect(snapshot.hasTag('busy')).toBe(false);
  expect(can({ type: 'email.submitted' })).toBe(true);
  expect(context.isInvalid).toBe(context.isChecking && !v.is(emailSchema, context.email));
}

export const subscribeStates: StateChecks<typeof subscribeMachine> = {
  idle: expectEditable,
  submitting: ({ snapshot, context, can, runs, waitsMs }) => {
    expect([runs, waitsMs]).toEqual([['submission'], []]);
    expect(snapshot.hasTag('busy')).toBe(true);
    expect(v.is(emailSchema, context.email)).toBe(true);
    expect(context.messageKey).toMatch(/^[0-9a-f]{32}$/);
    expect(can({ type: 'email.submitted' })).toBe(false);
    expect(can({ type: 'email.changed', value: '' })).toBe(false);
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
