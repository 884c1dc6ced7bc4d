import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ShownToast } from '../../../machines/toasts.machine';
import { labels } from '../../content/labels';
import { createSwipe } from './swipe';
import type { ToastsActor } from './ToastsContext';
import { Card, Dismiss, Frame, Item } from './toasts.styles';

interface ToastItemProps {
  readonly toast: ShownToast;
  readonly send: ToastsActor['send'];
  /** Called when the toast starts to leave, while its element is still in the document. */
  readonly onLeaving: (item: HTMLElement) => void;
}

/** One toast: text, button and swipe. The button is the alternative to the swipe (WCAG 2.5.7). */
export function ToastItem({ toast, send, onLeaving }: ToastItemProps) {
  const { id, kind, title, description, ref } = toast;
  const item = useRef<HTMLLIElement>(null);
  const isLeaving = useSelector(ref, (snapshot) => !snapshot.matches('shown'));
  const dismiss = () => send({ type: 'toast.dismissed', id });
  const [swipe] = useState(() => createSwipe(dismiss));

  // A layout effect, so that the focus has moved before the next key press.
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
            // A press does not move the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={dismiss}
          />
        </Card>
      </Frame>
    </Item>
  );
}
