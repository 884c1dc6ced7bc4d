import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { bowtieSlats, sidesOf } from './bowtie';
import { Figure, type FigureOptions } from './Figure';
import { Bars } from './vocabulary';

export const SIDES_BOWTIE_SIZE = { width: 1440, height: 420 };

/** The bowtie at rest, stretched to its box: ink before the signature, the section's color after it. */
export function SidesBowtie(options: FigureOptions): ReactElement {
  const slats = sidesOf(bowtieSlats({ ...SIDES_BOWTIE_SIZE, count: 64 }));
  return (
    <Figure viewBox={`0 0 ${SIDES_BOWTIE_SIZE.width} ${SIDES_BOWTIE_SIZE.height}`} stretch {...options}>
      <Bars bars={slats.left} variant="ink" />
      <Bars bars={slats.right} variant="accent" />
    </Figure>
  );
}

/** Path of its file in the colors of How We Work on the dark surface, which the build draws (`src/build/drawingFiles.tsx`). */
export const NIGHT_BOWTIE_PATH = '/art/bowtie-dark.svg';

/** The same figure from its file, because 64 slats would delay the first paint of a document that has others. */
export const NightBowtie = (): ReactElement => (
  <img src={addressOf(NIGHT_BOWTIE_PATH)} alt="" {...SIDES_BOWTIE_SIZE} loading="lazy" decoding="async" />
);
