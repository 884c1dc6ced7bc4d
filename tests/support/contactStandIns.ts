import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type ContactEmitted,
  type ContactEvent,
  type ContactInput,
  contactMachine,
} from '../../machines/contact.machine';
import type { Draft } from '../../machines/shared/draft';
import type { Field, Message } from '../../machines/shared/message';
import { type SubmissionInput, submissionMachine, type Values } from '../../machines/submission.machine';
import { type HeldPromise, holdPromise } from './heldPromises';

/** A form that the machine had the provider create. */
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
  /** What the provider does while it creates a form; `tell` is its callback. */
  readonly createForm?: (tell: CreatedForm['tell']) => void;
  /** What the loading of the script does instead of waiting for the test. */
  readonly loadScript?: () => never;
  /** Delays other than the machine's own, in ms. */
  readonly delays?: { readonly initialDelay?: number; readonly creationDelay?: number };
}

/**
 * The contact machine, started, with a provider and an endpoint that answer when the test says so. Every script asked
 * for, form created and message posted is kept, oldest first, so that an old one can answer late.
 */
export function contactWithStandIns(options: ContactOptions = {}) {
  const { startsWith = 'embedded', endpoint = '', draft, createForm, loadScript, delays = {} } = options;
  const scripts: HeldPromise[] = [];
  const forms: CreatedForm[] = [];
  const { submission, posts, logged } = submissionWithStandIns();
  const emitted: ContactEmitted[] = [];
  const drafts: Pick<Draft, 'message' | 'messageKey'>[] = [];

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
    /** What was stored for the next card, oldest first. */
    drafts,
    /** The attempts, forms and messages that somebody waits for. */
    alive: () => [...scripts, ...forms, ...posts].filter(({ isAlive }) => isAlive()),
    /** Types a whole message. */
    fillIn: (message: Message = validMessage) => {
      actor.send(changed('name', message.name));
      actor.send(changed('email', message.email));
      actor.send(changed('company', message.company));
      actor.send(changed('message', message.message));
    },
  };
}

export type ContactWithStandIns = ReturnType<typeof contactWithStandIns>;
