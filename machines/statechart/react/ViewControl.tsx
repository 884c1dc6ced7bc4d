import type { ReactNode } from 'react';
import { control } from './chartView.styles';

interface ViewControlProps {
  /** Its name, where a sign stands for it. */
  readonly label?: string;
  /** Whether what it does is the case; none for what is done once. */
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button below a chart that changes how it is seen. */
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
