import { type ComponentProps, useId } from 'react';
import { css, styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, underline } from '../theme/tokens';
import { TRIANGLE_UP, triangle } from './triangle';

/** Insets of a form's texts: from a sheet those of its content, elsewhere 1rem. */
export const START = 'var(--text-start, 1rem)';
export const END = 'var(--text-end, 1rem)';

/** Width of the left and right border of a cell: none in a sheet, which reaches an edge of the window. */
export const SIDES = 'var(--sides, 1px)';

/** A cell of a ruled form: its label is inside the border of its input. */
const Cell = styled('div', { display: 'grid', gridTemplateRows: '1fr auto', backgroundColor: '$raised' });

/** Over the lines of a text that is scrolled, also by a wheel above it. */
const Label = styled('label', {
  gridArea: '1 / 1',
  alignSelf: 'start',
  zIndex: 2,
  pointerEvents: 'none',
  margin: '1px 4px 0',
  padding: `calc(.5rem + 3px) calc(${END} - 3px) 0 calc(${START} - 3px)`,
  backgroundColor: 'inherit',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '.5rem',
  font: font('display', fontWeights.heading, fontSizes.ui, 1.2),
  '& > small': { fontWeight: fontWeights.regular, fontSize: '1rem' },
});

const control = css({
  gridArea: '1 / 1',
  position: 'relative',
  width: '100%',
  minHeight: sizes.cell,
  padding: `2rem ${END} .375rem ${START}`,
  border: '1px solid $colors$ink',
  borderInlineWidth: SIDES,
  borderRadius: 0,
  backgroundColor: 'transparent',
  font: font('display', fontWeights.regular, fontSizes.lead, 1.3),
  '&&&:focus': { outline: '3px solid $colors$action', outlineOffset: '-3px', boxShadow: 'none', zIndex: 1 },
  '&[aria-invalid="true"]': { borderColor: '$danger', boxShadow: 'inset 3px 0 $colors$danger', zIndex: 1 },
  '&::placeholder': { color: '$ink3', opacity: 1 },
});

/** One of the lines to write on. */
export const WRITING_LINE =
  'linear-gradient(transparent 2rem, $colors$rule 0 calc(2rem + 1px), transparent 0)';

/** Lines that scroll with the text. A rule of its own, because most documents have no text area. */
const textArea = css({
  '&&': {
    resize: 'vertical',
    scrollPaddingTop: '2rem',
    lineHeight: '2.5rem',
    background: `${WRITING_LINE} 0 0 / 100% 2.5rem local content-box`,
  },
});

export const ErrorText = styled('p', {
  color: '$danger',
  backgroundColor: '$raised',
  font: font('display', fontWeights.medium, fontSizes.small, 1.35),
  padding: `.625rem ${END} .625rem ${START}`,
  display: 'flex',
  gap: '.5rem',
  alignItems: 'baseline',
  '&::before': {
    ...triangle(TRIANGLE_UP, '.6rem', '.56rem solid'),
    flex: 'none',
  },
  '& a': underline('.2em'),
});

type Attribute = 'name' | 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'value' | 'readOnly';

interface TextFieldProps extends Pick<ComponentProps<'input'>, Attribute | 'aria-required'> {
  readonly label: string;
  readonly optionalLabel?: string;
  /** Validation error, linked to the field by `aria-describedby`. */
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

export function TextField({ label, optionalLabel, error, rows, ...rest }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const Control = rows ? 'textarea' : 'input';
  const hasError = error !== undefined;
  return (
    <Cell>
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
    </Cell>
  );
}

/** Cells in a column with common lines, and a button across the form. The text area takes the free height. */
export const CellForm = styled('form', {
  display: 'flex',
  flexDirection: 'column',
  '& > * + *': { marginTop: '-1px' },
  '& > :has(textarea)': { flexGrow: 1 },
  '& > :last-child > button': {
    display: 'flex',
    width: '100%',
    minHeight: sizes.cellButton,
    borderRadius: 0,
    fontSize: fontSizes.h4,
    /* Inside: the button reaches the edges of its sheet. */
    '&:focus-visible': { outline: '3px solid $colors$onAction', outlineOffset: '-7px', boxShadow: 'none' },
    '& > span': { paddingLeft: START },
    '& > i': { width: `min(${sizes.cellButton}, 20vw)` },
  },
});

export const CellPair = styled('div', {
  display: 'grid',
  '& > :last-child': { marginTop: '-1px' },
  '@medium': {
    gridTemplateColumns: '1fr 1fr',
    '& > :first-child': { '--text-end': '1rem' },
    /* A line between the two. */
    '& > :last-child': { margin: 0, '--text-start': '1rem', '--sides': '1px 0' },
  },
});
