import { memo, useLayoutEffect, useRef } from 'react';
import { labelParts } from '../graph';
import type { ChartActions } from './chartState';
import * as styles from './outline.styles';
import type { TransitionTexts } from './outlineTexts';
import type { TransitionStatus } from './transitionStatus';

/** Handlers that report the element under the pointer or with the focus, which the drawing highlights. */
export const pointing = (id: string, onPoint: ChartActions['onPoint']) => ({
  onPointerEnter: () => onPoint?.(id),
  onPointerLeave: () => onPoint?.(undefined),
  onFocus: () => onPoint?.(id),
  onBlur: () => onPoint?.(undefined),
});

interface OutlineTransitionProps
  extends TransitionTexts,
    TransitionStatus,
    Pick<ChartActions, 'onTransition' | 'onPoint'> {}

/** A transition as text. */
export const OutlineTransition = memo(function OutlineTransition({
  transition,
  rest,
  isTaken,
  isEnabled,
  isPointed,
  onTransition,
  onPoint,
}: OutlineTransitionProps) {
  const { id } = transition;
  const label = labelParts(transition).join(' ');
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    // The element with the focus was replaced: a transition keeps the focus if it can no longer be pressed, or again.
    if (!hasFocus.current || document.activeElement !== document.body) return;
    (isEnabled ? button : text).current?.focus();
  }, [isEnabled]);
  const focusing = {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
  return (
    <li
      className={styles.transition({ isTaken, isFound: isPointed }).toString()}
      data-outline={id}
      {...pointing(id, onPoint)}
    >
      {isEnabled ? (
        <button
          ref={button}
          type="button"
          className={styles.press().toString()}
          onClick={() => onTransition?.(id)}
          {...focusing}
        >
          {label}
        </button>
      ) : (
        <span ref={text} tabIndex={-1} {...focusing}>
          {label}
        </span>
      )}{' '}
      <span className={styles.kind().toString()}>{rest}</span>
      {isTaken && (
        <>
          {' '}
          <span className={styles.active().toString()}>taken</span>
        </>
      )}
    </li>
  );
});
