import { phasePage } from '../content/pages/detailPages';
import { phases } from '../content/phases/index';
import { Poster } from '../figures/Poster';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, PHONE_WINDOW, space } from '../theme/tokens';
import { TextLink } from '../ui/Link';
import { besideWords, columns, PAGE_INSET } from '../ui/layout';
import { Heading, Statement, Text, wholeWords } from '../ui/Text';
import { TriangleList } from '../ui/triangle';

/** Surfaces of the words of the phases in order: no two neighbors alike, and the last ones unlike the area below. */
const grounds: readonly Surface[] = ['tint', 'sunk', 'sunk', 'tint', 'field'];

/** Posters from edge to edge of the window: twice two side by side, then the last phase, which has the most words, across it. */
const Phases = styled('ol', {
  display: 'grid',
  /* Between pictures that are one below the other. */
  rowGap: '2px',
  paddingTop: '2px',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Step = styled('li', {
  '--text-start': space.gutter,
  '--text-end': space.gutter,
  display: 'grid',
  /* WebKit would compute its width from the height of the row. */
  '& > .poster': { width: '100%' },
  '@media (forced-colors: active)': { borderTop: '1px solid' },
  /* The poster is beside the number, at alternating edges of the window. */
  '@phone': {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '& > .poster': { gridArea: '1 / 1 / auto / span 3' },
    '&:nth-child(even) > .poster': { gridColumn: '3 / -1' },
    '& > div': { display: 'contents' },
    '& b': { gridArea: '1 / auto / auto / span 2', placeSelf: 'center' },
    '& > div > div': { gridColumn: '1 / -1', padding: '1.5rem var(--text-end) 2rem var(--text-start)' },
  },
  '@md': {
    '&:not(:last-child)': {
      gridTemplateRows: 'subgrid',
      gridRow: 'span 2',
    },
    /* The text is in the columns of the page, and as far from the middle. */
    '&:nth-child(odd)': { '--text-start': PAGE_INSET },
    '&:nth-child(even)': { '--text-end': PAGE_INSET },
    /* Its number and name are above both the poster and the words. */
    '&:last-child': {
      gridColumn: '1 / -1',
      grid: 'auto auto auto auto 1fr / repeat(2, minmax(0, 1fr))',
      '& > div, & > div > div': { display: 'contents' },
      '& > div > div > *': { gridColumn: 2, margin: `0 ${PAGE_INSET} 1rem ${space.gutter}` },
      '& > div > div > a': { placeSelf: 'start' },
      '& b': { gridArea: '1 / 1', padding: `2rem 0 2rem ${PAGE_INSET}` },
      '& h2': {
        '&&': {
          gridArea: '1 / 1 / auto / -1',
          alignSelf: 'end',
          margin: `2rem ${PAGE_INSET} 2rem calc(${PAGE_INSET} + 9vw)`,
        },
      },
      '& > .poster': {
        ...besideWords,
        gridArea: '2 / 1 / -1 / auto',
        minHeight: '31.25vw',
        '& > img': { objectFit: 'contain', objectPosition: 'bottom' },
      },
    },
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
    '@phone': { fontSize: '36vw' },
  },
  '& h2': { marginBottom: '.875rem', '@tablet': { fontSize: fontSizes.h3 } },
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
