import { plainCopy } from './plainCopy';

/** More than a person reads at a glance, and little enough to be sent on every step. */
const limits = { depth: 8, items: 100, values: 2_000, characters: 2_000 } as const;

/** A context, an event or an output as plain data to show or to send: it can be cloned, and is never large. */
export const plainContext = (value: unknown): unknown => plainCopy(value, limits);
