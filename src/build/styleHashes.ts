import '../app/App';
import { loadAllPages } from '../app/pages';
import { namedHashes } from '../theme/classNames';

/** The hashes of all styles of the site. A module names its styles when it is loaded. */
export async function siteHashes(): Promise<readonly number[]> {
  await loadAllPages();
  return namedHashes();
}

export { displacementsFor } from './displacements';
