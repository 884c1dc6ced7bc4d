import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { keepWithNext } from '../ui/keepWithNext';
import { Tag, Text } from '../ui/Text';

const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `1.5rem ${space.gap}`,
  paddingTop: '1.125rem',
  borderTop: '1px solid $colors$ink',
  marginBottom: 'clamp(2rem, 1.2rem + 3vw, 4.5rem)',
  ...keepWithNext,
  '& > div > p + p, & > div > h2 + p': { marginTop: '1.125rem' },
  '@md': {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > :nth-child(1)': { gridColumn: 'span 3', alignSelf: 'start', paddingTop: '.35rem' },
    '& > :nth-child(2)': { gridColumn: '4 / -1' },
    '& > :nth-child(3)': { gridColumn: '4 / -1', marginTop: '-.75rem' },
  },
  '@lg': {
    '& > :nth-child(2)': { gridColumn: '4 / span 7' },
    '& > :nth-child(3)': {
      gridColumn: '11 / -1',
      margin: 0,
      justifySelf: 'end',
      alignSelf: 'end',
      whiteSpace: 'nowrap',
    },
  },
});

export interface SectionHeadProps {
  /** The section's name. */
  readonly tag: string;
  readonly heading: string;
  /** Which of the two is the h2; the other is a paragraph with the same style. */
  readonly named?: 'tag' | 'heading';
  readonly lead?: string;
  /** A link at the end of the line. */
  readonly end?: ReactNode;
}

/** The head of a block: heavy rule, tag in the first quarter, title from the second grid line. */
export function SectionHead({ tag, heading, named = 'heading', lead, end }: SectionHeadProps) {
  return (
    <Head>
      <Tag as={named === 'tag' ? 'h2' : 'p'}>{tag}</Tag>
      <div>
        <Heading as={named === 'heading' ? 'h2' : 'p'}>{heading}</Heading>
        {lead && <Text variant="lead">{lead}</Text>}
      </div>
      {end && <div>{end}</div>}
    </Head>
  );
}
