import { phasePage } from '../content/pages/phasePage';
import { phases } from '../content/phases/index';
import { Poster } from '../figures/Poster';
import { entriesOf } from '../lib/lookUp';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, letterSpacings, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TriangleList } from '../ui/TriangleList';
import { wholeWords } from '../ui/wholeWords';

/** The phase at the narrowest part of the bowtie. */
const NARROWEST = 2;

/** Surfaces of the words of the phases in order: no two side by side alike, and the last ones unlike the area below. */
const grounds: readonly FigureGround[] = ['tint', 'sunk', 'field', 'field', 'tint'];

/** Posters from edge to edge of the window: two side by side, one across it, two side by side. */
const Phases = styled('ol', {
  display: 'grid',
  /* Between posters that are one below the other. */
  rowGap: '2px',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Step = styled('li', {
  '--start': space.gutter,
  '--end': space.gutter,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '@media (forced-colors: active)': { borderTop: '1px solid' },
  variants: {
    place: {
      pair: {
        '@md': {
          gridTemplateRows: 'subgrid',
          gridRow: 'span 2',
          /* The text is in the columns of the page, and as far from the middle. */
          '&:nth-child(3n + 1)': { '--start': PAGE_INSET },
          '&:nth-child(3n + 2)': { '--end': PAGE_INSET },
        },
      },
      /** The narrowest part of the bowtie: poster and words side by side, with the summary as a headline. */
      knot: {
        '& h2': { fontSize: fontSizes.h3 },
        '& h2 + p': {
          font: font('display', fontWeights.heading, fontSizes.h1, 0.98),
          letterSpacing: letterSpacings.display,
          textWrap: 'balance',
        },
        '@md': {
          gridColumn: '1 / -1',
          '& > div > .poster': { aspectRatio: 'auto', height: '100%', contain: 'size' },
          grid: 'auto / repeat(2, minmax(0, 1fr))',
          '--end': PAGE_INSET,
        },
      },
    },
  },
});

/** The object on the dark surface, at the lower edge of its half. */
const Panel = styled('div', {
  display: 'grid',
  alignItems: 'end',
  '& img': { height: '100%', objectFit: 'cover', objectPosition: 'bottom' },
});

/** The number beside the words. */
const Words = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 'clamp(1rem, 2.5vw, 2.5rem)',
  padding: `2rem var(--end) ${space.quiet} var(--start)`,
  '& > b': {
    font: font('display', fontWeights.heading, 'clamp(5rem, 9vw, 9rem)', 0.8),
    letterSpacing: '-.05em',
    color: 'var(--line)',
  },
  '& h2': { marginBottom: '.5rem', '@tablet': { fontSize: fontSizes.h3 } },
  '& ul': { marginBlock: '1.25rem' },
  /* The number is beside the name only. */
  '@phone': {
    '& > div': { display: 'contents' },
    '& > div > :not(h2)': { gridColumn: '1 / -1', justifySelf: 'start' },
    '& ul': { width: '100%' },
  },
  '@narrowest': { gridTemplateColumns: '100%' },
});

/**
 * The phases of the method: poster, number, title, points, end and link. Two side by side, the third across the
 * window, then two side by side.
 */
export function PhasePosters({ linkLabel }: { readonly linkLabel: string }) {
  return (
    <Phases>
      {entriesOf(phases).map(([slug, { name, summary, points, exit }], phase) => (
        <Step
          key={slug}
          place={phase === NARROWEST ? 'knot' : 'pair'}
          className={`${sectionColors('how')} ${surfaceClass(grounds[phase] ?? 'tint')}`}
        >
          <Panel className={surfaceClass('night')}>
            <Poster slug={slug} size="poster" />
          </Panel>
          <Words>
            <b>{phase + 1}</b>
            <div>
              <Heading>{wholeWords(name)}</Heading>
              <Text variant="lead">{summary}</Text>
              <TriangleList size="small">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </TriangleList>
              <Text variant="small">{`${phasePage.exit}: ${exit}`}</Text>
              <TextLink href={`/how-we-work/${slug}`} label={`${linkLabel}: ${name}`}>
                {linkLabel}
              </TextLink>
            </div>
          </Words>
        </Step>
      ))}
    </Phases>
  );
}
