import { use, useState } from 'react';
import { Figure } from '../figures/Figure';
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
  },
  variants: {
    isTinted: { true: { backgroundColor: 'var(--field)', '& > img': { mixBlendMode: 'luminosity' } } },
    /**
     * A photograph of a person, upright and in two tones: blending maps white to the page's color and black to ink. Stripes
     * like those of the drawings let the page's color through.
     */
    portrait: {
      true: {
        position: 'relative',
        isolation: 'isolate',
        aspectRatio: '4 / 5',
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

export interface PictureProps {
  /** Any address; one that starts with a slash is a path of the site. */
  readonly src: string;
  readonly alt: string;
  /** Visible without scrolling: loaded eagerly instead of when it comes near the window. */
  readonly isFirst?: boolean;
  /** A photograph of a person, 4:5 and in the colors of the page. */
  readonly portrait?: boolean;
  /** In the hue of the section around it: for the artwork of another section. */
  readonly isTinted?: boolean;
}

/** An image, 4:3 by default. If it fails to load, a drawing of the same size replaces it. */
export function Picture({ src, alt, isFirst = false, portrait = false, isTinted = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  // After a navigation within the site the image is near the window as soon as the page renders.
  const isEager = use(EntranceContext) === 'load' && isFirst;
  return (
    <Frame className="picture" isTinted={isTinted} {...(portrait && { portrait })}>
      {failedSrc === src ? (
        <Figure viewBox="0 0 80 60" label={alt || undefined}>
          {/* A bowtie without its knot. */}
          <path className="f-mute" d="M18 17v26l18-13zM62 17v26L44 30z" />
        </Figure>
      ) : (
        <img
          src={addressOf(src)}
          alt={alt}
          width={800}
          height={portrait ? 1000 : 600}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          // An error before hydration is repeated by `src/app/start.tsx`.
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}
