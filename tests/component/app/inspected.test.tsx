import { render } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { expect, test } from 'vitest';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import { toastsMachine } from '../../../machines/toasts.machine';
import { channelBus, linesOf, listen, livePage } from '../../support/livePages';

interface HostProps {
  readonly inspect: (inspection: InspectionEvent) => void;
  readonly children: (actor: ActorRefFrom<typeof toastsMachine>) => ReactNode;
}

/** Runs an actor with the options of the site's features. */
function Host({ inspect, children }: HostProps) {
  return children(useActorRef(toastsMachine, { inspect }));
}

/** Sends an event when it mounts, which is before its parents have started their actors. */
function Sender({ actor }: { readonly actor: ActorRefFrom<typeof toastsMachine> }) {
  useEffect(() => {
    actor.send({ type: 'page.hidden' });
  }, [actor]);
  return null;
}

test('what strict mode does to an actor leaves no trace: one start, one actor, one stop', async () => {
  const join = channelBus();
  const messages = listen(join());
  const { observe, announce } = livePage(join());
  const { unmount } = render(
    <StrictMode>
      <Host inspect={observe}>{(actor) => <Sender actor={actor} />}</Host>
    </StrictMode>,
  );
  await Promise.resolve();
  expect(linesOf(messages)).toEqual(['toasts started', 'toasts changed page.hidden']);
  announce();
  expect(messages.at(-1)).toMatchObject({ type: 'page', actors: [{ state: { value: { page: 'hidden' } } }] });

  unmount();
  await Promise.resolve();
  announce();
  expect(linesOf(messages).slice(-2)).toEqual(['toasts stopped', 'page']);
  expect(messages.at(-1)).toMatchObject({ type: 'page', actors: [] });
});
