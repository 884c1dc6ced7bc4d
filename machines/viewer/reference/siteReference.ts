import { machines } from '../../registry';
import { reference } from './reference';

/** The text of `machines/README.md`. */
export const siteReference = (): string => reference(machines);
