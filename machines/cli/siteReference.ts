import { machines } from '../registry';
import { reference } from '../statechart/export/reference';

/** The text of `machines/README.md`. */
export const siteReference = (): string => reference(machines);
