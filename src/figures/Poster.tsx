import type { ReactElement } from 'react';
import { addressOf } from '../lib/addresses';
import type { Section } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { colors, sectionPalettes } from '../theme/tokens';

/** Sizes of the drawings in px. */
export const posterSizes = {
  poster: { width: 640, height: 400 },
  highPoster: { width: 640, height: 560 },
  uprightPoster: { width: 480, height: 560 },
} as const;

export type PosterSize = keyof typeof posterSizes;

const ratio = (size: PosterSize) => ({
  aspectRatio: `${posterSizes[size].width} / ${posterSizes[size].height}`,
});

/** Id of the filter that the recolored drawings of a page share. */
const FILTER = 'recolored';

const Frame = styled('picture', {
  display: 'block',
  backgroundColor: '$night',
  /* Without specificity, so that the block around it overrides it. */
  ':where(&) > img': { width: '100%', height: '100%', objectFit: 'cover' },
  /* There a tile has no background, and the drawing has the colors for the dark surface. */
  '@media print, (forced-colors: active)': { printColorAdjust: 'exact', forcedColorAdjust: 'none' },
  variants: {
    size: {
      poster: ratio('poster'),
      highPoster: ratio('highPoster'),
      uprightPoster: ratio('uprightPoster'),
    },
    isRecolored: { true: { '& > img': { filter: `url(#${FILTER})` } } },
  },
});

const Filter = styled('svg', { position: 'absolute', width: 0, height: 0 });

/** Red, green and blue of a color like `#F3F1E7`, each from 0 to 1. */
const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);

/**
 * The values of an `feColorMatrix` that keeps the cream of the drawings and turns the color of a section into that of another.
 * A color that is a part of the way from cream to the first one becomes the same part of the way to the second one.
 */
function matrixOf(from: Section, to: Section): string {
  const cream = channelsOf(colors.onNight);
  const away = (section: Section) =>
    channelsOf(sectionPalettes[section].light.night).map((channel, index) => channel - (cream[index] ?? 0));
  const [before, after] = [away(from), away(to)];
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, channel, index) => sum + channel * (other[index] ?? 0), 0);
  const distance = product(before, before);
  const rows = after.map((channel, row) => {
    const change = (channel - (before[row] ?? 0)) / distance;
    const factors = before.map((factor, column) => change * factor + Number(row === column));
    return [...factors, 0, -change * product(before, cream)];
  });
  return [...rows.flat().map((value) => value.toFixed(3)), '0 0 0 1 0'].join(' ');
}

interface RecoloringProps {
  /** The section whose color the drawings have. */
  readonly from: Section;
  /** The section of the page. */
  readonly to: Section;
}

/** Once on a page with recolored drawings: gives them the color of its section. */
export const Recoloring = ({ from, to }: RecoloringProps): ReactElement => (
  <Filter aria-hidden="true">
    <filter id={FILTER} colorInterpolationFilters="sRGB">
      <feColorMatrix values={matrixOf(from, to)} />
    </filter>
  </Filter>
);

interface PosterProps {
  /** The file's name without its extension: the last part of a page's path, alone or with a suffix. */
  readonly slug: string;
  readonly size: PosterSize;
  /** On the first screen: fetched at once. */
  readonly isFirst?: boolean;
  /** The drawing of a page in another section, on a page with a `Recoloring`. */
  readonly isRecolored?: boolean;
}

/** The picture of one page: an object cut from stripes, on the dark surface, from `public/art/posters/<slug>.svg`. */
export function Poster({ slug, size, isFirst = false, isRecolored = false }: PosterProps): ReactElement {
  return (
    <Frame className="poster" size={size} isRecolored={isRecolored}>
      <img
        src={addressOf(`/art/posters/${slug}.svg`)}
        alt=""
        {...posterSizes[size]}
        {...(!isFirst && { loading: 'lazy' })}
        decoding="async"
      />
    </Frame>
  );
}
