import { useId } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import { Fault } from './Fault';

const Label = styled('label', {
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
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
  padding: space[2],
});

interface CodeFieldProps {
  readonly label: string;
  readonly rows: number;
  readonly value: string;
  /** Error in the value, in one sentence. */
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field for JSON, with its error below. */
export function CodeField({ label, rows, value, fault, onChange }: CodeFieldProps) {
  const id = useId();
  return (
    <>
      <Label htmlFor={id}>{label}</Label>
      <Text
        id={id}
        rows={rows}
        spellCheck={false}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
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
