import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';

/**
 * The files `public/art/<name>.svg` with their sizes in px: two people whose stripes meet, a
 * bow tie on a striped chest, and the bowtie as data that a gate puts in order and as a shelf of books.
 */
export const scenes = {
  pair: { width: 608, height: 392 },
  tie: { width: 1960, height: 446 },
  gate: { width: 1600, height: 220 },
  'gate-narrow': { width: 384, height: 288 },
  shelf: { width: 1600, height: 400 },
  'shelf-narrow': { width: 390, height: 250 },
} as const;

export interface SceneProps {
  readonly name: keyof typeof scenes;
  /** The drawing for windows up to 640 px, which would show too little of a wide one. */
  readonly narrow?: keyof typeof scenes;
  /** Far below the first window: fetched when it comes near. */
  readonly isLazy?: boolean;
}

const pathOf = (name: keyof typeof scenes): string => addressOf(`/art/${name}.svg`);

/** A decorative drawing from a file. The block around it sets its size. */
export function Scene({ name, narrow, isLazy = false }: SceneProps): ReactElement {
  const image = (
    <img
      src={pathOf(name)}
      alt=""
      {...scenes[name]}
      {...(isLazy && { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media="(max-width: 40em)" srcSet={pathOf(narrow)} {...scenes[narrow]} />
      {image}
    </picture>
  );
}
