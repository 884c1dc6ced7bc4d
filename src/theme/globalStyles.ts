import { defaultWayfinding } from './sections';
import { globalCss } from './stitches.config';
import {
  CHAT_ID,
  focusHalo,
  fontFamilies,
  fontSizes,
  fonts,
  lineHeights,
  margins,
  noFocusRing,
  PHONE_WINDOW,
  radii,
  sizes,
} from './tokens';

/** Gives the colors of texts and lines the value of ink, also where a surface defines them. */
const inkColors = Object.fromEntries(
  ['ink2', 'ink3', 'rule', 'danger'].map((name) => [`--colors-${name}`, 'var(--colors-ink) !important']),
);

/**
 * Boxes that would cover the page or be on every sheet: fixed ones, and open panels of the header with their buttons, whose
 * backdrop is a part of one. Also decorative images: a page is complete without them. In one rule, because each document has a
 * budget of rules.
 */
const NOT_PRINTED = [
  `footer, #${CHAT_ID}`,
  'header > nav, header [data-sheet], [data-early-open]',
  'section[aria-live] > ol, [role="tooltip"]',
  'main :is(.poster, img[alt=""]), main .picture:has([alt=""])',
].join();

/** Global rules. `App` calls it while rendering, so that they are part of every prerendered page. */
export const globalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  ':root': { colorScheme: 'light dark', ...fontFamilies, ...margins, ...defaultWayfinding },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: `calc(${sizes.header} + 1rem)`,
    /* A control that gets the focus is not below the chat launcher. */
    scrollPaddingBottom: sizes.launcher,
  },
  /** The page behind an open mobile menu does not scroll, and does not shift when its scroll bar disappears. */
  '@media screen': {
    'html[data-scroll-locked]': { overflow: 'hidden' },
    'html[data-scroll-locked="gutter"]': { scrollbarGutter: 'stable' },
  },
  body: {
    margin: 0,
    backgroundColor: '$paper',
    color: '$ink',
    fontFamily: fonts.text,
    fontSize: fontSizes.body,
    lineHeight: lineHeights.body,
    WebkitFontSmoothing: 'antialiased',
    overflowX: 'clip',
    /* Only a word that is wider than its line breaks, as a headline with a visitor's own text spacing may contain. */
    overflowWrap: 'break-word',
    /* Not in general: columns would become narrower than their words. */
    '@narrowest': { overflowWrap: 'anywhere' },
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0 },
  'ul, ol': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  table: { width: '100%', borderCollapse: 'collapse', textAlign: 'left' },
  caption: { textAlign: 'left' },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, textarea': { font: 'inherit', color: 'inherit' },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer' },
  '::selection': { backgroundColor: '$ink', color: 'var(--surface, var(--colors-paper))' },
  ':focus-visible': {
    outline: '2px solid $colors$focus',
    outlineOffset: '3px',
    borderRadius: radii[1],
    boxShadow: focusHalo('6px'),
  },
  /** A navigation focuses a heading (`src/app/targets.ts`), which is not a control and shows no focus ring. */
  ':is(h1, h2, h3):focus-visible': noFocusRing,
  /* A menu that was opened before the page could do so (`src/preHydration/preHydration.ts`, `src/app/earlyEvents.ts`). */
  '[data-early-open]': { display: 'block !important' },
  '@media print': {
    'h2, h3, dt': { breakAfter: 'avoid' },
    /* It cannot be opened on paper. */
    '::details-content': { contentVisibility: 'visible' },
    [NOT_PRINTED]: { display: 'none !important' },
  },
  /** `src/preHydration/preHydration.ts` sets the class on a document which is not the one of its address. */
  '.foreign-document #root': { visibility: 'hidden' },
  /** Without scripts and on paper buttons do nothing. A pressed one says what is selected, the total is the label of one, and a form keeps its last cell. */
  '@media print, (scripting: none)': {
    'header button, main button:not([aria-pressed], [aria-expanded], [type="submit"])': {
      display: 'none !important',
    },
  },
  /** Without scripts the links of the mobile menu are part of the page. */
  [`@media (scripting: none) and ${PHONE_WINDOW}`]: {
    'header, header > nav': {
      display: 'block !important',
      position: 'static !important',
      maxHeight: 'none !important',
    },
  },
  /** Texts and lines have the color of ink, which each surface defines. On `*`, because each section defines its own. */
  '@media (prefers-contrast: more)': {
    ':root': { '--colors-action': 'var(--colors-actionHover)' },
    '*': {
      ...inkColors,
      '--line': 'var(--colors-ink) !important',
      '--field': 'var(--colors-sunk) !important',
      '--tint': 'var(--colors-sunk) !important',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      /* Not a duration near 0, which would start a transition of every property of every element. */
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
