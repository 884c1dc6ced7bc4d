import { foldButton } from './statechart.styles';

interface FoldButtonProps {
  readonly isFolded: boolean;
  /** Its left and its top, in px. */
  readonly x: number;
  readonly y: number;
  readonly onPress: () => void;
}

/** Folds or unfolds a state with the pointer; the outline has the same for the keyboard. */
export function FoldButton({ isFolded, x, y, onPress }: FoldButtonProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers only, because the outline has the same for the keyboard
    <g
      className={foldButton().toString()}
      transform={`translate(${x} ${y})`}
      onClick={onPress}
      data-control=""
    >
      <title>{isFolded ? 'Unfold' : 'Fold'}</title>
      <rect width="14" height="14" rx="2" />
      <path d={isFolded ? 'M4 7H10M7 4V10' : 'M4 7H10'} />
    </g>
  );
}
