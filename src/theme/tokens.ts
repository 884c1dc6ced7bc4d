/**
 * Design tokens. Stitches emits the tokens that change with the color scheme (colors) as
 * `--<scale>-<token>`. Font families and margins are custom properties of the root. All others are written into the rules
 * as constants. Sizes are in rem (1rem = 16px) or fluid between windows of 360 and 1680 px.
 */

/**
 * The colors of each section: lines and text, fields, pale areas, figures, and lines on the dark surface, which
 * is the same in both schemes. A document contains those of the sections that it shows.
 */
export const sectionPalettes = {
  industries: {
    light: { line: '#8A5200', field: '#F2B63C', tint: '#F7DFA6', fill: '#E8A020', night: '#F2B63C' },
    dark: { line: '#F2B63C', field: '#8A4B00', tint: '#5C4211', fill: '#F2B63C' },
  },
  technologies: {
    light: { line: '#2346C8', field: '#A9BEFF', tint: '#D3DDFB', fill: '#2F57E6', night: '#97AEFF' },
    dark: { line: '#A3BAFF', field: '#2A409F', tint: '#26367A', fill: '#7D9BFF' },
  },
  how: {
    light: { line: '#AE3518', field: '#FF9E7D', tint: '#FBD6C6', fill: '#E2522B', night: '#FF8A63' },
    dark: { line: '#FF9E7D', field: '#86331B', tint: '#6B2A19', fill: '#FF8A63' },
  },
  services: {
    light: { line: '#0B6272', field: '#8FD3D6', tint: '#CBE6E3', fill: '#0E8497', night: '#7FCFD3' },
    dark: { line: '#7FCFD3', field: '#0E5A66', tint: '#14505A', fill: '#57BEC5' },
  },
  resources: {
    light: { line: '#8C2A68', field: '#F0AFD2', tint: '#F5D6E4', fill: '#C0458E', night: '#F0A3CC' },
    dark: { line: '#F0A3CC', field: '#762A57', tint: '#642247', fill: '#EE8AC0' },
  },
  contact: {
    light: { line: '#0A6B3B', field: '#93DEB0', tint: '#CDE9D2', fill: '#0F8A4B', night: '#5FD792' },
    dark: { line: '#5FD792', field: '#14613A', tint: '#175535', fill: '#5FD792' },
  },
} as const;

export const colors = {
  paper: '#F3F1E7',
  raised: '#FBFAF4',
  sunk: '#E9E6D8',
  night: '#101915',
  onNight: '#F3F1E7',

  ink: '#101915',
  ink2: '#424C46',
  ink3: '#5A645D',
  rule: '#D3D0C0',

  action: '#0A6B3B',
  actionHover: '#07512C',
  onAction: '#FBFAF4',
  danger: '#A9231B',
  focus: '#0A6B3B',
  mute: '#ABB0A4',

  onField: '#101915',
} as const;

/** Colors that change under `prefers-color-scheme: dark`. */
export const darkColors = {
  paper: '#0D1411',
  raised: '#151E19',
  sunk: '#18221D',
  night: '#22322A',
  ink: '#EDEBDD',
  ink2: '#B9BFB3',
  ink3: '#909A90',
  rule: '#29332D',
  action: '#5FD792',
  actionHover: '#8BE7B1',
  onAction: '#0D1411',
  danger: '#FF9A8F',
  focus: '#5FD792',
  mute: '#4A544D',
  onField: '#F3F1E7',
} as const satisfies Partial<Record<keyof typeof colors, string>>;

/**
 * Colors with their value in each scheme, as one CSS value: the browser chooses by the `color-scheme` of the root.
 * @param dark the colors that differ in the dark scheme.
 */
export const lightDark = <Name extends string>(
  light: Readonly<Record<Name, string>>,
  dark: Readonly<Partial<Record<string, string>>>,
) =>
  // Object.fromEntries widens the keys of a record.
  Object.fromEntries(
    Object.entries<string>(light).map(([name, color]) => {
      const inDark = dark[name] ?? color;
      return [name, inDark === color ? color : `light-dark(${color},${inDark})`];
    }),
  ) as Readonly<Record<Name, string>>;

/** Properties of the root of the page: lists of families are long, and many rules need one. */
export const fontFamilies = {
  '--display': '"Familjen Grotesk", "Familjen Fallback", "Familjen Fallback Android", Arial, sans-serif',
  '--text': [
    ...['"Source Serif 4"', '"Source Serif Fallback Georgia"', '"Source Serif Fallback Times"'],
    ...['"Source Serif Fallback Android"', 'Georgia', 'serif'],
  ].join(', '),
  '--mono': '"IBM Plex Mono", "Plex Mono Fallback", "Courier New", monospace',
} as const;

export const fonts = { display: 'var(--display)', text: 'var(--text)', mono: 'var(--mono)' } as const;

export const fontWeights = { regular: 400, medium: 500, heading: 550, semi: 600 } as const;

