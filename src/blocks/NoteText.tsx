import type { NoteBlock } from '../content/posts/types';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, lineHeights } from '../theme/tokens';
import { TableContent } from '../ui/TableContent';
import { Subheading } from '../ui/Text';
import { keyOfText, RichWords, richItems } from './RichWords';

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
  borderBottom: '1px solid $colors$rule',
  font: font('display', fontWeights.regular, fontSizes.small, lineHeights.snug),
  fontVariantNumeric: 'tabular-nums',
  '& caption': { paddingBottom: '.5rem', fontWeight: fontWeights.semi, color: '$ink' },
  '& th, & td': {
    padding: '.5rem .5rem .5rem 0',
    verticalAlign: 'top',
    fontWeight: fontWeights.regular,
  },
  '& thead th': { borderTop: '1px solid $colors$ink' },
  '& tbody > tr': { borderTop: '1px solid $colors$rule' },
  '& tbody > tr > th': { color: '$ink', fontWeight: fontWeights.medium },
});

const isWords = (block: NoteBlock): block is RichText => typeof block === 'string' || 'length' in block;

function Block({ block }: { readonly block: NoteBlock }) {
  if (isWords(block))
    return (
      <p>
        <RichWords text={block} />
      </p>
    );
  if ('heading' in block) return <Subheading>{block.heading}</Subheading>;
  if ('list' in block) return <ul>{richItems(block.list)}</ul>;
  if ('steps' in block) return <ol>{richItems(block.steps)}</ol>;
  return (
    <Table>
      <TableContent {...block.table} />
    </Table>
  );
}

export function NoteText({ blocks }: { readonly blocks: readonly NoteBlock[] }) {
  return (
    <Note>
      {blocks.map((block) => (
        <Block block={block} key={keyOfText(block)} />
      ))}
    </Note>
  );
}
