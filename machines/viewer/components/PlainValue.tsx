import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';
import { isRecord } from '../../statechart/graph';

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
  columnGap: space[3],
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
});

const Name = styled('dt', { color: '$ink3', paddingBlock: '2px' });

const Value = styled('dd', {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  paddingBlock: '2px',
  variants: { isChanged: { true: { backgroundColor: '$actionTint' } } },
});

interface PlainValueProps {
  readonly value: unknown;
  /** Previous value; differences are highlighted. */
  readonly before?: unknown;
}

const textOf = (value: unknown): string =>
  value === undefined ? 'undefined' : JSON.stringify(value, undefined, 2);

/** Plain data, one line for each of its properties. */
export function PlainValue({ value, before }: PlainValueProps) {
  const rows = isRecord(value) && !Array.isArray(value) ? Object.entries(value) : [['value', value] as const];
  const old = isRecord(before) ? before : undefined;
  return (
    <List>
      {rows.map(([name, item]) => {
        const isChanged = old !== undefined && textOf(old[name]) !== textOf(item);
        return (
          <div key={name} style={{ display: 'contents' }}>
            <Name>{name}</Name>
            <Value isChanged={isChanged}>
              {textOf(item)}
              {isChanged && <VisuallyHidden> changed</VisuallyHidden>}
            </Value>
          </div>
        );
      })}
    </List>
  );
}
