import { text } from '../layout';
import { colors, css, fonts, keyframes } from './theme';

/** Styles of the drawing. The accent color is for active states and enabled transitions. */

const takenOnce = keyframes({ from: { strokeWidth: 5 }, to: { strokeWidth: 2 } });

const quick = { '@motion': { transition: 'fill 140ms ease-out, stroke 140ms ease-out' } } as const;

/** Background of a state with children, below all lines. */
export const background = css({
  variants: {
    variant: {
      leaf: {},
      even: { fill: colors.paper },
      odd: { fill: colors.sunk },
      region: { fill: colors.raised },
    },
  },
});

const halo = (color: string) => ({
  '& text': { stroke: color, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' },
});

/** A state; a halo keeps its texts readable where lines cross them. */
export const state = css({
  variants: {
    variant: { leaf: {}, even: halo(colors.paper), odd: halo(colors.sunk), region: halo(colors.raised) },
  },
});

export const frame = css({
  fill: 'none',
  stroke: colors.ink,
  strokeWidth: 1.25,
  ...quick,
  variants: {
    variant: { leaf: { fill: colors.raised }, even: {}, odd: {}, region: {} },
    isRegion: { true: { strokeDasharray: '5 4' } },
    isActive: { true: { stroke: colors.accent, strokeWidth: 2.25 } },
    isPointed: { true: { stroke: colors.focus, strokeWidth: 3 } },
  },
  compoundVariants: [{ variant: 'leaf', isActive: true, css: { fill: colors.accentTint } }],
});

/** The inner line of a final state. */
export const innerFrame = css({ fill: 'none', stroke: colors.ink, strokeWidth: 1 });

/** Letters keep their measured widths at every zoom: browsers would round them, and texts would leave their boxes. */
const measured = { textRendering: 'geometricPrecision' } as const;

export const stateTitle = css({
  ...measured,
  fontFamily: fonts.title,
  fontSize: `${text.title.size}px`,
  fontWeight: 550,
  fill: colors.ink,
  variants: { isActive: { true: { fill: colors.accent } } },
});

export const monoText = css({
  ...measured,
  fontFamily: fonts.mono,
  fontSize: `${text.mono.size}px`,
  letterSpacing: 0,
  fill: colors.inkSoft,
  whiteSpace: 'pre',
  variants: {
    tone: {
      plain: {},
      strong: { fill: colors.ink },
      quiet: { fill: colors.inkFaint },
      danger: { fill: colors.danger },
      accent: { fill: colors.accent },
    },
  },
});

export const icon = css({
  fill: 'none',
  stroke: colors.inkSoft,
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: {
    isFilled: { true: { fill: colors.inkSoft, stroke: 'none' } },
    tone: { plain: {}, danger: { stroke: colors.danger }, accent: { stroke: colors.accent } },
  },
  compoundVariants: [{ isFilled: true, tone: 'accent', css: { fill: colors.accent, stroke: 'none' } }],
});

export const line = css({
  fill: 'none',
  stroke: colors.inkSoft,
  strokeWidth: 1.25,
  variants: {
    kind: { transition: {}, pill: {}, initial: {}, history: { strokeDasharray: '3 3' } },
    isTaken: {
      true: {
        stroke: colors.accent,
        strokeWidth: 2,
        '@motion': { animation: `${takenOnce} 600ms ease-out` },
      },
    },
    isPointed: { true: { stroke: colors.focus, strokeWidth: 3 } },
  },
});

export const head = css({
  fill: colors.inkSoft,
  variants: { isTaken: { true: { fill: colors.accent } } },
});

export const dot = css({ fill: colors.ink });

export const labelBox = css({
  fill: colors.raised,
  stroke: colors.rule,
  strokeWidth: 1,
  ...quick,
  variants: {
    kind: { transition: {}, pill: { stroke: colors.control }, initial: {}, history: {} },
    isEnabled: { true: { stroke: colors.accent, strokeWidth: 1.5 } },
    isTaken: { true: { stroke: colors.accent, fill: colors.accentTint } },
    isPointed: { true: { stroke: colors.focus, strokeWidth: 3 } },
  },
});

/** Background of a row that can be pressed or was just taken. */
export const rowBox = css({
  fill: 'transparent',
  variants: {
    isEnabled: { true: { fill: colors.raised, stroke: colors.accent, strokeWidth: 1 } },
    isTaken: { true: { fill: colors.accentTint } },
    isPointed: { true: { stroke: colors.focus, strokeWidth: 3 } },
  },
});

/** Pressed with a pointer only; the outline has the same controls for the keyboard. */
export const pressable = css({
  cursor: 'pointer',
  [`&:hover .${labelBox.className}, &:hover .${rowBox.className}`]: { fill: colors.accentTint },
});
