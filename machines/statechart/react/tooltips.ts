import { createContext, useContext } from 'react';

/** Finds the tooltip of a text in a drawing, such as the source of a function that it names; undefined for none. */
export type TooltipOf = (text: string) => string | undefined;

const noTooltip: TooltipOf = () => undefined;
const context = createContext<TooltipOf>(noTooltip);

/** Gives tooltips to the labels and rows of the drawings inside it. The function must keep its identity until it changes. */
export const Tooltips = context.Provider;

/** Tooltip of lines of text. */
export const useTooltip = (lines: readonly string[]): string | undefined =>
  useContext(context)(lines.join(' '));
