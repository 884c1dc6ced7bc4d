import type { NoteBlock, NoteTable } from '../content/posts/types';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, lineHeights } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { RichWords } from './RichWords';

const Note = styled('div', {
  maxWidth: '40em',
  color: '$ink2',
  textWrap: 'pretty',
  '& > * + *': { marginTop: '.875rem' },
  '& > h3': { marginTop: '1.75rem', color: '$ink' },
  '& > table': { marginBlock: '1.5rem' },
  '& > h3 + table': { marginTop: '.75rem' },
  '& > ul, & > ol': { paddingLeft: '1.25rem', '& > li + li': { marginTop: '.375rem' } },
  '& > ul': { listStyle: 'disc' },
  '& > ol': { listStyle: 'decimal' },
  '& li::marker': { color: 'var(--line)' },
});

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  borderBottom: '1px solid $colors$rule',
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  lineHeight: lineHeights.snug,
  fontVariantNumeric: 'tabular-nums',
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
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th scope="row" key={columns[index]}>
                  {cell}
                </th>
              ) : (
                <td key={columns[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const isWords = (block: NoteBlock): block is RichText => typeof block === 'string' || 'length' in block;

function Block({ block }: { readonly block: NoteBlock }) {
  if (isWords(block))
    return (
      <p>
        <RichWords text={block} />
      </p>
    );
  if ('heading' in block) return <Subheading>{block.heading}</Subheading>;
  if ('list' in block) return <ul>{items(block.list)}</ul>;
  if ('steps' in block) return <ol>{items(block.steps)}</ol>;
  return <DataTable {...block.table} />;
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
