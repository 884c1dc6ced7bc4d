import { use } from 'react';
import { MissingImage } from '../figures/MissingImage';
import { useImageFailure } from '../figures/useImageFailure';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import { EntranceContext } from './entrance';

const Frame = styled('div', {
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  backgroundColor: 'var(--tint)',
  '& > *': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 700ms cubic-bezier(.2, .7, .2, 1)',
  },
  variants: {
    shape: {
      portrait: { aspectRatio: '4 / 5' },
      /** A narrow window crops it to its middle. */
      panorama: {
        width: '100%',
        aspectRatio: '16 / 7',
        maxHeight: '40rem',
        '@phone': { aspectRatio: '5 / 4' },
      },
    },
    /**
     * A photograph in two tones: blending maps white to the page's color and black to ink. Stripes like those of the drawn
     * people let the page's color through.
     */
    tone: {
      duotone: {
        position: 'relative',
        isolation: 'isolate',
        backgroundColor: 'var(--night)',
        '& > img': {
          filter: 'grayscale(1) contrast(1.1) brightness(1.2)',
          mixBlendMode: 'multiply',
          mask: 'repeating-linear-gradient(#000 0 .625rem, transparent .625rem .75rem)',
        },
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          backgroundColor: 'color-mix(in srgb, var(--night) 22%, #101915)',
          mixBlendMode: 'lighten',
        },
      },
    },
  },
});

const SIZES = {
  landscape: { width: 800, height: 600 },
  portrait: { width: 800, height: 1000 },
  panorama: { width: 1600, height: 700 },
} as const;

export interface PictureProps {
  /** Any address; one that starts with a slash is a path of the site. */
  readonly src: string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** Visible without scrolling: loaded eagerly instead of when it comes near the window. */
  readonly isFirst?: boolean;
  /** 4:3, 4:5 or 16:7. */
  readonly shape?: keyof typeof SIZES;
  /** For a photograph: the page's color and a dark one instead of its own colors. */
  readonly tone?: 'duotone';
}

/** An image, 4:3 by default. If it fails to load, a drawing of the same size replaces it. */
export function Picture({ src, alt, isFirst = false, shape = 'landscape', tone }: PictureProps) {
  const { hasFailed, report } = useImageFailure(src);
  // After a navigation within the site the image is near the window as soon as the page renders.
  const isEager = use(EntranceContext) === 'load' && isFirst;
  return (
    <Frame {...(shape === 'landscape' ? {} : { shape })} {...(tone ? { tone } : {})}>
      {hasFailed ? (
        <MissingImage {...(alt ? { label: alt } : {})} />
      ) : (
        <img
          src={addressOf(src)}
          alt={alt}
          {...SIZES[shape]}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          {...report}
        />
      )}
    </Frame>
  );
}
