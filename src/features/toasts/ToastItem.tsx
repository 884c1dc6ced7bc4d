import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownToast } from '../../../machines/toasts.machine';
import { labels } from '../../content/labels';
import { createSwipe } from './swipe';
import { Card, Dismiss, Frame, Item } from './toasts.styles';
import type { ToastsActor } from './useToasts';

export interface ToastItemProps {
  readonly toast: ShownToast;
  readonly send: ToastsActor['send'];
  /** The toast is on its way out; its element is still there. */
  readonly onLeaving: (item: HTMLElement) => void;
}

/** One toast: what it says, its button, and the swipe, to which the button is the alternative (WCAG 2.5.7). */
export function ToastItem({ toast, send, onLeaving }: ToastItemProps) {
  const { id, kind, title, description, ref } = toast;
  const item = useRef<HTMLLIElement>(null);
  const isLeaving = useSelector(ref, (snapshot) => !snapshot.matches('shown'));
  const dismiss = () => send({ type: 'toast.dismissed', id });
  const [swipe] = useState(() => createSwipe(dismiss));

  // Before the paint, and before the next key: what is pressed then meets the toast that is in front now.
  useLayoutEffect(() => {
    if (isLeaving && item.current) onLeaving(item.current);
  }, [isLeaving, onLeaving]);

  return (
    <Item
      ref={item}
      id={id}
      tabIndex={0}
      data-kind={kind}
      data-leaving={isLeaving ? '' : undefined}
      {...swipe}
    >
      <Frame>
        <Card>
          <i aria-hidden="true" />
          <div>
            <b>{title}</b>
            {description && <p>{description}</p>}
          </div>
          <Dismiss
            type="button"
            aria-label={labels.dismiss}
            data-tooltip=""
            // A press leaves the focus where the visitor works.
            onMouseDown={(event) => event.preventDefault()}
            onClick={dismiss}
          />
        </Card>
      </Frame>
    </Item>
  );
}
