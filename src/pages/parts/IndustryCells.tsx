import { Cell, CellGrid, FieldCell } from '../../blocks/CellGrid';
import { industrySummaries } from '../../content/industries/summaries';
import { IndustryFigure } from '../../figures/IndustryFigure';
import { SchematicPicture } from '../../figures/SchematicPicture';
import { keyOf } from '../../lib/lookUp';
import { childrenOf } from '../../routes/navigation';
import { field } from '../../theme/surfaces';
import { Heading } from '../../ui/Heading';

const COLUMNS = 4;

export interface IndustryCellsProps {
  /** `large` where the cells are the page itself: names are its second level of headings, drawings part of the document. */
  readonly size?: 'regular' | 'large';
  /** The eighth cell, a field that leads on. */
  readonly last: { readonly heading: string; readonly label: string; readonly href: string };
}

/** The industries of the route table as cells, each with its drawing. */
export function IndustryCells({ size = 'regular', last }: IndustryCellsProps) {
  const Drawing = size === 'large' ? IndustryFigure : SchematicPicture;
  const level = size === 'large' ? ({ as: 'h2', look: 'h3' } as const) : ({ as: 'h3', look: 'h4' } as const);
  return (
    <CellGrid>
      {childrenOf('/industries').map(({ path, name, summary }, index) => (
        <Cell
          key={path}
          href={path}
          name={name}
          summary={summary}
          figure={<Drawing id={keyOf(industrySummaries, path)} />}
          position={index % COLUMNS}
          {...level}
        />
      ))}
      <li>
        <FieldCell className={field().toString()} href={last.href}>
          <Heading {...level}>{last.heading}</Heading>
          <span>{last.label}</span>
        </FieldCell>
      </li>
    </CellGrid>
  );
}
