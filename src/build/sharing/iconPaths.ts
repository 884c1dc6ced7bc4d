/** Addresses of the icons. Phones and crawlers look for the first two under these names, even without a link. */
export const icons = {
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  svg: '/favicon.svg',
  manifest: '/manifest.webmanifest',
} as const;

/** Icons that a system may cut to its own shape, by their width in px. */
export const maskableSizes = [192, 512] as const;

export const maskable = (size: (typeof maskableSizes)[number]): string => `/icon-${size}.png`;
