import type { InspectionEvent } from 'xstate';

type Inspector = (inspection: InspectionEvent) => void;

let inspector: Inspector | undefined;

/** Sets the inspector that receives the events of all actors of the site. */
export function setInspector(next: Inspector): void {
  inspector = next;
}

/** Options for every actor of the site: an inspector in development, empty in production. */
export const inspected: { readonly inspect?: Inspector } =
  process.env.NODE_ENV === 'development' ? { inspect: (inspection) => inspector?.(inspection) } : {};
