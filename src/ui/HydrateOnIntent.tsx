import { type ReactNode, Suspense, use } from 'react';
import { hasVisitorIntent, visitorIntent } from '../lib/visitorIntent';

function Intended({ children }: { readonly children: ReactNode }) {
  if (!hasVisitorIntent()) use(visitorIntent());
  return children;
}

/**
 * Leaves prerendered content as it is until the visitor's first intent: React keeps the markup of a boundary that
 * suspends while it hydrates, and hydrates it in slices afterwards, or at once where an event needs it
 * (react.dev, `hydrateRoot` and `Suspense`). Outside hydration the content is rendered without a delay.
 *
 * A parent must not render again before the intent: React would replace the markup by the empty fallback. A value that
 * changes by itself, such as the visitor's date, belongs in a component of its own outside the boundary.
 */
export function HydrateOnIntent({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Intended>{children}</Intended>
    </Suspense>
  );
}
