import { owner } from '../../config/owner';
import { home } from '../../content/pages/home';
import { addressOf } from '../../lib/addresses';
import { colors } from '../../theme/tokens';

/** Paths of the icons, which are files in `public`. Phones and crawlers request the first two even without a link. */
export const icons = {
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  svg: '/favicon.svg',
} as const;

export const manifestPath = '/manifest.webmanifest';

/** The web app manifest. The site stays in the browser: it offers nothing to install. */
export function manifest(): string {
  const content = {
    name: owner.SITE_NAME,
    short_name: owner.SITE_NAME,
    description: home.description,
    start_url: addressOf('/'),
    display: 'browser',
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: [
      { src: addressOf(icons.svg), sizes: 'any', type: 'image/svg+xml' },
      // A system may cut these two to its own shape.
      ...[192, 512].map((size) => ({
        src: addressOf(`/icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'maskable',
      })),
    ],
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}
