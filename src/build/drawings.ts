import { artworks, people } from '../content/artworks';
import { drawArtwork } from './artwork';
import { drawPortrait, drawTeam } from './people';
import type { SiteFile } from './siteFile';

/** The drawings as files of the output folder. */
export const drawings = (): readonly SiteFile[] => [
  ...Object.entries(artworks).map(([name, artwork]) => ({
    path: `art/${name}.svg`,
    text: drawArtwork(artwork),
  })),
  { path: people.founder.slice(1), text: drawPortrait() },
  { path: people.team.slice(1), text: drawTeam() },
];
