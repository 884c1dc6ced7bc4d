import type { JSX as ReactJSX } from 'react';

declare global {
  /** Stitches 1.2.8 reads the global `JSX` namespace that React 19 removed from its types. */
  namespace JSX {
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
