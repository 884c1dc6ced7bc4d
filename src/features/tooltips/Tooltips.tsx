import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { tooltipMachine } from '../../../machines/tooltip.machine';
import { labels } from '../../content/labels';
import { inspected } from '../../lib/inspected';
import { keyframes, styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, transitions, zIndices } from '../../theme/tokens';
import { placeBeside } from './placeBeside';
import { watchControls } from './watchControls';

const appear = keyframes({ from: { opacity: 0 } });

/** The tooltip, with inverted colors. A script sets its position. */
const Bubble = styled('div', {
  position: 'fixed',
  top: 0,
  left: 0,
  // It follows the toasts in the document, so it is above them.
  zIndex: zIndices.toast,
  width: 'max-content',
  maxWidth: 'min(17rem, 100vw - 1rem)',
  padding: '.5rem .75rem',
  borderRadius: radii[1],
  backgroundColor: '$ink',
  color: '$paper',
  /* Its edge on a dark surface. */
  boxShadow: '0 0 0 1px $colors$paper',
  font: font('display', fontWeights.regular, fontSizes.caption, 1.35),
  overflowWrap: 'anywhere',
  animation: `${appear} ${transitions.fast}`,
  '@media (forced-colors: active)': { border: '1px solid' },
});

const controlOf = (id: string | undefined) => (id === undefined ? null : document.getElementById(id));

/**
 * The tooltip of every element with `data-tooltip`, which are the icon-only controls. It shows the accessible name, so it does
 * not describe the control once more.
 * @param path of the current page: a navigation closes the tooltip.
 */
export function Tooltips({ path }: { readonly path: string }) {
  const actor = useActorRef(tooltipMachine, inspected);
  const control = useSelector(actor, (snapshot) =>
    snapshot.matches('open') ? controlOf(snapshot.context.id) : null,
  );
  const name = control?.getAttribute('aria-label');
  const bubble = useRef<HTMLDivElement>(null);

  useEffect(() => watchControls(actor), [actor]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changed, the event does not carry it
  useEffect(() => {
    actor.send({ type: 'tooltip.dismissed' });
  }, [actor, path]);

  useLayoutEffect(() => {
    if (control && bubble.current) placeBeside(control, bubble.current);
  }, [control]);

  useEffect(() => {
    const onMove = ({ target }: Event) => {
      const snapshot = actor.getSnapshot();
      const moved = controlOf(snapshot.context.id);
      if (!moved || (target instanceof Node && !target.contains(moved))) return;
      // Focusing the control may have scrolled it into view.
      if (snapshot.matches({ open: 'byFocus' }) && bubble.current) placeBeside(moved, bubble.current);
      else actor.send({ type: 'tooltip.dismissed' });
    };
    const watch = new AbortController();
    for (const type of ['scroll', 'resize']) {
      window.addEventListener(type, onMove, { capture: true, passive: true, signal: watch.signal });
    }
    return () => watch.abort();
  }, [actor]);

  if (!name) return null;
  return (
    // A region, because all content of a page must be in a landmark.
    <section aria-label={labels.tooltip}>
      <Bubble ref={bubble} role="tooltip">
        {name}
      </Bubble>
    </section>
  );
}
