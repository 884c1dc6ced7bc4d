import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type ContactEmitted,
  type ContactEvent,
  type ContactInput,
  contactMachine,
  type KeptMessage,
} from '../../machines/contact.machine';
import {
  type Answer,
  type Attempt,
  type Recipient,
  type SubmissionEvent,
  type SubmitDetails,
  submissionMachine,
  type Values,
} from '../../machines/submission.machine';
import type { Field, Message } from '../../src/lib/message';
import { type HeldPromise, holdPromise } from './heldPromises';

/** A form that the machine has created. */
export interface CreatedForm {
  readonly tell: (event: ContactEvent) => void;
  readonly isAlive: () => boolean;
}

/** One attempt to send values. */
export interface HeldPost extends Attempt {
  readonly answer: (answer: Answer) => void;
  readonly resolve: () => void;
  readonly reject: () => void;
  readonly isAlive: () => boolean;
}

/** Details of an event that submits a form. */
export const details: SubmitDetails = {
  page: { address: 'https://example.com/contact', title: 'Contact' },
  isSpam: false,
};

/** The submission of a form whose recipient answers when the test says so; keeps all posts, oldest first. */
export function submissionWithStandIns() {
  const posts: HeldPost[] = [];
  const logged: Values[] = [];
  /** Reports to all submissions that wait for the connection. */
  const waiting = new Set<() => void>();
  const submission = submissionMachine.provide({
    actors: {
      post: fromCallback<SubmissionEvent, Attempt>(({ input, sendBack }) => {
        let isAlive = true;
        posts.push({
          ...input,
          answer: sendBack,
          resolve: () => sendBack({ type: 'answer.accepted' }),
          reject: () => sendBack({ type: 'answer.refused' }),
          isAlive: () => isAlive,
        });
        return () => {
          isAlive = false;
        };
      }),
      watchConnection: fromCallback<SubmissionEvent>(({ sendBack }) => {
        const restore = () => sendBack({ type: 'connection.restored' });
        waiting.add(restore);
        return () => waiting.delete(restore);
      }),
    },
    actions: { logValues: ({ context }) => void logged.push(context.values) },
  });
  const restoreConnection = () => {
    for (const restore of waiting) restore();
  };
  return { submission, posts, logged, waiting, restoreConnection };
}

export const ENDPOINT = 'https://example.com/messages';

/** The recipient of a form with an endpoint; without one, sending is simulated. */
export const recipientAt = (address: string): Recipient =>
  address === '' ? { kind: 'simulated' } : { kind: 'endpoint', address };

export const validMessage: Message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  message: 'We would like to talk.',
};

export const changed = (field: Field, value: string): ContactEvent => ({
  type: 'field.changed',
  field,
  value,
});

interface ContactOptions extends Partial<Omit<ContactInput, 'recipient'>> {
  /** Address of an endpoint. By default sending is simulated. */
  readonly endpoint?: string;
  /** Called by the provider while it creates a form, with its callback. */
  readonly createForm?: (tell: CreatedForm['tell']) => void;
  /** Called to load the script, instead of waiting for the test. */
  readonly loadScript?: () => never;
  /** Delays that differ from the machine's, in ms. */
  readonly delays?: { readonly initialDelay?: number; readonly creationDelay?: number };
}

/**
 * The contact machine, started, with a provider and an endpoint that the test controls. All requested scripts,
 * created forms and posted messages are kept, oldest first, so that an old one can respond late.
 */
export function contactWithStandIns(options: ContactOptions = {}) {
  const { startsWith = 'embedded', endpoint = '', draft, createForm, loadScript, delays = {} } = options;
  const scripts: HeldPromise[] = [];
  const forms: CreatedForm[] = [];
  const { submission, posts, logged } = submissionWithStandIns();
  const emitted: ContactEmitted[] = [];
  const drafts: KeptMessage[] = [];

  const machine = contactMachine.provide({
    actors: {
      loadScript: fromPromise<void>(({ signal }) => {
        if (loadScript) return loadScript();
        const script = holdPromise(signal);
        scripts.push(script);
        return script.promise;
      }),
      createForm: fromCallback<ContactEvent>(({ sendBack }) => {
        createForm?.(sendBack);
        let isAlive = true;
        forms.push({ tell: sendBack, isAlive: () => isAlive });
        return () => {
          isAlive = false;
        };
      }),
      submission,
    },
    delays,
  });

  const actor = createActor(machine, {
    input: { startsWith, recipient: recipientAt(endpoint), ...(draft ? { draft } : {}) },
  });
  actor.on('*', (event) => emitted.push(event));
  let kept: KeptMessage = actor.getSnapshot().context;
  actor.subscribe(({ context: { message, messageKey } }) => {
    if (message !== kept.message || messageKey !== kept.messageKey) drafts.push({ message, messageKey });
    kept = { message, messageKey };
  });
  actor.start();

  return {
    actor,
    scripts,
    forms,
    posts,
    logged,
    emitted,
    /** The messages that the next card would start with, oldest first. */
    drafts,
    /** The attempts, forms and messages that the machine still waits for. */
    alive: () => [...scripts, ...forms, ...posts].filter(({ isAlive }) => isAlive()),
    /** Fills in all fields. */
    fillIn: (message: Message = validMessage) => {
      actor.send(changed('name', message.name));
      actor.send(changed('email', message.email));
      actor.send(changed('company', message.company));
      actor.send(changed('message', message.message));
    },
  };
}

export type ContactWithStandIns = ReturnType<typeof contactWithStandIns>;
