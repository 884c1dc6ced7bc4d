import type { Dropdown } from '../../machines/header.machine';
import type { PageMeta } from '../content/summary';
import type { Section } from '../theme/sections';

export type Path = `/${string}`;

export interface Route extends PageMeta {
  /** Canonical path, without a trailing slash. It defines the hierarchy: `/a/b` is a child of `/a`. */
  readonly path: Path;
  /** One line beside the name in menus and on cards. */
  readonly summary?: string;
  /** The section that sets the page's colors; null for the default colors. */
  readonly section: Section | null;
  /** Name of the component in `src/pages`; `src/app/pages.ts` loads it. */
  readonly page: string;
  /** Paths that redirect to this one. */
  readonly aliases?: readonly Path[];
  /** The page that search engines should list instead of this one. */
  readonly canonical?: Path;
  /** For a top-level item: the dropdown with its children, or `plain` for a link without a dropdown. */
  readonly menu?: Dropdown | 'plain';
  /** Group of the Services dropdown. */
  readonly group?: 'packages' | 'addOns' | 'investors';
}

export interface PageProps {
  readonly route: Route;
}
