import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import { PHONE_WINDOW } from '../theme/tokens';
import { useImageFailure } from './useImageFailure';

/** The files `public/art/<name>.svg` with their sizes in px. */
export const scenes = {
  'bottle-wide': { width: 1600, height: 340 },
  bottle: { width: 608, height: 392 },
  'cans-narrow': { width: 390, height: 190 },
  'cans-wide': { width: 1280, height: 300 },
  cake: { width: 1600, height: 400 },
  'cake-narrow': { width: 390, height: 250 },
  hats: { width: 1600, height: 340 },
  'hats-narrow': { width: 390, height: 210 },
  plane: { width: 1600, height: 400 },
  'plane-narrow': { width: 390, height: 250 },
  musicbox: { width: 1600, height: 295 },
  'musicbox-narrow': { width: 390, height: 225 },
  street: { width: 1600, height: 400 },
  'street-narrow': { width: 390, height: 250 },
  hose: { width: 1600, height: 330 },
  'hose-narrow': { width: 390, height: 220 },
  counter: { width: 640, height: 480 },
  dominoes: { width: 640, height: 480 },
  'letter-plane': { width: 640, height: 480 },
  pay: { width: 400, height: 260 },
  equity: { width: 400, height: 260 },
  place: { width: 400, height: 260 },
  tools: { width: 400, height: 260 },
  conveyor: { width: 1600, height: 300 },
  'conveyor-narrow': { width: 390, height: 210 },
  lost: { width: 640, height: 420 },
  pen: { width: 640, height: 480 },
  projector: { width: 1600, height: 330 },
  'projector-narrow': { width: 390, height: 230 },
  tailor: { width: 640, height: 480 },
  telephone: { width: 640, height: 480 },
  theodolite: { width: 640, height: 480 },
  shelf: { width: 1600, height: 400 },
  'shelf-narrow': { width: 390, height: 250 },
} as const;

export interface SceneProps {
  readonly name: keyof typeof scenes;
  /** The drawing for windows below 768 px, which would show too little of a wide one. */
  readonly narrow?: keyof typeof scenes;
  /** Fetched when it comes near the window. */
  readonly isLazy?: boolean;
}

const pathOf = (name: keyof typeof scenes): string => addressOf(`/art/${name}.svg`);

/** Keeps the place of a drawing that failed to load. */
const Gap = styled('svg', {
  width: '100%',
  height: 'auto',
  variants: {
    window: { wide: { '@phone': { display: 'none' } }, narrow: { '@md': { display: 'none' } }, all: {} },
  },
});

interface GapOfProps {
  readonly name: keyof typeof scenes;
  readonly window: 'wide' | 'narrow' | 'all';
}

const GapOf = ({ name, window }: GapOfProps) => (
  <Gap viewBox={`0 0 ${scenes[name].width} ${scenes[name].height}`} window={window} aria-hidden="true" />
);

/** A decorative drawing from a file, which the block around it sizes. */
export function Scene({ name, narrow, isLazy = false }: SceneProps): ReactElement {
  const { hasFailed, imgProps } = useImageFailure(name);
  if (hasFailed)
    return (
      <picture>
        <GapOf name={name} window={narrow ? 'wide' : 'all'} />
        {narrow && <GapOf name={narrow} window="narrow" />}
      </picture>
    );
  const image = (
    <img
      src={pathOf(name)}
      alt=""
      {...scenes[name]}
      {...(isLazy && { loading: 'lazy' as const })}
      decoding="async"
      {...imgProps}
    />
  );
  if (!narrow) return image;
  return (
    <picture>
      <source media={PHONE_WINDOW} srcSet={pathOf(narrow)} {...scenes[narrow]} />
      {image}
    </picture>
  );
}
