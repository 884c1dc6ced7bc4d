import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';

/** A small button of a tool. */
export const ToolButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '2.25rem',
  padding: `${space[1]} ${space[3]}`,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  lineHeight: 1.1,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
  '&:hover': { backgroundColor: '$actionTint' },
  '&:active': { backgroundColor: '$ink', color: '$paper' },
  /* Not disabled, so that the button keeps the focus. */
  '&[aria-disabled="true"]': { color: '$ink3', backgroundColor: '$sunk', cursor: 'default' },
  '&[aria-pressed="true"]': { backgroundColor: '$action', borderColor: '$action', color: '$onAction' },
  defaultVariants: { variant: 'line' },
  variants: {
    variant: {
      line: {},
      action: {
        color: '$onAction',
        backgroundColor: '$action',
        borderColor: '$action',
        '&:hover': { backgroundColor: '$actionHover' },
      },
    },
  },
});

/** A row of related buttons, which wraps. */
export const ToolRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});
