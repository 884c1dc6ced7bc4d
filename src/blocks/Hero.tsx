import { Fragment, type ReactNode } from 'react';
import { HeroBowtie } from '../figures/HeroBowtie';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Section = styled('section', { paddingTop: 'clamp(1.5rem, .75rem + 3vw, 4rem)', '--knot': '42%' });

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
  marginTop: '1.25rem',
  '& > p + *': { marginTop: '1.5rem' },
  '@lg': {
    gridColumn: '7 / -1',
    marginTop: `calc(${fontSizes.display} * -.72)`,
    '& a > span': { padding: '0 clamp(1rem, .2rem + 1.4vw, 1.375rem)' },
  },
});

const Drawing = styled('figure', {
  marginTop: 'clamp(2rem, 1rem + 2vw, 3rem)',
  '& > div': { position: 'relative' },
  '& > div > svg': { height: 'clamp(8rem, 4rem + 16vw, 20rem)' },
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
  gridTemplateColumns: `calc(var(--knot) - .16 * ${space.gutter}) 1fr`,
  margin: `0 ${space.gutter} .75rem`,
  '& > span': { ...label, borderTop: '1px solid $colors$ink', position: 'relative', paddingTop: '.5rem' },
  '& > span::before': tick,
  '& > span + span': { paddingLeft: '.625rem', color: '$action' },
  '& > span:last-child::after': { ...tick, left: 'auto', right: 0 },
});

/** Larger in narrow windows, where the callout would overlap the slats. */
const axisGap = 'clamp(.75rem, 2rem - 1.6vw, 1.5rem)';

const Callout = styled('span', {
  ...label,
  position: 'absolute',
  left: 'var(--knot)',
  bottom: `calc(.75rem - ${axisGap})`,
  height: 'calc(50% - 1.5rem)',
  borderLeft: '1px dotted $colors$ink2',
  display: 'flex',
  alignItems: 'flex-end',
  padding: '0 0 .125rem .625rem',
});

const Axis = styled('nav', {
  borderTop: '1px solid $colors$ink',
  margin: `${axisGap} ${space.gutter} 0`,
  /* The third phase begins at the knot. */
  '& > ol': {
    display: 'grid',
    gridTemplateColumns: `repeat(2, calc((var(--knot) - .16 * ${space.gutter}) / 2)) repeat(3, 1fr)`,
  },
  '& a': {
    ...label,
    display: 'block',
    padding: '.75rem 0 .875rem',
    position: 'relative',
    '@phone': {
      writingMode: 'vertical-rl',
      padding: '.5rem 0 0 0',
      minHeight: '5.5rem',
      /* In px: five columns have no room for more, and fingers do not grow with the text. */
      minWidth: '44px',
      display: 'flex',
      alignItems: 'center',
    },
  },
  '& a::before': tick,
  '@hover': { '& a:hover': { color: '$action' } },
  '& a > b': {
    fontWeight: fontWeights.regular,
    color: '$ink3',
    '@phone': { marginBottom: '.4em' },
  },
});

export interface HeroProps {
  /** The headline in parts, each with the widths at which a line ends after it: below 480 px, from 1024 px, or both. */
  readonly headline: readonly {
    readonly words: string;
    readonly breakAfter?: 'phone' | 'wide' | 'both';
  }[];
  readonly lead: string;
  readonly actions: ReactNode;
  readonly figure: {
    readonly label: string;
    readonly win: string;
    readonly keep: string;
    readonly callout: string;
    readonly axis: string;
  };
  /** The phases under the figure. */
  readonly phases: readonly { readonly name: string; readonly path: string }[];
}

/** The top of the home page: headline, deck, and the bowtie across the whole window. */
export function Hero({ headline, lead, actions, figure, phases }: HeroProps) {
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
      </Wrap>
      <Drawing>
        <Brace aria-hidden="true">
          <span>{figure.win}</span>
          <span>{figure.keep}</span>
        </Brace>
        <div>
          <HeroBowtie label={figure.label} />
          <Callout aria-hidden="true">{figure.callout}</Callout>
        </div>
        <Axis aria-label={figure.axis}>
          <ol>
            {phases.map(({ name, path }, index) => (
              <li key={path}>
                <Link href={path}>
                  <b>{index + 1}</b>
                  {` ${name}`}
                </Link>
              </li>
            ))}
          </ol>
        </Axis>
      </Drawing>
    </Section>
  );
}
