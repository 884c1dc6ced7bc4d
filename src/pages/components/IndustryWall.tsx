import type { ReactNode } from 'react';
import { type PosterProps, PosterWall, type PosterWallProps } from '../../blocks/PosterWall';
import { industries } from '../../content/industries/index';
import type { IndustryFigureId } from '../../figures/SchematicFigure';
import { entriesOf } from '../../lib/lookUp';
import type { FigureGround } from '../../theme/surfaces';
import { StripedBowtie } from '../../ui/StripedBowtie';

export interface IndustryWallProps extends Pick<PosterWallProps, 'level'> {
  /** One for each industry, and one for the last poster. */
  readonly grounds: readonly FigureGround[];
  readonly drawing: (id: IndustryFigureId, ground?: FigureGround) => ReactNode;
  /** The eighth poster, which links to another page. */
  readonly last: Omit<PosterProps, 'drawing'>;
}

/** The industries as posters. */
export function IndustryWall({ grounds, drawing, last, level }: IndustryWallProps) {
  return (
    <PosterWall
      columns={4}
      grounds={grounds}
      {...(level && { level })}
      posters={[
        ...entriesOf(industries).map(([slug, { name, summary }], index) => ({
          href: `/industries/${slug}`,
          name,
          text: summary,
          drawing: drawing(slug, grounds[index]),
        })),
        { ...last, drawing: <StripedBowtie className="fig" /> },
      ]}
    />
  );
}
