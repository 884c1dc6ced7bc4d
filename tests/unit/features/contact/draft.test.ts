import { describe, expect, test } from 'vitest';
import { draft, emptyDraft } from '../../../../src/features/contact/draft';
import { emptyMessage, fields, hasText } from '../../../../src/lib/message';
import { fc } from '../../../support/fastCheck';

/** The draft with a text that a visitor typed, and functions to change it. */
function startDraft(typed = '') {
  draft.keep(emptyDraft);
  const type = (text: string) =>
    draft.keep({ message: { ...draft.read().message, message: text }, messageKey: undefined });
  if (typed) type(typed);
  return { ...draft, type, propose: draft.proposeMessage, text: () => draft.read().message.message };
}

describe('a proposal', () => {
  test('fills an empty message', () => {
    const started = startDraft();
    started.propose('Seed, two packages');
    expect(started.text()).toBe('Seed, two packages');
  });

  test('replaces an earlier one that nobody changed', () => {
    const started = startDraft();
    started.propose('Seed');
    started.propose('Series A');
    expect(started.text()).toBe('Series A');
  });

  test('is appended below what the visitor typed', () => {
    const started = startDraft('Hello.');
    started.propose('Seed');
    expect(started.text()).toBe('Hello.\n\nSeed');
  });

  test('replaces an earlier one below what the visitor typed', () => {
    const started = startDraft('Hello.');
    started.propose('Seed');
    started.propose('Series A');
    expect(started.text()).toBe('Hello.\n\nSeries A');
  });

  test('is appended below an earlier one that the visitor changed', () => {
    const started = startDraft();
    started.propose('Seed');
    started.type('Seed, please.');
    started.propose('Series A');
    expect(started.text()).toBe('Seed, please.\n\nSeries A');
  });

  test('fills a message again that the visitor has emptied', () => {
    const started = startDraft();
    started.propose('Seed');
    started.type('');
    started.propose('Series A');
    expect(started.text()).toBe('Series A');
  });

  test('keeps the other fields, and makes the message another one', () => {
    const started = startDraft();
    started.keep({
      message: { ...emptyMessage, name: 'Ada', email: 'ada@example.com' },
      messageKey: 'key',
    });
    started.propose('Seed');
    expect(started.read()).toMatchObject({
      message: { name: 'Ada', email: 'ada@example.com', company: '', message: 'Seed' },
      messageKey: undefined,
    });
  });

  test('never removes a line that the visitor typed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.array(fc.string({ minLength: 1 })), (typed, proposals) => {
        const started = startDraft();
        started.propose('An earlier proposal.');
        started.type(`${typed}.`);
        for (const proposal of proposals) started.propose(proposal);
        expect(started.text().startsWith(`${typed}.`)).toBe(true);
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
