import type { ReactElement } from 'react';
import { bowtieSlats, sidesOf } from './bowtie';
import { Figure, type FigureOptions } from './Figure';
import { Bars } from './vocabulary';

const SIZE = { width: 1440, height: 420 };

export interface SidesBowtieProps extends FigureOptions {
  /** Number of slats. */
  readonly count?: 24 | 64;
}

/** The bowtie at rest, stretched to its box: ink before the signature, the section's color after it. */
export function SidesBowtie({ count = 64, ...options }: SidesBowtieProps): ReactElement {
  const slats = sidesOf(bowtieSlats({ ...SIZE, count }));
  return (
    <Figure viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} stretch {...options}>
      <Bars bars={slats.left} variant="ink" />
      <Bars bars={slats.right} variant="accent" />
    </Figure>
  );
}
