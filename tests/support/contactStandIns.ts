import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type ContactEmitted,
  type ContactEvent,
  type ContactInput,
  contactMachine,
  type KeptMessage,
} from '../../machines/contact.machine';
import { type SubmissionInput, submissionMachine, type Values } from '../../machines/submission.machine';
import type { Field, Message } from '../../src/lib/message';
import { type HeldPromise, holdPromise } from './heldPromises';

/** A form that the machine has created. */
export interface CreatedForm {
  readonly tell: (event: ContactEvent) => void;
  readonly isAlive: () => boolean;
}

/** Values on their way to the endpoint. */
export interface HeldPost extends HeldPromise, SubmissionInput {}

/** The submission of a form with an endpoint that answers when the test says so; keeps all posts, oldest first. */
export function submissionWithStandIns() {
  const posts: HeldPost[] = [];
  const logged: Values[] = [];
  const submission = submissionMachine.provide({
    actors: {
      post: fromPromise<void, SubmissionInput>(({ input, signal }) => {
        const post = { ...holdPromise(signal), ...input };
        posts.push(post);
        return post.promise;
      }),
    },
    actions: { logValues: ({ context }) => void logged.push(context.values) },
  });
  return { submission, posts, logged };
}

export const ENDPOINT = 'https://example.com/messages';

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

interface ContactOptions extends Partial<ContactInput> {
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
    actions: {
      keepDraft: ({ context: { message, messageKey } }) => void drafts.push({ message, messageKey }),
    },
    delays,
  });

  const actor = createActor(machine, {
    input: { startsWith, endpoint, ...(draft ? { draft } : {}) },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  return {
    actor,
    scripts,
    forms,
    posts,
    logged,
    emitted,
    /** The messages that were stored for the next card, oldest first. */
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
