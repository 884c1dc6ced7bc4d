import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import { isKeyOf } from '../lib/lookUp';
import { PHONE_WINDOW } from '../theme/tokens';

const sized = <Name extends string>(width: number, height: number, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, { width, height }])) as Record<
    Name,
    { readonly width: number; readonly height: number }
  >;

/**
 * The files `public/art/<name>.svg` with their sizes in px. Windows below 768 px would show too little of a wide drawing: it has
 * a second file for them, `<name>-narrow.svg`.
 */
export const scenes = {
  ...sized(1600, 400, 'cake', 'plane', 'shelf', 'street', 'trunk'),
  ...sized(1600, 360, 'snail'),
  ...sized(1600, 340, 'bottle', 'dominoes', 'hats', 'lineup', 'pen', 'receipt', 'wire'),
  ...sized(1600, 330, 'hose', 'projector'),
  ...sized(1600, 300, 'coins', 'conveyor'),
  ...sized(1600, 295, 'musicbox'),
  ...sized(1280, 300, 'cans'),
  ...sized(608, 392, 'bottle-narrow'),
  ...sized(390, 250, 'cake-narrow', 'plane-narrow', 'shelf-narrow', 'street-narrow'),
  ...sized(390, 230, 'lineup-narrow', 'projector-narrow', 'receipt-narrow'),
  ...sized(390, 225, 'musicbox-narrow'),
  ...sized(390, 220, 'coins-narrow', 'hose-narrow', 'snail-narrow', 'wire-narrow'),
  ...sized(390, 210, 'conveyor-narrow', 'hats-narrow'),
  ...sized(390, 190, 'cans-narrow'),
  ...sized(
    640,
    480,
    'counter',
    'dominoes-narrow',
    'letter-plane',
    'pen-narrow',
    'story-cybersecurity',
    'story-greentech',
    'story-high-overhead',
    'story-regenerative-agriculture',
    'tailor',
    'telephone',
    'theodolite',
  ),
  ...sized(640, 420, 'lost'),
  ...sized(640, 400, 'relay'),
  ...sized(640, 320, 'film-model', 'film-revenue'),
  ...sized(
    480,
    560,
    'client-bowtie-leadership',
    'client-content-branding',
    'client-customer-success',
    'client-demand-generation',
    'client-development',
    'client-operational-backbone',
    'client-partnerships',
    'client-product-design',
    'client-revenue-strategy',
    'client-sales-execution',
    'client-venture-partner',
  ),
};

type File = keyof typeof scenes;

export interface SceneProps {
  readonly name: Exclude<File, `${string}-narrow`>;
  /** Fetched when it comes near the window. */
  readonly isLazy?: boolean;
}

const fileAddress = (name: File): string => addressOf(`/art/${name}.svg`);

/** A decorative drawing from a file, which the block around it sizes. */
export function Scene({ name, isLazy = false }: SceneProps): ReactElement {
  const image = (
    <img
      src={fileAddress(name)}
      alt=""
      {...scenes[name]}
      {...(isLazy && { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  const narrow = `${name}-narrow`;
  if (!isKeyOf(scenes, narrow)) return image;
  return (
    <picture>
      <source media={PHONE_WINDOW} srcSet={fileAddress(narrow)} {...scenes[narrow]} />
      {image}
    </picture>
  );
}
