import { phasePage } from '../content/pages/phasePage';
import { phases } from '../content/phases/index';
import { PhaseFigure } from '../figures/PhaseFigure';
import { entriesOf } from '../lib/lookUp';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { font, fontSizes, fontWeights, letterSpacings, sizes, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TriangleList } from '../ui/TriangleList';

/** Parts of a phase beside another, which share their rows (subgrid). */
const PARTS = 6;

/** Two columns of phases between the margins of the page, and a phase across the window between them. */
const Phases = styled('ol', {
  display: 'grid',
  columnGap: space.gap,
  gridTemplateColumns: `calc(${space.gutter} - ${space.gap}) minmax(0, 1fr) calc(${space.gutter} - ${space.gap})`,
  paddingBlock: `${space.section} ${space.quiet}`,
  '@md': {
    gridTemplateColumns: `minmax(calc(${space.gutter} - ${space.gap}), 1fr) repeat(2, minmax(0, calc((${sizes.page} - ${space.gap}) / 2))) minmax(calc(${space.gutter} - ${space.gap}), 1fr)`,
  },
});

const pair = {
  gridColumn: 2,
  borderTop: '1px solid $colors$ink',
  padding: '1.5rem 0 2.5rem',
  '@md': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: `span ${PARTS}`, justifyItems: 'start' },
} as const;

const Step = styled('li', {
  '& > h2': { margin: '1.5rem 0 .5rem', alignSelf: 'end' },
  '& > ul': { marginBlock: '1.25rem', justifySelf: 'stretch' },
  variants: {
    place: {
      left: pair,
      right: { ...pair, '@md': { ...pair['@md'], gridColumn: 3 } },
      /** The narrowest part of the bowtie: a field with the summary as a headline. */
      knot: {
        gridColumn: '1 / -1',
        marginBlock: space.quiet,
        padding: `${space.quiet} max(${space.gutter}, calc((100% - ${sizes.page}) / 2))`,
        '& svg': { '@md': { maxWidth: '36rem' } },
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

/** The number, and the phase's fifth of the bowtie. */
const Top = styled('div', {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  gap: '1.5rem',
  '& > b': {
    font: font('display', fontWeights.heading, 'clamp(5rem, 14vw, 13rem)', 0.8),
    letterSpacing: '-.05em',
    marginLeft: '-.05em',
    color: 'var(--line)',
  },
  '& > svg': { flex: '1 1 0', minWidth: 0, '@md': { maxWidth: '22rem' } },
});

/**
 * The phases of the method: number, the phase's fifth of the bowtie, title, points, end and link. Two side by side, the
 * third across the window, then two side by side.
 */
export function PhaseRows({ linkLabel }: { readonly linkLabel: string }) {
  return (
    <Phases>
      {entriesOf(phases).map(([slug, { name, summary, points, exit }], phase) => {
        const isKnot = phase === 2;
        return (
          <Step
            key={slug}
            place={isKnot ? 'knot' : phase === 0 || phase === 3 ? 'left' : 'right'}
            {...(isKnot ? { className: `${field()} ${sectionColors('how')}` } : {})}
          >
            <Top>
              <b>{phase + 1}</b>
              <PhaseFigure phase={phase} />
            </Top>
            <Heading>{name}</Heading>
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
        );
      })}
    </Phases>
  );
}
