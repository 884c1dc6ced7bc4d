import type { InspectionEvent } from 'xstate';

type Inspector = (inspection: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Sets who is told from now on what happens to the actors of the site. */
export function setInspector(next: Inspector): void {
  inspector = next;
}

/** Options for every actor that the site starts: in development it can be watched, in production there are none. */
export const inspected: { readonly inspect?: Inspector } =
  process.env.NODE_ENV === 'development' ? { inspect: (inspection) => inspector?.(inspection) } : {};
