import type { ReactNode } from 'react';
import { type PosterProps, PosterWall, type PosterWallProps } from '../../blocks/PosterWall';
import { industries } from '../../content/industries/index';
import type { IndustryFigureId } from '../../figures/SchematicFigure';
import { entriesOf } from '../../lib/lookUp';
import { styled } from '../../theme/stitches.config';
import type { FigureGround } from '../../theme/surfaces';
import { BOWTIE_CLIP } from '../../ui/Text';

/** A bowtie of 13 bars without marks, where a drawing would be too much of a document. Decorative. */
const StripedBowtie = styled('div', {
  aspectRatio: '2',
  width: '100%',
  background: 'repeating-linear-gradient(90deg, currentColor 0 4%, transparent 0 8%)',
  clipPath: BOWTIE_CLIP,
});

export interface IndustryWallProps extends Pick<PosterWallProps, 'level' | 'grounds'> {
  readonly drawing: (id: IndustryFigureId, ground?: FigureGround) => ReactNode;
  /** The last poster, which links to another page. */
  readonly last: Omit<PosterProps, 'drawing'>;
}

/** The industries as posters. */
export function IndustryWall({ drawing, last, ...wall }: IndustryWallProps) {
  return (
    <PosterWall
      columns={4}
      {...wall}
      posters={[
        ...entriesOf(industries).map(([slug, { name, summary }], index) => ({
          href: `/industries/${slug}`,
          name,
          text: summary,
          drawing: drawing(slug, wall.grounds[index % wall.grounds.length]),
        })),
        { ...last, drawing: <StripedBowtie className="fig" /> },
      ]}
    />
  );
}
