import { Cell, CellGrid, FieldCell } from '../../blocks/CellGrid';
import { industries } from '../../content/industries/index';
import { SchematicPicture } from '../../figures/SchematicPicture';
import { entriesOf } from '../../lib/lookUp';
import { field } from '../../theme/surfaces';
import { Heading } from '../../ui/Heading';

const COLUMNS = 4;

export interface IndustryCellsProps {
  /** The eighth cell, which links to another page. */
  readonly last: { readonly heading: string; readonly label: string; readonly href: string };
}

/** The industries as cells, each with its drawing. */
export function IndustryCells({ last }: IndustryCellsProps) {
  return (
    <CellGrid>
      {entriesOf(industries).map(([slug, { name, summary }], index) => (
        <Cell
          key={slug}
          href={`/industries/${slug}`}
          name={name}
          summary={summary}
          figure={<SchematicPicture id={slug} />}
          position={index % COLUMNS}
        />
      ))}
      <li>
        <FieldCell className={field().toString()} href={last.href}>
          <Heading as="h3" variant="h3">
            {last.heading}
          </Heading>
          <span>{last.label}</span>
        </FieldCell>
      </li>
    </CellGrid>
  );
}
