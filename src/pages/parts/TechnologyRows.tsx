import { technologySummaries } from '../../content/technologies/summaries';
import { isKeyOf, slugOf } from '../../lib/lookUp';
import { childrenOf } from '../../routes/navigation';
import { TechnologyList } from '../../sections/TechnologyList';
import { TechnologyFigure } from '../../ui/figures/TechnologyFigure';

/** The technologies of the route table as rows, each with its drawing. */
export function TechnologyRows() {
  return (
    <TechnologyList
      rows={childrenOf('/technologies').map(({ path, name, summary }) => {
        const id = slugOf(path);
        return {
          href: path,
          name,
          summary,
          figure: isKeyOf(technologySummaries, id) && <TechnologyFigure id={id} />,
        };
      })}
    />
  );
}
