import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { draftLogic } from '../../../../src/features/contact/draft';
import { emptyMessage, fields, hasText } from '../../../../src/lib/message';
import { fc } from '../../../support/fastCheck';

/** A draft with a text that a visitor typed, and functions to change it. */
function startDraft(typed = '') {
  const actor = createActor(draftLogic).start();
  const read = () => actor.getSnapshot().context;
  const type = (text: string) =>
    actor.send({
      type: 'message.kept',
      message: { ...read().message, message: text },
      messageKey: undefined,
    });
  if (typed) type(typed);
  return {
    actor,
    read,
    type,
    propose: (text: string) => actor.send({ type: 'message.proposed', text }),
    text: () => read().message.message,
  };
}

describe('a proposal', () => {
  test('fills an empty message', () => {
    const draft = startDraft();
    draft.propose('Seed, two packages');
    expect(draft.text()).toBe('Seed, two packages');
  });

  test('replaces an earlier one that nobody changed', () => {
    const draft = startDraft();
    draft.propose('Seed');
    draft.propose('Series A');
    expect(draft.text()).toBe('Series A');
  });

  test('is appended below what the visitor typed', () => {
    const draft = startDraft('Hello.');
    draft.propose('Seed');
    expect(draft.text()).toBe('Hello.\n\nSeed');
  });

  test('replaces an earlier one below what the visitor typed', () => {
    const draft = startDraft('Hello.');
    draft.propose('Seed');
    draft.propose('Series A');
    expect(draft.text()).toBe('Hello.\n\nSeries A');
  });

  test('is appended below an earlier one that the visitor changed', () => {
    const draft = startDraft();
    draft.propose('Seed');
    draft.type('Seed, please.');
    draft.propose('Series A');
    expect(draft.text()).toBe('Seed, please.\n\nSeries A');
  });

  test('fills a message again that the visitor has emptied', () => {
    const draft = startDraft();
    draft.propose('Seed');
    draft.type('');
    draft.propose('Series A');
    expect(draft.text()).toBe('Series A');
  });

  test('keeps the other fields, and makes the message another one', () => {
    const draft = startDraft();
    draft.actor.send({
      type: 'message.kept',
      message: { ...emptyMessage, name: 'Ada', email: 'ada@example.com' },
      messageKey: 'key',
    });
    draft.propose('Seed');
    expect(draft.read()).toMatchObject({
      message: { name: 'Ada', email: 'ada@example.com', company: '', message: 'Seed' },
      messageKey: undefined,
    });
  });

  test('never removes a line that the visitor typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 })), (typed, proposals) => {
        const draft = startDraft();
        draft.propose('An earlier proposal.');
        draft.type(`${typed}.`);
        for (const proposal of proposals) draft.propose(proposal);
        expect(draft.text().startsWith(`${typed}.`)).toBe(true);
      }),
    );
  });
});

describe('a draft has text', () => {
  test.each(fields)('when the %s is filled in', (field) => {
    expect(hasText({ ...emptyMessage, [field]: 'Ada' })).toBe(true);
  });

  test('unless all fields are blank', () => {
    expect([hasText(emptyMessage), hasText({ ...emptyMessage, message: '\n ' })]).toEqual([false, false]);
  });
});
