import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { columns, PAGE_INSET } from '../ui/layout';
import { BOWTIE_CLIP, Heading, Subheading, Text, wholeWords } from '../ui/Text';

const Parts = styled('div', { ...columns('100%'), '@lg': columns('1fr 2fr') });

const Side = styled('div', {
  ...columns('min-content minmax(0, 1fr)'),
  columnGap: space.gap,
  '&& h2': {
    padding: `2rem 0 2rem ${PAGE_INSET}`,
    '@lg': { width: 'min-content', fontSize: 'min(5.5vw, 5.5rem)' },
  },
  /* As high as the words leave it. */
  '& > .poster': { position: 'relative', aspectRatio: 'auto' },
  '& img': { position: 'absolute', objectFit: 'contain', objectPosition: 'bottom' },
  '@narrowest': { gridTemplateColumns: '100%', '& > .poster': { minHeight: '60vw' } },
  '@lg': { grid: 'auto 1fr / 100%', '& > .poster': { minHeight: 'min(36vw, 30rem)' } },
});

/** Next to each other, no two have the same surface. On phones they are bowties on one string. */
const Tiles = styled('div', {
  '& > *': { padding: `1.75rem ${space.gutter} 2.25rem` },
  '& p': { marginTop: '.75rem' },
  '@phone': {
    paddingBlock: '1rem',
    '& > *': {
      position: 'relative',
      padding: `1rem ${space.gutter} 1rem calc(${space.gutter} + 2.75rem)`,
      '&&': { backgroundColor: 'transparent' },
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        inset: `-1rem auto -1rem calc(${space.gutter} + .78rem)`,
        width: '.1875rem',
        backgroundColor: '$ink',
      },
      /* The string ends at the last one. */
      '&:last-child::before': { bottom: 'auto', height: '2.5rem' },
      '&::after': {
        inset: `1rem auto auto ${space.gutter}`,
        width: '1.75rem',
        height: '1.375rem',
        clipPath: BOWTIE_CLIP,
      },
    },
    '& p': { marginTop: '.375rem' },
  },
  '@md': {
    ...columns(2),
    '& > :nth-child(4n + 2)': { backgroundColor: '$raised' },
    '& > :nth-child(4n + 3)': { backgroundColor: '$raised' },
  },
  '@media (forced-colors: active)': { '& > *': { border: '1px solid' } },
});

const Opening = styled(Heading, {
  '&&': {
    fontSize: 'clamp(2.25rem, 1.9rem + 1.2vw, 3.25rem)',
    '@phone': { fontSize: 'min(7.25vw, 4rem)', lineHeight: 1.05 },
  },
});

interface QuestionTilesProps {
  readonly heading: string;
  readonly items: readonly Readonly<Record<'question' | 'opening' | 'answer', string>>[];
  readonly children: ReactNode;
}

/** Questions with their answers, always open, the opening of each in large type. */
export const QuestionTiles = ({ heading, items, children }: QuestionTilesProps) => (
  <Band top="none" bottom="none">
    <Parts className={surfaceClass('tint')}>
      <Side className={surfaceClass('night')}>
        <Heading variant="h1">{heading}</Heading>
        {children}
      </Side>
      <Tiles>
        {items.map(({ question, opening, answer }, index) => (
          <article key={question} {...(index === 0 && { className: surfaceClass('field') })}>
            <Subheading>{question}</Subheading>
            <Opening as="p" variant="h3">
              {wholeWords(opening)}
            </Opening>
            <Text tone="ink">{answer}</Text>
          </article>
        ))}
      </Tiles>
    </Parts>
  </Band>
);
