import { type ReactNode, Suspense, use } from 'react';
import { hasVisitorIntent, visitorIntent } from '../lib/visitorIntent';

function Intended({ children }: { readonly children: ReactNode }) {
  if (!hasVisitorIntent()) use(visitorIntent());
  return children;
}

/**
 * Delays the hydration of prerendered content until the visitor's first interaction. React keeps the markup of
 * a boundary that suspends during hydration, and hydrates it in slices afterwards, or at once for an event
 * inside it (react.dev, `hydrateRoot` and `Suspense`). Outside hydration the content renders without a delay.
 *
 * A parent must not render again before the interaction: React would replace the markup with the empty
 * fallback. Put a value that changes by itself, such as the current date, into a component outside the
 * boundary.
 */
export function HydrateOnIntent({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense>
      <Intended>{children}</Intended>
    </Suspense>
  );
}
