import { Fragment, type ReactNode } from 'react';
import { HeroBowtie } from '../figures/HeroBowtie';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fonts, fontWeights, sizes, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { KNOT_INSET, PHASE_COLUMNS } from './axis';

/** From 1024 px it fills the first screen, and the bowtie takes the height that the text leaves free. */
const Section = styled('section', {
  paddingTop: 'clamp(1.25rem, 1rem + .5vw, 2rem)',
  '@lg': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(100svh - ${sizes.header})`,
    paddingBottom: '.75rem',
  },
});

/**
 * Below 480 px the headline is as large as its longest line allows. There its line breaks are fixed: a fallback font would
 * break such large words elsewhere, and the web font would then shift the content below.
 */
const Headline = styled(Heading, {
  '& > br': { display: 'none' },
  '@media (max-width: 29.999em)': {
    '&&': { fontSize: 'clamp(1.75rem, 9.6vw, 2.75rem)' },
    '& > br:not([data-at="wide"])': { display: 'inline' },
  },
  '@lg': { '& > br:not([data-at="phone"])': { display: 'inline' } },
});

/** From 1024 px the deck fills the space that the short last line of the headline leaves free. */
const Deck = styled('div', {
  marginTop: '1rem',
  '& > p + *': { marginTop: '1.25rem' },
  '@lg': {
    gridColumn: '6 / -1',
    marginTop: `calc(${fontSizes.display} * -.72)`,
    '& a > span': { padding: '0 clamp(1rem, .2rem + 1.4vw, 1.375rem)' },
  },
});

/** Three ruled cells: a number, what it counts and its base. The first word of the page's case. */
const Proof = styled('ul', {
  marginTop: 'clamp(1.25rem, .75rem + 1vw, 2rem)',
  fontVariantNumeric: 'tabular-nums',
  '@lg': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '1.5rem' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'min(10rem, 50%) minmax(0, 1fr)',
    gap: '0 .75rem',
    alignItems: 'center',
    borderTop: '1px solid $colors$ink',
    padding: '.5rem 0 .625rem',
    /* Room for a second line: a fallback font may need it, and the web font may not. */
    '@media (max-width: 23.999em)': { minHeight: '4.75rem' },
    '@lg': { display: 'flex', flexWrap: 'wrap', padding: '.625rem 0 .75rem' },
  },
  '& b': {
    font: font('display', fontWeights.heading, '1.75rem', 1),
    letterSpacing: '-.03em',
    '@media (min-width: 22em)': { whiteSpace: 'nowrap' },
    '@lg': { fontSize: 'clamp(2.25rem, 3.44vw, 2.75rem)' },
  },
  '& span': { flex: '1 1 6rem', font: font('display', fontWeights.medium, '1rem', 1.25) },
  '& small': {
    display: 'block',
    font: font('text', fontWeights.regular, fontSizes.small, 1.3),
    color: '$ink2',
  },
  '@hover': { '& a:hover > b': { color: '$action' } },
});

const Drawing = styled('figure', {
  marginTop: 'clamp(1rem, .5rem + 1vw, 1.5rem)',
  '& > div': { position: 'relative' },
  '& > div > svg': { height: 'clamp(7.5rem, 11.7vw, 16rem)' },
  '@lg': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    position: 'relative',
    '& > div + div': { flex: '1 0 clamp(7.5rem, 11.7vw, 16rem)', maxHeight: '28rem' },
    '& > div > svg': { position: 'absolute', inset: 0, height: '100%' },
  },
});

const label = { font: font('mono', fontWeights.regular, fontSizes.mono, 1.3), color: '$ink2' };
const tick = {
  content: '""',
  position: 'absolute',
  top: '-5px',
  left: 0,
  height: '9px',
  borderLeft: '1px solid $colors$ink',
};

const Brace = styled('div', {
  display: 'grid',
  gridTemplateColumns: `${KNOT_INSET} 1fr`,
  margin: `0 ${space.gutter} .5rem`,
  '& > span': { ...label, borderTop: '1px solid $colors$ink', position: 'relative', paddingTop: '.375rem' },
  '& > span::before': tick,
  '& > span + span': { paddingLeft: '.625rem', color: '$action' },
  '& > span:last-child::after': { ...tick, left: 'auto', right: 0 },
  '@phone': { '& > span': { fontFamily: fonts.display } },
  /* In the gap above the narrow part of the bowtie. */
  '@lg': {
    '&&': { position: 'absolute', inset: '0 0 auto', zIndex: 1 },
    '& > span': { border: 0, paddingTop: 0 },
    '& > span::before, & > span:last-child::after': { content: 'none' },
    '& > span:first-child': { textAlign: 'right', paddingRight: '.625rem' },
  },
});

/** Windows whose columns are narrower than a word, and phones with columns for a number above a word. */
const NARROW = '@media (max-width: 23.999em)';
const PHONE = '@media (min-width: 24em) and (max-width: 47.999em)';

/** The phases: columns under the bowtie, and a numbered list in narrow windows. */
const Axis = styled('nav', {
  borderTop: '1px solid $colors$ink',
  margin: `.75rem ${space.gutter} 0`,
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: PHASE_COLUMNS,
    [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& a': {
    ...label,
    display: 'flex',
    gap: '.6em',
    alignItems: 'center',
    minHeight: '2.75rem',
    position: 'relative',
    '@phone': { letterSpacing: '-.02em' },
    [PHONE]: {
      fontFamily: fonts.display,
      flexDirection: 'column',
      alignItems: 'start',
      gap: 0,
      paddingTop: '.5rem',
    },
  },
  '& a::before': { ...tick, [NARROW]: { display: 'none' } },
  '@hover': { '& a:hover': { color: '$action' } },
  '& a > b': { fontWeight: fontWeights.regular, color: '$ink3' },
});

export interface HeroProps {
  /** The headline in parts, each with the widths at which a line ends after it: below 480 px, from 1024 px, or both. */
  readonly headline: readonly {
    readonly words: string;
    readonly breakAfter?: 'phone' | 'wide' | 'both';
  }[];
  readonly lead: string;
  readonly actions: ReactNode;
  /** Name of the list of proof. */
  readonly proofLabel: string;
  /** Results and the price, each with its base and the page that explains it. */
  readonly proof: readonly {
    readonly value: string;
    readonly label: string;
    readonly base: string;
    readonly href: string;
  }[];
  readonly figure: {
    readonly label: string;
    readonly win: string;
    readonly keep: string;
    readonly axis: string;
  };
  /** The phases under the figure. */
  readonly phases: readonly { readonly name: string; readonly path: string }[];
}

/** The top of the home page: headline, deck, and the bowtie across the whole window. */
export function Hero({ headline, lead, actions, proofLabel, proof, figure, phases }: HeroProps) {
  return (
    <Section className={sectionColors('contact')}>
      <Wrap>
        <Grid>
          <Headline as="h1" variant="display">
            {headline.map(({ words, breakAfter }, index) => (
              <Fragment key={words}>
                {index === 0 ? words : ` ${words}`}
                {breakAfter && <br data-at={breakAfter} />}
              </Fragment>
            ))}
          </Headline>
          <Deck>
            <Text variant="lead">{lead}</Text>
            {actions}
          </Deck>
        </Grid>
        <Proof aria-label={proofLabel}>
          {proof.map(({ value, label: counted, base, href }) => (
            <li key={href}>
              <Link href={href}>
                <b>{value}</b>
                <span>
                  {counted}
                  <small>{base}</small>
                </span>
              </Link>
            </li>
          ))}
        </Proof>
      </Wrap>
      <Drawing>
        <Brace aria-hidden="true">
          <span>{figure.win}</span>
          <span>{figure.keep}</span>
        </Brace>
        <div>
          <HeroBowtie label={figure.label} />
        </div>
        <Axis aria-label={figure.axis}>
          <ol>
            {phases.map(({ name, path }, index) => (
              <li key={path}>
                <Link href={path}>
                  <b>{index + 1}</b>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </Axis>
      </Drawing>
    </Section>
  );
}
