import { phasePage } from '../content/pages/detailPages';
import { phases } from '../content/phases/index';
import { Poster } from '../figures/Poster';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { BELOW_LARGE_WINDOW, font, fontWeights, PHONE_WINDOW, space } from '../theme/tokens';
import { TextLink } from '../ui/Link';
import { besideWords, columns, PAGE_INSET } from '../ui/layout';
import { Heading, Statement, Text, wholeWords } from '../ui/Text';
import { TriangleList } from '../ui/triangle';

/** Surfaces of the words of the phases in order: no two neighbors alike, and the last one unlike the area below. */
const grounds: readonly Surface[] = ['tint', 'sunk', 'tint', 'sunk', 'field'];

/** A row across the window for each phase, in large windows with its poster at alternating edges; in smaller ones it is beside the number. */
const Phases = styled('ol', {
  display: 'grid',
  /* Between pictures that are one below the other. */
  rowGap: '2px',
  paddingTop: '2px',
});

const Step = styled('li', {
  '--text-start': space.gutter,
  '--text-end': space.gutter,
  display: 'grid',
  /* WebKit would compute its width from the height of the row. */
  '& > .poster': { width: '100%' },
  '@media (forced-colors: active)': { borderTop: '1px solid' },
  /* Beside words that are much higher, a drawing would lose its sides. */
  '@media (min-width: 64em) and (max-width: 73.999em)': { '& > .poster > img': { objectFit: 'contain' } },
  [`@media screen and ${BELOW_LARGE_WINDOW}`]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > .poster': { gridArea: '1 / 1 / auto / span 3' },
    '&:nth-child(even) > .poster': { gridColumn: '3 / -1' },
    '& > div': { display: 'contents' },
    '& b': { gridArea: '1 / auto / auto / span 2', placeSelf: 'center' },
    '& > div > div': { gridColumn: '1 / -1', padding: '1.5rem var(--text-end) 2rem var(--text-start)' },
  },
  '@lg': {
    ...columns(2),
    '& > .poster': { ...besideWords, minHeight: '31.25vw' },
    '& > .poster > img': { objectPosition: 'bottom' },
    /* The smallest doll is in view. */
    '&:last-child > .poster > img': { objectPosition: '85% 100%' },
    /* The text is in the columns of the page, and as far from the middle. */
    '&:nth-child(odd)': { '--text-end': PAGE_INSET },
    '&:nth-child(even)': { '--text-start': PAGE_INSET, '& > .poster': { order: 1 } },
  },
});

const Words = styled('div', {
  ...columns('auto minmax(0, 1fr)'),
  alignContent: 'start',
  columnGap: 'clamp(1rem, 2.5vw, 2.5rem)',
  padding: `2rem var(--text-end) ${space.quiet} var(--text-start)`,
  '& > b': {
    font: font('display', fontWeights.heading, 'clamp(5rem, 9vw, 9rem)', 0.8),
    letterSpacing: '-.05em',
    color: 'var(--line)',
    [`@media screen and ${BELOW_LARGE_WINDOW}`]: { fontSize: '36vw' },
  },
  '& h2': { marginBottom: '.875rem' },
  '& ul': { marginBlock: '1rem' },
  '& ul > li': { border: 0, paddingBlock: '.2rem', '&::before': { top: '.58rem' } },
  '& ul + p': {
    borderTop: '2px solid',
    paddingTop: '.75rem',
    /* Phones show it on the page of the phase only. */
    [`@media screen and ${PHONE_WINDOW}`]: { display: 'none' },
  },
});

export function PhasePosters({ linkLabel }: { readonly linkLabel: string }) {
  return (
    <Phases>
      {entriesOf(phases).map(([slug, { name, summary, points, exit }], phase) => (
        <Step key={slug} id={slug} className={surfaceClass(grounds[phase] ?? 'tint')}>
          <Poster slug={slug} size="poster" />
          <Words>
            <b>{phase + 1}</b>
            <div>
              <Heading>{wholeWords(name)}</Heading>
              <Text variant="lead">{summary}</Text>
              <TriangleList>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </TriangleList>
              <Statement size="h4">{`${phasePage.exit}: ${exit}`}</Statement>
              <TextLink href={`/how-we-work/${slug}`} about={name}>
                {linkLabel}
              </TextLink>
            </div>
          </Words>
        </Step>
      ))}
    </Phases>
  );
}
