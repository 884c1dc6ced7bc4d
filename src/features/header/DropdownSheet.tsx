import type { ReactElement } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { dropdownIntros, menuGroups } from '../../content/menu';
import { PhaseFigure } from '../../figures/PhaseFigure';
import { SchematicFigure } from '../../figures/SchematicFigure';
import type { MenuGroup, Route } from '../../routes/types';
import { Heading } from '../../ui/Heading';
import { Column, Grid, Wrap } from '../../ui/layout';
import { TextLink } from '../../ui/TextLink';
import { GroupHeading, Intro, PageColumns, Sheet } from './header.styles';
import { ariaCurrent, SheetLink } from './MenuLink';

export interface DropdownSheetProps {
  readonly id: string;
  readonly dropdown: Dropdown;
  readonly overview: Route;
  readonly pages: readonly Route[];
  readonly path: string;
  readonly isOpen: boolean;
  /** Whether the sheet has its content and styles while it is closed. */
  readonly isFilled: boolean;
}

/** The drawing in the first column. React skips an element that is the same as before. */
const figures: Readonly<Record<Dropdown, ReactElement>> = {
  industries: <SchematicFigure id="b2b-saas" />,
  technologies: <SchematicFigure id="rag" />,
  howWeWork: <PhaseFigure phase={2} />,
  services: <PhaseFigure phase={4} />,
};

interface PageGroup {
  readonly heading?: string;
  readonly pages: readonly Route[];
}

const COLUMNS = 3;

/**
 * Three columns: by group if the pages have groups, otherwise of similar length, in reading order from top to
 * bottom.
 */
function columnsOf(pages: readonly Route[]): readonly PageGroup[] {
  if (pages.some((page) => page.group)) {
    return (Object.keys(menuGroups) as MenuGroup[]).map((group) => ({
      heading: menuGroups[group],
      pages: pages.filter((page) => page.group === group),
    }));
  }
  const height = Math.ceil(pages.length / COLUMNS);
  return Array.from({ length: COLUMNS }, (_, column) => ({
    pages: pages.slice(column * height, (column + 1) * height),
  }));
}

type SheetContentProps = Pick<DropdownSheetProps, 'dropdown' | 'overview' | 'pages' | 'path'>;

function SheetContent({ dropdown, overview, pages, path }: SheetContentProps) {
  const intro = dropdownIntros[dropdown];
  return (
    <Wrap>
      <Grid>
        <Column as={Intro} span={3}>
          {figures[dropdown]}
          <Heading as="p" variant="h4">
            {intro.heading}
          </Heading>
          <TextLink href={overview.path}>{intro.overview}</TextLink>
        </Column>
        <Column as={PageColumns} span={9}>
          {columnsOf(pages).map((column) => (
            <div key={column.pages[0]?.path}>
              {column.heading && <GroupHeading>{column.heading}</GroupHeading>}
              <ul>
                {column.pages.map((page) => (
                  <li key={page.path}>
                    <SheetLink
                      href={page.path}
                      name={page.name}
                      summary={page.summary}
                      current={ariaCurrent(page.path, path)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Column>
      </Grid>
    </Wrap>
  );
}

/**
 * The full-width sheet under a top-level item: a figure with the overview link, and its pages in three columns.
 * In the prerendered document it has no content and no styles, because four closed sheets would increase the
 * document by a fifth, and only the script can open one.
 */
export function DropdownSheet({ id, isOpen, isFilled, ...content }: DropdownSheetProps) {
  if (!isOpen && !isFilled) return <div id={id} hidden />;
  return (
    <Sheet id={id} data-sheet="" data-open={isOpen || undefined}>
      <SheetContent {...content} />
    </Sheet>
  );
}
