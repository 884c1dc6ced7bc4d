import type { Dropdown } from '../../machines/header.machine';
import type { Section } from '../theme/sections';

export type Path = `/${string}`;

/** Headings under which the Services dropdown lists its children. */
export type MenuGroup = 'packages' | 'addOns' | 'investors';

/** One row of the route table. */
export interface Route {
  /** Canonical path, without a trailing slash. The path also places it: `/a/b` is a child of `/a`. */
  readonly path: Path;
  /** Name in menus and breadcrumbs. */
  readonly name: string;
  /** Document title without the company's name; unique. */
  readonly title: string;
  /** Meta description; unique. */
  readonly description: string;
  /** One line beside the name in menus and on cards. */
  readonly summary?: string;
  /** The wayfinding colour, or null for paper, ink and green. */
  readonly section: Section | null;
  /** Name of the component in `src/pages` that shows it; `src/app/pages.ts` loads it. */
  readonly page: string;
  /** Paths that replace themselves with this one. */
  readonly aliases?: readonly Path[];
  /** The page that search engines should list instead of this one. */
  readonly canonical?: Path;
  /** A top-level item: the dropdown that holds its children, or `plain` for a link without one. */
  readonly menu?: Dropdown | 'plain';
  readonly group?: MenuGroup;
}

export interface PageProps {
  readonly route: Route;
}

/** What a page receives whose long text is not in the bundle (`content/pageTexts.ts`). */
export interface TextPageProps<Text> extends PageProps {
  readonly text: Text;
}
