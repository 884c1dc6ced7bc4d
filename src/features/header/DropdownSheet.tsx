import type { ReactElement } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { dropdownIntros, menuGroups } from '../../content/menu';
import { Poster } from '../../figures/Poster';
import { keysOf } from '../../lib/lookUp';
import { ariaCurrent } from '../../lib/paths';
import type { Route } from '../../routes/types';
import { Link, TextLink } from '../../ui/Link';
import { Column, Grid, Wrap } from '../../ui/layout';
import { Statement, Text } from '../../ui/Text';
import { Intro, PageColumns, PageLink, Sheet } from './header.styles';

const figures: Readonly<Record<Dropdown, ReactElement>> = {
  industries: <Poster slug="industries" size="highPoster" />,
  technologies: <Poster slug="technologies" size="highPoster" />,
  howWeWork: <Poster slug="execution" size="poster" />,
  services: <Poster slug="services" size="highPoster" />,
};

interface PageGroup {
  readonly heading?: string;
  readonly pages: readonly Route[];
}

const COLUMNS = 3;

/** Three columns, each read from top to bottom: by group if the pages have groups, otherwise of similar length. */
function columnsOf(pages: readonly Route[]): readonly PageGroup[] {
  if (pages.some((page) => page.group)) {
    return keysOf(menuGroups).map((group) => ({
      heading: menuGroups[group],
      pages: pages.filter((page) => page.group === group),
    }));
  }
  const height = Math.ceil(pages.length / COLUMNS);
  return Array.from({ length: COLUMNS }, (_, column) => ({
    pages: pages.slice(column * height, (column + 1) * height),
  }));
}

interface DropdownSheetProps {
  readonly id: string;
  readonly dropdown: Dropdown;
  readonly overview: Route;
  readonly pages: readonly Route[];
  readonly path: string;
}

/** The full-width sheet of an open dropdown: a figure with the overview link, and its pages in three columns. */
export function DropdownSheet({ id, dropdown, overview, pages, path }: DropdownSheetProps) {
  const intro = dropdownIntros[dropdown];
  return (
    <Sheet id={id} data-sheet="">
      <Wrap>
        <Grid>
          <Column as={Intro} span={3}>
            {figures[dropdown]}
            <Statement size="h4">{intro.heading}</Statement>
            <TextLink href={overview.path}>{intro.overview}</TextLink>
          </Column>
          <Column as={PageColumns} span={9}>
            {columnsOf(pages).map((column) => (
              <div key={column.pages[0]?.path}>
                {column.heading && <Text variant="mono">{column.heading}</Text>}
                <ul>
                  {column.pages.map((page) => (
                    <li key={page.path}>
                      <PageLink as={Link} href={page.path} aria-current={ariaCurrent(page.path, path)}>
                        <b>{page.name}</b>
                        <small>{page.summary}</small>
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Column>
        </Grid>
      </Wrap>
    </Sheet>
  );
}
