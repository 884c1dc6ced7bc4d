import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, sizes, transitions } from '../theme/tokens';

const Label = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minHeight: sizes.touch,
  font: font('display', fontWeights.medium, fontSizes.ui, 1.2),
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    flex: 'none',
    width: '1.375rem',
    height: '1.375rem',
    margin: 0,
    display: 'grid',
    placeItems: 'center',
    border: '1.5px solid $colors$control',
    borderRadius: radii[1],
    backgroundColor: '$paper',
    cursor: 'pointer',
    transition: `background-color ${transitions.fast}`,
  },
  '& > input:checked': { backgroundColor: '$action', borderColor: '$action' },
  '& > input:checked::before': {
    content: '""',
    width: '.6875rem',
    height: '.6875rem',
    backgroundColor: '$onAction',
    clipPath: 'polygon(0 55%, 14% 40%, 38% 63%, 86% 8%, 100% 22%, 38% 92%)',
  },
  '@hover': { '&:hover > input': { borderColor: '$action' } },
  '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
});

/** A checkbox with its label on the right. */
export function Checkbox({ children, ...input }: ComponentProps<'input'> & { readonly children: ReactNode }) {
  return (
    <Label>
      <input type="checkbox" {...input} />
      <span>{children}</span>
    </Label>
  );
}
