import { css } from './stitches.config';
import { colors, darkColors } from './tokens';

/** `&&` overrides the section colors on the same element, whatever the order of the two rules. */

/** Dark band (closing band, How We Work model): redefines ink, lines and action for its descendants. On paper it is not dark. */
const night = css({
  '@media screen': {
    backgroundColor: '$night',
    color: '$onNight',
    '&&': { '--line': 'var(--night)', '--fill': 'var(--night)' },
    '--surface': 'var(--colors-night)',
    '--colors-ink': '#F3F1E7',
    '--colors-ink2': '#B9BFB3',
    '--colors-ink3': '#98A297',
    '--colors-rule': 'light-dark(#35403A, #43524A)',
    '--colors-action': darkColors.action,
    '--colors-mute': '#5A665F',
    '--colors-focus': darkColors.focus,
    '--colors-danger': darkColors.danger,
    '--button': darkColors.action,
    '--onButton': colors.night,
    '--buttonHover': 'var(--colors-onNight)',
  },
});

/** Flat panel in the section's color. Of the colors of text and controls, only ink and `actionHover` have enough contrast on it. */
const field = css({
  backgroundColor: 'var(--field)',
  color: '$onField',
  '&&': {
    '--line': 'var(--colors-onField)',
    /* Contrast of at least 4.5 to 1 with the field in the light theme. */
    '--fill': 'color-mix(in srgb, var(--deep) 70%, var(--colors-onField))',
  },
  '--surface': 'var(--field)',
  '--colors-ink': 'var(--colors-onField)',
  '--colors-ink2': 'var(--colors-onField)',
  '--colors-ink3': 'var(--colors-onField)',
  '--colors-rule': 'color-mix(in srgb, var(--colors-onField) 28%, transparent)',
  '--colors-focus': 'var(--colors-onField)',
  '--colors-mute': 'color-mix(in srgb, var(--colors-onField) 42%, var(--field))',
  '--button': 'var(--colors-onField)',
  '--onButton': 'var(--field)',
  '--buttonHover': 'color-mix(in srgb, var(--colors-onField) 84%, var(--field))',
});

const sunk = css({ backgroundColor: '$sunk', '--surface': 'var(--colors-sunk)' });

/** A shade between two colors of a section: what a drawing does not stress on a pale area, where gray would look dirty. */
export const shade = (fill: string, percent: number, tint: string): string =>
  `color-mix(in srgb, ${fill} ${percent}%, ${tint})`;

/** Between the pale area of a section and its field. */
export const MIDDLE_SHADE = shade('var(--tint)', 50, 'var(--field)');

/** A style for each child, by its index. */
export const byIndex = <Style>(
  count: number,
  style: (index: number) => Style,
): Readonly<Record<string, Style>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`& > :nth-child(${index + 1})`, style(index)]),
  );

/** Children as stripes: the surface of each is one step closer to the second color. Each has to paint it; in forced colors list items have a line instead. */
export const stripes = (count: number, from: string, to: string) => ({
  ...byIndex(count, (index) => ({
    '--surface': shade(to, Math.round((100 * index) / (count - 1)), from),
  })),
  '@media (forced-colors: active)': { '& > li': { borderTop: '1px solid' } },
});

const tint = css({
  backgroundColor: 'var(--tint)',
  '--surface': 'var(--tint)',
  '--colors-mute': shade('var(--fill)', 40, 'var(--tint)'),
  '--colors-ink3': 'var(--colors-ink2)',
  '--colors-rule': 'color-mix(in srgb, var(--colors-ink) 22%, transparent)',
});

const surfaces = { paper: undefined, sunk, tint, field, night } as const;

/** The surface of a block. `paper` is the page itself. */
export type Surface = keyof typeof surfaces;

/** The class of a surface; empty for the page itself, which needs none. */
export const surfaceClass = (surface: Surface): string => surfaces[surface]?.().toString() ?? '';
