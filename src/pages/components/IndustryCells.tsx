import { Cell, CellGrid, FieldCell } from '../../blocks/CellGrid';
import { industries } from '../../content/industries/index';
import { IndustryFigure } from '../../figures/IndustryFigure';
import { SchematicPicture } from '../../figures/SchematicPicture';
import { entriesOf } from '../../lib/lookUp';
import { field } from '../../theme/surfaces';
import { Heading } from '../../ui/Heading';

const COLUMNS = 4;

/** They alternate in both directions. */
const grounds = ['field', 'night'] as const;

export interface IndustryCellsProps {
  /** `large` where the cells are the main content: their names are its h2 headings, and their drawings part of the document. */
  readonly size?: 'regular' | 'large';
  /** The eighth cell, which links to another page. */
  readonly last: { readonly heading: string; readonly label: string; readonly href: string };
}

/** The industries as cells, each with its drawing. */
export function IndustryCells({ size = 'regular', last }: IndustryCellsProps) {
  const isLarge = size === 'large';
  const Drawing = isLarge ? IndustryFigure : SchematicPicture;
  const level = isLarge ? ({ as: 'h2', variant: 'h3' } as const) : ({ as: 'h3', variant: 'h4' } as const);
  return (
    <CellGrid {...(isLarge ? { phone: 'pairs' } : {})}>
      {entriesOf(industries).map(([slug, { name, summary }], index) => (
        <Cell
          key={slug}
          href={`/industries/${slug}`}
          name={name}
          summary={summary}
          figure={<Drawing id={slug} />}
          position={index % COLUMNS}
          {...(isLarge ? { ground: grounds[(index + Math.floor(index / COLUMNS)) % 2] } : {})}
          {...level}
        />
      ))}
      <li>
        <FieldCell className={field().toString()} href={last.href}>
          <Heading {...level} variant="h3">
            {last.heading}
          </Heading>
          <span>{last.label}</span>
        </FieldCell>
      </li>
    </CellGrid>
  );
}
