import { type ClipboardEventHandler, type Ref, useId } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import { Fault } from './Fault';

const Label = styled('label', {
  fontFamily: fonts.display,
  fontWeight: 500,
  variants: { size: { small: { fontSize: fontSizes.small }, large: { fontSize: fontSizes.ui } } },
});

const Text = styled('textarea', {
  width: '100%',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  variants: { size: { small: { padding: space[2] }, large: { padding: space[3] } } },
});

interface CodeFieldProps {
  readonly label: string;
  readonly size: 'small' | 'large';
  readonly rows: number;
  readonly value: string;
  /** Error in the value, in one sentence. */
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onPaste?: ClipboardEventHandler<HTMLTextAreaElement>;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A field for JSON or source code, with its error below. */
export function CodeField({ label, size, rows, value, fault, onChange, onPaste, ref }: CodeFieldProps) {
  const id = useId();
  return (
    <>
      <Label size={size} htmlFor={id}>
        {label}
      </Label>
      <Text
        ref={ref}
        id={id}
        size={size}
        rows={rows}
        spellCheck={false}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onPaste={onPaste}
        onChange={(change) => onChange(change.target.value)}
      />
      {fault !== undefined && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </>
  );
}
