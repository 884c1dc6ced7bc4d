import { use, useState } from 'react';
import { styled } from '../theme/stitches.config';
import { EntranceContext } from './entrance';
import { MissingImage } from './figures/MissingImage';

const Frame = styled('div', {
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  backgroundColor: 'var(--tint)',
  '& > *': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform 700ms cubic-bezier(.2, .7, .2, 1)',
    '@dark': { filter: 'brightness(.8)' },
  },
});

export interface PictureProps {
  /** Any address. */
  readonly src: string;
  /** Empty where the words beside it say it all. */
  readonly alt: string;
  /** It is in the first window of its page: fetched with the document instead of when it comes near. */
  readonly isFirst?: boolean;
}

/** A 4:3 image, 800 by 600 px. One that fails to load leaves a drawn placeholder of the same size. */
export function Picture({ src, alt, isFirst = false }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  // Within the site the picture is near as soon as its page is shown.
  const isEager = use(EntranceContext) === 'load' && isFirst;
  return (
    <Frame>
      {failedSrc === src ? (
        <MissingImage {...(alt ? { label: alt } : {})} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={800}
          height={600}
          loading={isEager ? 'eager' : 'lazy'}
          {...(isEager ? { fetchPriority: 'high' as const } : {})}
          decoding="async"
          onError={() => setFailedSrc(src)}
          // An image that failed before the page woke up sends no further event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
          }}
        />
      )}
    </Frame>
  );
}
