import { phasePage } from '../content/pages/phasePage';
import { phases } from '../content/phases/index';
import { PhaseSlice } from '../figures/PhaseSlice';
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

/** Parts of a phase beside another, which share their rows (subgrid). */
const PARTS = 6;

/** The phase at the narrowest part of the bowtie. */
const NARROWEST = 2;

/** Surfaces of the phases in order: no two neighbors alike, and the last one unlike the area below. */
const grounds: readonly FigureGround[] = ['tint', 'sunk', 'field', 'night', 'tint'];

/** Posters from edge to edge of the window: two side by side, one across it, two side by side. */
const Phases = styled('ol', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Step = styled('li', {
  '--end': space.gutter,
  padding: `${space.quiet} var(--end) ${space.quiet} ${space.gutter}`,
  '& > h2': { margin: '1.5rem 0 .5rem', alignSelf: 'end' },
  '& > ul': { marginBlock: '1.25rem', justifySelf: 'stretch' },
  variants: {
    place: {
      pair: {
        '& > h2': { fontSize: 'clamp(1.875rem, 1rem + 2.1vw, 3.25rem)' },
        /* In a column, every second drawing is at the left edge. */
        '@phone': {
          paddingBlock: '2rem',
          '&:nth-child(3n + 2) > div': { flexDirection: 'row-reverse' },
          '& > div > b': { fontSize: '6rem' },
          '& > div > svg': { height: '7rem' },
        },
        '@md': {
          display: 'grid',
          gridTemplateRows: 'subgrid',
          gridRow: `span ${PARTS}`,
          justifyItems: 'start',
          /* The text is in the columns of the page, and as far from the middle. */
          '&:nth-child(3n + 1)': { paddingLeft: PAGE_INSET },
          '&:nth-child(3n + 2)': { '--end': PAGE_INSET },
        },
      },
      /** The narrowest part of the bowtie: a field with the summary as a headline. */
      knot: {
        gridColumn: '1 / -1',
        '--end': PAGE_INSET,
        paddingLeft: PAGE_INSET,
        '& > h2': { fontSize: fontSizes.h3 },
        '& > h2 + p': {
          font: font('display', fontWeights.heading, fontSizes.display, 0.98),
          letterSpacing: letterSpacings.display,
          maxWidth: '13em',
          textWrap: 'balance',
        },
        '& > ul': { '@md': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: space.gap } },
        '@md': { '& > h2 + p': { marginBottom: '3rem' } },
      },
    },
  },
});

/** The number, and the phase's fifth of the bowtie up to the edge of the poster. */
const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  gap: 'calc(1rem + var(--end))',
  '& > b': {
    font: font('display', fontWeights.heading, 'clamp(9rem, 14vw, 13rem)', 0.8),
    letterSpacing: '-.05em',
    marginLeft: '-.05em',
    color: 'var(--line)',
  },
  /* The color of lines has enough contrast on every surface. */
  '& > svg': {
    '--fill': 'var(--line)',
    flex: '1 1 0',
    minWidth: 0,
    height: 'clamp(11rem, 20vw, 18rem)',
    margin: '0 calc(-1 * var(--end))',
  },
});

/**
 * The phases of the method: number, part of the bowtie, title, points, end and link. Two side by side, the third across the
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
          <Top>
            <b>{phase + 1}</b>
            <PhaseSlice phase={phase} />
          </Top>
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
        </Step>
      ))}
    </Phases>
  );
}
