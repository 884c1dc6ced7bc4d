import type { ReactNode } from 'react';
import { control } from './chartView.styles';

interface ViewControlProps {
  /** Accessible name of a button with a symbol. */
  readonly label?: string;
  /** Pressed state of a toggle button; undefined for a plain button. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button below a chart that changes its view. */
export function ViewControl({ label, isPressed, onPress, children }: ViewControlProps) {
  return (
    <button
      type="button"
      className={control().toString()}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
