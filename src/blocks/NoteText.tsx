import type { NoteBlock, NoteTable } from '../content/posts/types';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, lineHeights } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { RichWords } from './RichWords';

const Note = styled('div', {
  maxWidth: '40em',
  color: '$ink2',
  textWrap: 'pretty',
  '& > * + *': { marginTop: '.875rem' },
  '& > h3': { marginTop: '1.75rem', color: '$ink' },
  '& > ul, & > ol': { paddingLeft: '1.25rem', '& > li + li': { marginTop: '.375rem' } },
  '& > ul': { listStyle: 'disc' },
  '& > ol': { listStyle: 'decimal' },
  '& li::marker': { color: 'var(--line)' },
});

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  lineHeight: lineHeights.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& caption': { textAlign: 'left', paddingBottom: '.5rem', fontWeight: fontWeights.semi, color: '$ink' },
  '& th, & td': {
    padding: '.5rem .5rem .5rem 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: fontWeights.regular,
  },
  '& thead th': { borderTop: '1px solid $colors$ink' },
  '& tbody > tr': { borderTop: '1px solid $colors$rule' },
  '& tbody > tr > th': { color: '$ink', fontWeight: fontWeights.medium },
});

const keyOf = (value: unknown): string => JSON.stringify(value);

const items = (list: readonly RichText[]) =>
  list.map((item) => (
    <li key={keyOf(item)}>
      <RichWords text={item} />
    </li>
  ));

function DataTable({ caption, columns, rows }: NoteTable) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Block({ block }: { readonly block: NoteBlock }) {
  if (typeof block === 'object' && 'heading' in block)
    return (
      <Heading as="h3" variant="h4">
        {block.heading}
      </Heading>
    );
  if (typeof block === 'object' && 'list' in block) return <ul>{items(block.list)}</ul>;
  if (typeof block === 'object' && 'steps' in block) return <ol>{items(block.steps)}</ol>;
  if (typeof block === 'object' && 'table' in block) return <DataTable {...block.table} />;
  return (
    <p>
      <RichWords text={block} />
    </p>
  );
}

/** The text of a note: paragraphs, headings, lists and tables. */
export function NoteText({ blocks }: { readonly blocks: readonly NoteBlock[] }) {
  return (
    <Note>
      {blocks.map((block) => (
        <Block block={block} key={keyOf(block)} />
      ))}
    </Note>
  );
}
