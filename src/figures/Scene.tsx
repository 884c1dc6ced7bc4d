import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
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

/** A blank drawing of the same size, for one that failed to load. */
function blankOf(name: keyof typeof scenes): string {
  const { width, height } = scenes[name];
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`)}`;
}

/** A decorative drawing from a file, which the block around it sizes. */
export function Scene({ name, narrow, isLazy = false }: SceneProps): ReactElement {
  const { hasFailed, imgProps } = useImageFailure(name);
  const addressOfScene = hasFailed ? blankOf : pathOf;
  const image = (
    <img
      src={addressOfScene(name)}
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
      <source media={PHONE_WINDOW} srcSet={addressOfScene(narrow)} {...scenes[narrow]} />
      {image}
    </picture>
  );
}
