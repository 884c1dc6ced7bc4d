import { Fragment, type ReactNode } from 'react';
import { openingOf } from '../lib/opening';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { fontSizes, fonts, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Disclosure } from '../ui/Disclosure';
import { Heading, Subheading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';

/** From edge to edge of the window. In large windows the questions are beside the heading. */
const Parts = styled('div', {
  '&& h2': { padding: `2rem ${space.gutter} 2rem ${PAGE_INSET}` },
  '@lg': { display: 'grid' },
  variants: {
    /** `tiles`: always open, in two columns, and next to each other no two have the same surface. */
    look: {
      rows: {
        '& > :first-child': { display: 'grid', gridTemplateRows: 'auto 1fr' },
        '&& h2': { paddingTop: '3rem' },
        '&& h3:not(summary *)': { padding: `1.25rem ${space.gutter} 1rem` },
        '&& details': { margin: 0, border: 0, padding: `0 ${space.gutter}` },
        '&& details + details': { borderTop: '1px solid $colors$ink' },
        /* Not over the next block. */
        '&& summary:focus-visible': { outlineOffset: '-3px' },
        '&& summary': {
          paddingBlock: '1rem',
          fontSize: 'clamp(1.25rem, 1.9vw, 2.25rem)',
          textWrap: 'balance',
        },
        '@lg': { gridTemplateColumns: '5fr 7fr' },
      },
      tiles: {
        '&& h2': {
          '@phone': { backgroundColor: 'var(--field)', color: '$onField' },
          '@lg': { width: 'min-content', fontSize: 'min(5.5vw, 5.5rem)' },
        },
        '& article': { padding: `1.75rem ${space.gutter} 2.25rem` },
        '& article > p': { marginTop: '.75rem', fontSize: fontSizes.small },
        /* The first sentence. */
        '& article b': {
          display: 'block',
          marginBottom: '.75rem',
          font: `${fontSizes.lead}/1.35 ${fonts.text}`,
        },
        '@phone': { '& article:nth-child(even)': { backgroundColor: '$raised' } },
        '@md': {
          '& > :last-child': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '& article:is(:nth-child(2), :nth-child(3))': { backgroundColor: '$raised' },
        },
        '@lg': {
          gridTemplateColumns: '1fr 2fr',
          /* The picture is as high as the answers leave it, and cut by the edge of the window. */
          '& > :first-child': { display: 'grid', gridTemplateRows: 'auto 1fr' },
          '& .poster': { position: 'relative', aspectRatio: 'auto', minHeight: 'min(36vw, 30rem)' },
          '& img': {
            position: 'absolute',
            height: '100%',
            objectFit: 'contain',
            objectPosition: 'bottom',
            '@media (min-width: 75em)': { objectFit: 'cover', objectPosition: 'right top' },
          },
        },
        '@media (forced-colors: active)': { '& article': { border: '1px solid' } },
      },
    },
  },
});

interface QuestionBandProps {
  readonly heading: string;
  /** A group is that of its question and the next ones. */
  readonly items: readonly { readonly group?: string; readonly question: string; readonly answer: string }[];
  readonly look: 'rows' | 'tiles';
  /** Of the heading, of what is below it, and of the groups. */
  readonly surface: 'field' | 'night';
  readonly children?: ReactNode;
}

function Answer({ text }: { readonly text: string }) {
  const [opening, others] = openingOf(text);
  return (
    <Text tone="ink">
      <b>{opening} </b>
      {others}
    </Text>
  );
}

/** Questions with their answers, and their heading. */
export const QuestionBand = ({ heading, items, look, surface, children }: QuestionBandProps) => (
  <Band top="none" bottom="none">
    <Parts look={look} className={surfaceClass('tint')}>
      <div className={surfaceClass(surface)}>
        <Heading variant={look === 'rows' ? 'h2' : 'h1'}>{heading}</Heading>
        {children}
      </div>
      <div>
        {items.map(({ group, question, answer }) =>
          look === 'tiles' ? (
            <article key={question}>
              <Subheading size="h3">{question}</Subheading>
              <Answer text={answer} />
            </article>
          ) : (
            <Fragment key={question}>
              {group && (
                <Heading as="h3" variant="h4" className={surfaceClass(surface)}>
                  {group}
                </Heading>
              )}
              <Disclosure label={question} level="h3">
                <Text variant="lead" tone="ink">
                  {answer}
                </Text>
              </Disclosure>
            </Fragment>
          ),
        )}
      </div>
    </Parts>
  </Band>
);
