import type { ReactNode } from 'react';
import { type PosterProps, PosterWall, type PosterWallProps } from '../../blocks/PosterWall';
import { industries } from '../../content/industries/index';
import type { IndustryFigureId } from '../../figures/SchematicFigure';
import { entriesOf } from '../../lib/lookUp';
import type { FigureGround } from '../../theme/surfaces';
import { StripedBowtie } from '../../ui/StripedBowtie';

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
