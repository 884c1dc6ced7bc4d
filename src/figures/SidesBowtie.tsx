import type { ReactElement } from 'react';
import { Bars } from './Bars';
import { bowtieSlats, sidesOf } from './bowtie';
import { Figure, type FigureOptions } from './Figure';

const SIZE = { width: 1440, height: 420 };

/** The bowtie at rest, stretched to its box: ink before the signature, the section's color after it. */
export function SidesBowtie(options: FigureOptions): ReactElement {
  const slats = sidesOf(bowtieSlats({ ...SIZE, count: 64 }));
  return (
    <Figure viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} stretch {...options}>
      <Bars bars={slats.left} variant="ink" />
      <Bars bars={slats.right} variant="accent" />
    </Figure>
  );
}
