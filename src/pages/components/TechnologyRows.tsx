import { TechnologyList } from '../../blocks/TechnologyList';
import { childrenOf } from '../../routes/navigation';

/** The technologies of the route table as rows. */
export function TechnologyRows() {
  return (
    <TechnologyList
      rows={childrenOf('/technologies').map(({ path, name, summary }) => ({ href: path, name, summary }))}
    />
  );
}
