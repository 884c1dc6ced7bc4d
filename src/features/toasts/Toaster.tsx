import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ShownToast } from '../../../machines/toasts.machine';
import { labels } from '../../content/labels';
import { createSwipe } from './swipe';
import { Card, Dismiss, Frame, Item, List } from './toasts.styles';
import { toastsActor } from './toastsActor';
import { useToastFocus } from './useToastFocus';

interface ToastItemProps {
  readonly toast: ShownToast;
  /** Called when the toast starts to leave, while its element is still in the document. */
  readonly onLeaving: (item: HTMLElement) => void;
}

/** One toast: text, button and swipe. The button is the alternative to the swipe (WCAG 2.5.7). */
function ToastItem({ toast, onLeaving }: ToastItemProps) {
  const { id, kind, title, description, ref } = toast;
  const item = useRef<HTMLLIElement>(null);
  const isLeaving = useSelector(ref, (snapshot) => !snapshot.matches('shown'));
  const dismiss = () => toastsActor.send({ type: 'toast.dismissed', id });
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

/**
 * The visible toasts, newest first. The pointer and the focus expand the stack and pause its timers. The live region is in the
 * document from the start, because some screen readers miss a region that is added together with its text
 * (emilkowalski/sonner#306).
 */
export function Toaster() {
  const shown = useSelector(toastsActor, ({ context }) => context.shown);
  const isExpanded = useSelector(
    toastsActor,
    (snapshot) => !snapshot.matches({ pointer: 'away', focus: 'away' }),
  );
  const { list, onFocus, onBlur, onKeyDown, onLeaving } = useToastFocus();

  useEffect(() => {
    const onVisibilityChange = () =>
      toastsActor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  return (
    <section
      aria-label={labels.notifications}
      tabIndex={-1}
      aria-live="polite"
      aria-relevant="additions text"
      aria-atomic={false}
    >
      {shown.length > 0 && (
        <List
          ref={list}
          tabIndex={-1}
          expanded={isExpanded}
          onPointerEnter={() => toastsActor.send({ type: 'pointer.entered' })}
          // A lifted finger also fires this event, although touch has no hover.
          onPointerLeave={({ pointerType }: PointerEvent) => {
            if (pointerType !== 'touch') toastsActor.send({ type: 'pointer.left' });
          }}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          {shown.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onLeaving={onLeaving} />
          ))}
        </List>
      )}
    </section>
  );
}
