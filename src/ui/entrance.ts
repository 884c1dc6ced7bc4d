import { createContext } from 'react';

/**
 * How the page was opened. `load`: with the document, whose content is visible already. `link`: from its top.
 * `return`: by Back, Forward or a hash, at a position within the page.
 */
export type Entrance = 'load' | 'link' | 'return';

export const EntranceContext = createContext<Entrance>('load');
