import { css, keyframes } from '../../../src/theme/stitches.config';
import { fonts } from '../../../src/theme/tokens';
import { text } from '../layout/textSize';

/** How a chart is drawn: ink on paper, rules rather than boxes, and green for what is active or can be pressed. */

const takenOnce = keyframes({ from: { strokeWidth: 5 }, to: { strokeWidth: 2 } });

const quick = { '@motion': { transition: 'fill 140ms ease-out, stroke 140ms ease-out' } } as const;

/** Behind what is inside a state, below all lines. */
export const shade = css({
  variants: {
    look: { leaf: {}, even: { fill: '$paper' }, odd: { fill: '$sunk' }, region: { fill: '$raised' } },
  },
});

const halo = (colour: string) => ({
  '& text': { stroke: colour, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' },
});

/** A state; where lines may run across its texts, a halo keeps them readable. */
export const state = css({
  variants: { look: { leaf: {}, even: halo('$paper'), odd: halo('$sunk'), region: halo('$raised') } },
});

export const frame = css({
  fill: 'none',
  stroke: '$ink',
  strokeWidth: 1.25,
  ...quick,
  variants: {
    look: { leaf: { fill: '$raised' }, even: {}, odd: {}, region: {} },
    isRegion: { true: { strokeDasharray: '5 4' } },
    isActive: { true: { stroke: '$action', strokeWidth: 2.25 } },
    isPointed: { true: { stroke: '$focus', strokeWidth: 3 } },
  },
  compoundVariants: [{ look: 'leaf', isActive: true, css: { fill: '$actionTint' } }],
});

/** The inner line of a final state. */
export const innerFrame = css({ fill: 'none', stroke: '$ink', strokeWidth: 1 });

export const stateTitle = css({
  fontFamily: fonts.display,
  fontSize: `${text.title.size}px`,
  fontWeight: 550,
  fill: '$ink',
  variants: { isActive: { true: { fill: '$action' } } },
});

export const monoText = css({
  fontFamily: fonts.mono,
  fontSize: `${text.mono.size}px`,
  letterSpacing: 0,
  fill: '$ink2',
  whiteSpace: 'pre',
  variants: {
    tone: {
      plain: {},
      strong: { fill: '$ink' },
      quiet: { fill: '$ink3' },
      danger: { fill: '$danger' },
      action: { fill: '$action' },
    },
  },
});

export const mark = css({
  fill: 'none',
  stroke: '$ink2',
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: {
    isFilled: { true: { fill: '$ink2', stroke: 'none' } },
    tone: { plain: {}, danger: { stroke: '$danger' }, action: { stroke: '$action' } },
  },
  compoundVariants: [{ isFilled: true, tone: 'action', css: { fill: '$action', stroke: 'none' } }],
});

export const line = css({
  fill: 'none',
  stroke: '$ink2',
  strokeWidth: 1.25,
  variants: {
    kind: { transition: {}, pill: {}, initial: {}, history: { strokeDasharray: '3 3' } },
    isTaken: {
      true: { stroke: '$action', strokeWidth: 2, '@motion': { animation: `${takenOnce} 600ms ease-out` } },
    },
    isPointed: { true: { stroke: '$focus', strokeWidth: 3 } },
  },
});

export const head = css({ fill: '$ink2', variants: { isTaken: { true: { fill: '$action' } } } });

export const dot = css({ fill: '$ink' });

export const labelBox = css({
  fill: '$raised',
  stroke: '$rule',
  strokeWidth: 1,
  ...quick,
  variants: {
    kind: { transition: {}, pill: { stroke: '$control' }, initial: {}, history: {} },
    isEnabled: { true: { stroke: '$action', strokeWidth: 1.5 } },
    isTaken: { true: { stroke: '$action', fill: '$actionTint' } },
    isPointed: { true: { stroke: '$focus', strokeWidth: 3 } },
  },
});

/** Behind a row that can be pressed or was just taken. */
export const rowBox = css({
  fill: 'transparent',
  variants: {
    isEnabled: { true: { fill: '$raised', stroke: '$action', strokeWidth: 1 } },
    isTaken: { true: { fill: '$actionTint' } },
    isPointed: { true: { stroke: '$focus', strokeWidth: 3 } },
  },
});

/** What can be pressed with a pointer; the outline has the same for the keyboard. */
export const pressable = css({
  cursor: 'pointer',
  [`&:hover .${labelBox.className}, &:hover .${rowBox.className}`]: { fill: '$actionTint' },
});

export const foldButton = css({
  cursor: 'pointer',
  '& rect': { fill: '$raised', stroke: '$control' },
  '& path': { fill: 'none', stroke: '$ink2', strokeWidth: 1.25 },
  '&:hover rect': { stroke: '$action' },
});
