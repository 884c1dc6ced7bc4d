import { createContext } from 'react';

/**
 * How a page came: with the document, whose content is visible already; by a link, which shows it from its top; or by
 * Back, Forward or a hash, which show it where the visitor was or wants to be.
 */
export type Entrance = 'load' | 'link' | 'return';

export const EntranceContext = createContext<Entrance>('load');
