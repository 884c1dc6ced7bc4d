import { technologySummaries } from '../../content/technologies/summaries';
import { keyOf } from '../../lib/lookUp';
import { childrenOf } from '../../routes/navigation';
import { TechnologyList } from '../../sections/TechnologyList';
import { TechnologyFigure } from '../../ui/figures/TechnologyFigure';

/** The technologies of the route table as rows, each with its drawing. */
export function TechnologyRows() {
  return (
    <TechnologyList
      rows={childrenOf('/technologies').map(({ path, name, summary }) => {
        return {
          href: path,
          name,
          summary,
          figure: <TechnologyFigure id={keyOf(technologySummaries, path)} />,
        };
      })}
    />
  );
}
