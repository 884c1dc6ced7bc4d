import type { Dropdown } from '../../machines/header.machine';
import type { Section } from '../theme/sections';

export type Path = `/${string}`;

/** Groups of the Services dropdown. */
export type MenuGroup = 'packages' | 'addOns' | 'investors';

/** One row of the route table. */
export interface Route {
  /** Canonical path, without a trailing slash. It defines the hierarchy: `/a/b` is a child of `/a`. */
  readonly path: Path;
  /** Name in menus and breadcrumbs. */
  readonly name: string;
  /** Document title without the company's name; unique. */
  readonly title: string;
  /** Meta description; unique. */
  readonly description: string;
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
  readonly group?: MenuGroup;
}

export interface PageProps {
  readonly route: Route;
}
