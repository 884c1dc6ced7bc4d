import type { ReactElement } from 'react';
import { crowdedSlats } from './bowtie';
import { Figure } from './Figure';
import { Bars } from './vocabulary';

const WIDTH = 700;
const HEIGHT = 420;

const slats = crowdedSlats({ width: WIDTH, height: HEIGHT, knot: 0.3, leftSlats: 14, rightSlats: 26 });

interface ClosingBowtieProps {
  readonly className?: string | undefined;
}

/** The bowtie of the closing band: not animated, the knot far to the left, in the section's dark color. */
export function ClosingBowtie({ className }: ClosingBowtieProps): ReactElement {
  return (
    <Figure viewBox={`0 0 ${WIDTH} ${HEIGHT}`} stretch className={className}>
      <Bars bars={slats.left} variant="ink" />
      <Bars bars={slats.right} variant="accent" />
    </Figure>
  );
}
