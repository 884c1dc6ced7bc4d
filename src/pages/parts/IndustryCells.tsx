import { industrySummaries } from '../../content/industries/summaries';
import { isKeyOf, slugOf } from '../../lib/lookUp';
import { childrenOf } from '../../routes/navigation';
import { Cell, CellGrid, OverviewCell } from '../../sections/CellGrid';
import { field } from '../../theme/surfaces';
import { IndustryFigure } from '../../ui/figures/IndustryFigure';
import { Heading } from '../../ui/Heading';

const COLUMNS = 4;

export interface IndustryCellsProps {
  /** Words of the last cell, which leads to the overview. */
  readonly overview?: { readonly heading: string; readonly label: string };
}

/** The industries of the route table as cells, each with its drawing. */
export function IndustryCells({ overview }: IndustryCellsProps) {
  return (
    <CellGrid>
      {childrenOf('/industries').map(({ path, name, summary }, index) => {
        const id = slugOf(path);
        return (
          <Cell
            key={path}
            href={path}
            name={name}
            summary={summary}
            figure={isKeyOf(industrySummaries, id) && <IndustryFigure id={id} />}
            position={index % COLUMNS}
          />
        );
      })}
      {overview && (
        <li>
          <OverviewCell className={field().toString()} href="/industries">
            <Heading as="h3" look="h4">
              {overview.heading}
            </Heading>
            <span>{overview.label}</span>
          </OverviewCell>
        </li>
      )}
    </CellGrid>
  );
}
