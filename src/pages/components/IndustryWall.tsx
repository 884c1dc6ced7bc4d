import { type PosterProps, PosterWall, type PosterWallProps } from '../../blocks/PosterWall';
import { industries } from '../../content/industries/index';
import { entriesOf } from '../../lib/lookUp';

export interface IndustryWallProps extends Pick<PosterWallProps, 'level' | 'grounds'> {
  /** The last poster, which links to another page. */
  readonly last: PosterProps;
}

/** The industries as posters. */
export const IndustryWall = ({ last, ...wall }: IndustryWallProps) => (
  <PosterWall
    columns={4}
    {...wall}
    posters={[
      ...entriesOf(industries).map(([slug, { name, summary }]) => ({
        href: `/industries/${slug}`,
        slug,
        name,
        text: summary,
      })),
      last,
    ]}
  />
);
