import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { PAGE_INSET, TO_EDGE } from './layout';

/** A raised panel for a form, to the edge of the window at one side; on phones from edge to edge. */
export const Sheet = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: '$raised',
  /** Insets of its texts. */
  '--text-start': PAGE_INSET,
  '--text-end': PAGE_INSET,
  '--sides': 0,
  /** On the section's color the focus ring and the button are ink; inside a sheet they are green again. */
  '--colors-focus': 'var(--colors-action)',
  '--button': 'initial',
  '--onButton': 'initial',
  '--buttonHover': 'initial',
  '& > :has(> form)': { flexGrow: 1 },
  variants: {
    side: {
      left: { '@md': { '--text-end': space.gutter } },
      right: { margin: `0 ${TO_EDGE}`, '@md': { marginLeft: 0, '--text-start': space.gutter } },
    },
  },
});
