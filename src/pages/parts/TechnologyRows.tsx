import { childrenOf } from '../../routes/navigation';
import { TechnologyList } from '../../sections/TechnologyList';

/** The technologies of the route table as rows. */
export function TechnologyRows() {
  return (
    <TechnologyList
      rows={childrenOf('/technologies').map(({ path, name, summary }) => ({ href: path, name, summary }))}
    />
  );
}
