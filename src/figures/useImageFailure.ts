import { type ComponentProps, useState } from 'react';

/** Whether the image at an address failed to load, and the props by which its `<img>` reports it. */
export function useImageFailure(src: string) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const imgProps: Pick<ComponentProps<'img'>, 'onError' | 'ref'> = {
    onError: () => setFailedSrc(src),
    // An image that failed before hydration sends no further error event.
    ref: (image) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
    },
  };
  return { hasFailed: failedSrc === src, imgProps };
}
