import { artworks } from '../content/artworks';
import { drawArtwork } from './artwork';
import type { SiteFile } from './siteFile';

/** The drawn artwork as files below the output folder. */
export const drawings = (): readonly SiteFile[] =>
  Object.entries(artworks).map(([name, artwork]) => ({
    path: `art/${name}.svg`,
    text: drawArtwork(artwork),
  }));
