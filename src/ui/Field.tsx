import { type ComponentProps, useId } from 'react';
import { css, styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, radii, transitions } from '../theme/tokens';
import { TRIANGLE_UP, triangle } from './triangle';

const Label = styled('label', {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  font: font('display', fontWeights.heading, '1rem', 1.3),
  marginBottom: '.4rem',
  color: '$ink',
  '& > small': {
    font: font('mono', fontWeights.regular, fontSizes.mono, 1),
    color: '$ink3',
  },
});

/** Style of every text input, without its height, padding and font. */
export const inputStyle = {
  width: '100%',
  backgroundColor: '$paper',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
  transition: `border-color ${transitions.fast}, background-color ${transitions.fast}`,
  '@hover': { '&:hover': { borderColor: '$ink' } },
  '&&&:focus': {
    outline: '2px solid $colors$action',
    outlineOffset: '-1px',
    backgroundColor: '$raised',
    boxShadow: '0 0 0 5px color-mix(in srgb, var(--colors-action) 16%, transparent)',
  },
  '&[aria-invalid="true"]': { borderColor: '$danger', boxShadow: 'inset 3px 0 0 $colors$danger' },
} as const;

const control = css({
  ...inputStyle,
  minHeight: '3.125rem',
  padding: '.7rem .875rem',
  font: font('display', fontWeights.regular, fontSizes.ui, 1.4),
  display: 'block',
  '&::placeholder': { color: '$ink3', opacity: 1 },
});

const textArea = css({ resize: 'vertical' });

/** An error of a field or a form. */
export const ErrorText = styled('p', {
  color: '$danger',
  font: font('display', fontWeights.medium, fontSizes.small, 1.35),
  marginTop: '.45rem',
  display: 'flex',
  gap: '.5rem',
  alignItems: 'baseline',
  '&::before': {
    ...triangle(TRIANGLE_UP, '.6rem', '.56rem solid'),
    flex: 'none',
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
});

type Attribute = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'value' | 'readOnly';

interface TextFieldProps extends Pick<ComponentProps<'input'>, Attribute | 'aria-required'> {
  readonly label: string;
  /** Shown beside the label of an optional field. */
  readonly optionalLabel?: string;
  /** Validation error, linked to the field by `aria-describedby`. */
  readonly error?: string | undefined;
  /** Number of lines, for a field with more than one. */
  readonly rows?: number;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

/** A labelled text field. */
export function TextField({ label, optionalLabel, error, rows, ...rest }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const Control = rows ? 'textarea' : 'input';
  const hasError = error !== undefined;
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <small>{optionalLabel}</small>}
      </Label>
      <Control
        className={rows ? `${control()} ${textArea()}` : control().toString()}
        id={id}
        rows={rows}
        {...(hasError ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
        {...rest}
      />
      {hasError && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}

/** Fields in a column; `FieldPair` puts two side by side if there is space. */
export const FieldStack = styled('div', { display: 'grid', gap: '1.25rem' });
export const FieldPair = styled('div', {
  display: 'grid',
  gap: '1.25rem',
  '@media (min-width: 35em)': { gridTemplateColumns: '1fr 1fr' },
});
