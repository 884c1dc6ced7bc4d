import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { tooltipMachine } from '../../../machines/tooltip.machine';
import { labels } from '../../content/labels';
import { inspected } from '../../lib/inspected';
import { placeBeside } from './placeBeside';
import { Bubble } from './tooltip.styles';
import { watchControls } from './watchControls';

const TOOLTIP_ID = 'tooltip';

const controlOf = (id: string | undefined) => (id === undefined ? null : document.getElementById(id));

/** Adds the tooltip to what describes a control. Returns a function that takes it away again. */
function describe(control: Element): () => void {
  const before = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', before ? `${before} ${TOOLTIP_ID}` : TOOLTIP_ID);
  return () => {
    if (before === null) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', before);
  };
}

export interface TooltipsProps {
  /** Path of the page on screen: a tooltip does not outlive it. */
  readonly path: string;
}

/**
 * The tooltip of every element that has `data-tooltip`. With an empty value, as on icon-only controls, it shows the
 * accessible name of its control and is for the eye alone. With a text, such as the meaning of a term, it describes the
 * control as well.
 */
export function Tooltips({ path }: TooltipsProps) {
  const actor = useActorRef(tooltipMachine, inspected);
  const control = useSelector(actor, (snapshot) =>
    snapshot.matches('open') ? controlOf(snapshot.context.id) : null,
  );
  const name = control?.getAttribute('aria-label') ?? control?.textContent;
  const text = control?.dataset.tooltip || name;
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => watchControls(actor), [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, the event does not carry it
  useEffect(() => {
    actor.send({ type: 'tooltip.dismissed' });
  }, [actor, path]);

  useLayoutEffect(() => {
    if (!control || !bubble.current) return;
    placeBeside(control, bubble.current);
    return text === name ? undefined : describe(control);
  }, [control, name, text]);

  useEffect(() => {
    const onMove = ({ target }: Event) => {
      const snapshot = actor.getSnapshot();
      const moved = controlOf(snapshot.context.id);
      if (!moved || (target instanceof Node && !target.contains(moved))) return;
      // The focus itself may have scrolled its control into view.
      if (snapshot.matches({ open: 'byFocus' }) && bubble.current) placeBeside(moved, bubble.current);
      else actor.send({ type: 'tooltip.dismissed' });
    };
    const watch = new AbortController();
    for (const type of ['scroll', 'resize']) {
      window.addEventListener(type, onMove, { capture: true, passive: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [actor]);

  if (!text) return null;
  return (
    // All that is on a page is in one of its landmarks.
    <section aria-label={labels.tooltip}>
      <Bubble ref={bubble} id={TOOLTIP_ID} role="tooltip">
        {text}
      </Bubble>
    </section>
  );
}
