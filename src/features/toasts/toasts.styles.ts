import { LEAVING_MS } from '../../../machines/toast.machine';
import { keyframes, styled } from '../../theme/stitches.config';
import {
  borderWidths,
  CHAT_CLOSED,
  CHAT_ID,
  font,
  fontSizes,
  fontWeights,
  radii,
  sizes,
  transitions,
  zIndices,
} from '../../theme/tokens';
import { BOWTIE_CLIP } from '../../ui/Text';

/** Distance between two toasts of the open stack, and height of the visible edge of a toast behind another. */
const GAP = '14px';
const LEAVING = `${LEAVING_MS}ms`;
const PHONE = '@media (max-width: 37.499em)';
/** Where three toasts may be higher than the window: a phone held sideways, a page at 400%. */
const LOW = '@media (max-height: 29.999em)';

const inset = (side: 'left' | 'right' | 'bottom') => `calc(var(--edge) + env(safe-area-inset-${side}, 0px))`;

const rise = keyframes({ from: { gridTemplateRows: '0fr', opacity: 0 } });

/** A toast, as high as its visible part: the whole card, or only its edge if it is behind another one. */
export const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  touchAction: 'none',
  translate: 'var(--swipe-x, 0px) var(--swipe-y, 0px)',
  transition: ['grid-template-rows', 'margin', 'scale', 'translate', 'opacity']
    .map((property) => `${property} ${transitions.base}`)
    .join(', '),
  animation: `${rise} ${transitions.base}`,
  '--tone': 'var(--colors-action)',
  '&:nth-child(1)': { zIndex: 2 },
  '&:nth-child(2)': { zIndex: 1 },
  '&[data-kind="error"]': { '--tone': 'var(--colors-danger)' },
  '&[data-swiping]': { transition: 'none', userSelect: 'none', cursor: 'grabbing' },
  '&[data-leaving]': { gridTemplateRows: '0fr', opacity: 0, transitionDuration: LEAVING },
  [LOW]: { touchAction: 'pan-y' },
});

/** A toast with one in front of it that stays. */
const BEHIND = '& > li:not([data-leaving]) ~ li:not([data-leaving])';

export const List = styled('ol', {
  /* Height of the total, and of the chat launcher above it; in low windows at most half of the window. */
  '--bottom-height': 'var(--total-height, 0rem)',
  /* An open chat window may leave no space above it. */
  [`html${CHAT_CLOSED}:has(#${CHAT_ID}) &`]: {
    '--bottom-height': `min(var(--total-height, 0rem) + ${sizes.launcher}, 50svh)`,
  },
  position: 'fixed',
  zIndex: zIndices.toast,
  '--edge': '1.5rem',
  right: inset('right'),
  bottom: `calc(${inset('bottom')} + var(--bottom-height))`,
  width: sizes.toast,
  display: 'flex',
  flexDirection: 'column-reverse',
  [PHONE]: { '--edge': '1rem', left: inset('left'), width: 'auto' },
  [LOW]: { maxHeight: `calc(100dvh - 2rem - var(--bottom-height))`, overflowY: 'auto' },
  variants: {
    expanded: {
      true: { [BEHIND]: { marginBottom: GAP } },
      false: {
        [BEHIND]: { gridTemplateRows: '0fr', scale: '.95 1' },
        [`${BEHIND} > div`]: { minHeight: GAP },
        // The edge shows no content, not even a part of a button.
        [`${BEHIND} > div > div`]: { translate: `0 ${GAP}` },
        [`${BEHIND} ~ li`]: { scale: '.9 1' },
      },
    },
  },
});

/** The visible part of a card. It may be lower than its content, so that the row of its item sets its height. */
export const Frame = styled('div', {
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: '$raised',
  outline: '1px solid $colors$ink',
  outlineOffset: '-1px',
  borderTop: `${borderWidths.marker} solid var(--tone)`,
  borderRadius: `0 0 ${radii[1]} ${radii[1]}`,
  '@media (forced-colors: active)': { border: '1px solid' },
});

export const Card = styled('div', {
  display: 'grid',
  gridTemplateColumns: `1.25rem minmax(0, 1fr) ${sizes.touch}`,
  columnGap: '.875rem',
  padding: '.9375rem 0 1rem 1rem',
  overflowWrap: 'anywhere',
  transition: `translate ${transitions.base}`,
  '& > i': {
    marginTop: '.3rem',
    height: 0,
    borderTop: '.875rem solid var(--tone)',
    clipPath: BOWTIE_CLIP,
  },
  '& b': {
    display: 'block',
    font: font('display', fontWeights.semi, fontSizes.ui, 1.3),
  },
  '& p': { fontSize: fontSizes.small, lineHeight: 1.4, color: '$ink2' },
});

export const Dismiss = styled('button', {
  width: sizes.touch,
  height: sizes.touch,
  marginTop: '-.6rem',
  display: 'grid',
  placeItems: 'center',
  color: '$ink3',
  '&::before, &::after': {
    content: '""',
    gridArea: '1 / 1',
    width: '1.125rem',
    borderTop: '2px solid',
    rotate: '45deg',
  },
  '&::after': { rotate: '-45deg' },
  '@hover': { '&:hover': { color: '$ink' } },
  '&:focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
});