export const fontSizes = {
  /** Labels. The smallest text size of the site. */
  mono: '0.875rem',
  caption: '0.9375rem',
  small: 'clamp(1rem, 0.85rem + 0.3vw, 1.125rem)',
  ui: '1.0625rem',
  body: 'clamp(1.0625rem, 0.95rem + 0.25vw, 1.1875rem)',
  lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.5rem)',
  h4: 'clamp(1.25rem, 1.05rem + 0.55vw, 1.75rem)',
  h3: 'clamp(1.5rem, 1.35rem + 0.65vw, 2.125rem)',
  h2: 'clamp(2.125rem, 1.62rem + 2.2vw, 4rem)',
  h1: 'clamp(2.625rem, 1.8rem + 3.7vw, 5.75rem)',
  /** The heading of a page: as large as its longest word lets it be on a phone. */
  opener: 'clamp(2.625rem, min(13vw, 2.4rem + 2.95vw), 5.75rem)',
  display: 'clamp(2.75rem, 1.2rem + 5.1vw, 6.75rem)',
  figure: 'clamp(2.75rem, 2rem + 3.2vw, 5.5rem)',
} as const;

export const lineHeights = { display: 0.95, tight: 1.04, snug: 1.2, body: 1.5 } as const;

export const font = (family: keyof typeof fonts, weight: number, size: string, lineHeight: number): string =>
  `${weight} ${size}/${lineHeight} ${fonts[family]}`;

/** In parts, because Safari drops a `text-decoration` with a thickness or a color, and with it the line. */
export const underline = (textUnderlineOffset: string, textDecorationThickness = '1px') =>
  ({ textDecorationLine: 'underline', textDecorationThickness, textUnderlineOffset }) as const;

/** The halo around the outline of a control that has the focus. */
export const focusHalo = (width: string): string =>
  `0 0 0 ${width} color-mix(in srgb, var(--colors-focus) 16%, transparent)`;

/** For an element that is no control but may get the focus, and for one that draws its own ring. */
export const noFocusRing = { outline: 'none', boxShadow: 'none' } as const;

export const monoLabel = {
  font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
  color: '$ink3',
} as const;

export const letterSpacings = {
  display: '-0.032em',
  head: '-0.022em',
  sub: '-0.012em',
  ui: '0.002em',
  mono: '-0.01em',
} as const;

const PAGE_WIDTH = '100rem';

/** Properties of the root of the page: its side margins, and the distance of its content from the edges of the window. */
export const margins = {
  '--gutter': 'clamp(1.25rem, 0.4rem + 2.6vw, 3rem)',
  '--inset': `max(var(--gutter), (100vw - ${PAGE_WIDTH}) / 2)`,
} as const;

export const space = {
  /** Above and below a block by its importance: 72 and 112 px in a window of 1280 px. */
  quiet: 'clamp(3rem, 2.4rem + 2.6vw, 5rem)',
  section: 'clamp(4.5rem, 3.2rem + 4.75vw, 8rem)',
  gutter: 'var(--gutter)',
  gap: 'clamp(1rem, 0.2rem + 2.4vw, 3rem)',
} as const;

/** Windows with blocks side by side and the desktop menu; below is the mobile menu. */
export const WIDE_WINDOW = '(min-width: 48em)';
export const PHONE_WINDOW = '(max-width: 47.999em)';
export const TABLET_WINDOW = `${WIDE_WINDOW} and (max-width: 68.749em)`;

/** An upright phone: no pictures side by side. */
export const SMALL_WINDOW = '(max-width: 34.999em)';
export const MEDIUM_WINDOW = '(min-width: 35em)';

/** A phone with text of twice the size. */
export const NARROWEST_WINDOW = '(max-width: 15em)';

/** A window with space for columns of panels. */
export const LARGE_WINDOW = '(min-width: 64em)';
export const BELOW_LARGE_WINDOW = '(max-width: 63.999em)';

/** A phone with space for two columns of short words. */
export const PAIR_WINDOW = '(min-width: 22em)';

export const sizes = {
  page: PAGE_WIDTH,
  header: '4.5rem',
  touch: '2.75rem',
  button: '3.25rem',
  /** A field with its label inside, and the button at the end of such fields. */
  cell: '4.5rem',
  cellButton: '4.75rem',
  toast: '22.25rem',
  /** Height of the chat provider's launcher, with the margins around its button. */
  launcher: '6rem',
} as const;

/** Id of the element with the chat provider's launcher and its window. */
export const CHAT_ID = 'hubspot-messages-iframe-container';

/** Condition of the root: no window of the chat fills the window of a phone. */
export const CHAT_CLOSED = ':not(.hs-messages-widget-open)';

export const radii = { 1: '2px' } as const;
export const borderWidths = { rule: '2px', marker: '3px' } as const;

export const zIndices = { total: 40, header: 50, toast: 100, skip: 200 } as const;

export const transitions = {
  fast: '140ms cubic-bezier(.2, .7, .2, 1)',
  base: '260ms cubic-bezier(.2, .7, .2, 1)',
  reveal: '620ms cubic-bezier(.16, .84, .3, 1)',
} as const;

export const REVEAL_STAGGER_MS = 100;
