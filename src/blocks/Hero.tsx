import { Fragment } from 'react';
import { claims } from '../content/claims';
import { home } from '../content/pages/home';
import { HeroBowtie } from '../figures/HeroBowtie';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fonts, fontWeights, sizes, space } from '../theme/tokens';
import { ButtonLink, ButtonRow } from '../ui/Button';
import { Link } from '../ui/Link';
import { columns, Grid, Wrap } from '../ui/layout';
import { Heading, Text, wholeWords } from '../ui/Text';
import { axisLabel, KNOT_INSET, NARROW, PhaseAxis } from './PhaseAxis';

/** From 1024 px it fills the first screen, and the bowtie takes the height that the text leaves free. */
const Section = styled('section', {
  paddingTop: 'clamp(1.25rem, 1rem + .5vw, 2rem)',
  /* The green of controls has too little contrast on the field. */
  '&&': { '--colors-action': 'var(--fill)' },
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
    '&&': { fontSize: 'clamp(1.75rem, 10.8vw, 3.25rem)' },
    '& > br:not([data-at="wide"])': { display: 'inline' },
  },
  '@lg': { '& > br:not([data-at="phone"])': { display: 'inline' } },
});

/** From 1024 px the deck fills the space that the short last line of the headline leaves free. */
const Deck = styled('div', {
  marginTop: '1rem',
  '& > p': { textWrap: 'balance' },
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
  '@lg': { ...columns(3), columnGap: '1.5rem' },
  '& a': {
    ...columns('min(10rem, 50%) minmax(0, 1fr)'),
    gap: '0 .75rem',
    alignItems: 'center',
    borderTop: '1px solid $colors$ink',
    padding: '.5rem 0 .625rem',
    /* Space for a second line: a fallback font may need it, and the web font may not. */
    [NARROW]: { minHeight: '4.75rem' },
    '@lg': { display: 'flex', flexWrap: 'wrap', padding: '.625rem 0 .75rem' },
  },
  '& b': {
    font: font('display', fontWeights.heading, '1.75rem', 1),
    letterSpacing: '-.03em',
    '@pair': { whiteSpace: 'nowrap' },
    '@lg': { fontSize: 'clamp(2.25rem, 3.44vw, 2.75rem)' },
  },
  '& span': { flex: '1 1 6rem', font: font('display', fontWeights.medium, '1rem', 1.25) },
  '& small': {
    display: 'block',
    font: font('text', fontWeights.regular, fontSizes.small, 1.3),
  },
  '@hover': { '& a:hover > b': { color: '$action' } },
});

const Drawing = styled('figure', {
  marginTop: 'clamp(1rem, .5rem + 1vw, 1.5rem)',
  '& > div': { position: 'relative' },
  '& > div > svg': { height: 'clamp(9.375rem, 11.7vw, 16rem)' },
  '@lg': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    position: 'relative',
    '& > div + div': { flex: '1 0 clamp(7.5rem, 11.7vw, 16rem)', maxHeight: '28rem' },
    '& > div > svg': { position: 'absolute', inset: 0, height: '100%' },
  },
});

const Brace = styled('div', {
  ...columns(`${KNOT_INSET} 1fr`),
  margin: `0 ${space.gutter} .5rem`,
  '& > span': axisLabel,
  '& > span + span': { paddingLeft: '.625rem', color: '$action' },
  '@phone': { '& > span': { fontFamily: fonts.display } },
  /* In the gap above the narrow part of the bowtie. */
  '@lg': {
    '&&': { position: 'absolute', inset: '0 0 auto', zIndex: 1 },
    '& > span:first-child': { textAlign: 'right', paddingRight: '.625rem' },
  },
});

const { hero, figure } = home;

/** The top of the home page, with the lowest price of a package: headline, deck, and the bowtie across the whole window. */
export function Hero({ price }: { readonly price: string }) {
  const proof = [
    {
      ...claims.saasArr,
      value: `+${claims.saasArr.value}`,
      ...hero.proof.arr,
      href: '/industries/b2b-saas',
    },
    { ...claims.fintechCac, ...hero.proof.cac, href: '/industries/fintech' },
    { ...hero.proof.price(price), href: '/services' },
  ];
  return (
    <Section className={surfaceClass('field')}>
      <Wrap>
        <Grid>
          <Headline as="h1" variant="display">
            {hero.headline.map(({ words, ...line }, index) => (
              <Fragment key={words}>
                {index > 0 && ' '}
                {wholeWords(words)}
                {'breakAfter' in line && <br data-at={line.breakAfter} />}
              </Fragment>
            ))}
          </Headline>
          <Deck>
            <Text variant="lead">{hero.lead}</Text>
            <ButtonRow>
              <ButtonLink href="/contact">{hero.primaryLabel}</ButtonLink>
              <ButtonLink href="/how-we-work" variant="line">
                {hero.secondaryLabel}
              </ButtonLink>
            </ButtonRow>
          </Deck>
        </Grid>
        <Proof aria-label={hero.proof.label}>
          {proof.map(({ value, label: counted, base, href }) => (
            <li key={href}>
              <Link href={href}>
                <b>{value}</b>
                <span>
                  {counted} <small>{base}</small>
                </span>
              </Link>
            </li>
          ))}
        </Proof>
      </Wrap>
      <Drawing>
        <Brace aria-hidden="true">
          <span>{figure.winLabel}</span>
          <span>{figure.keepLabel}</span>
        </Brace>
        <div>
          <HeroBowtie label={figure.label} />
        </div>
        <PhaseAxis />
      </Drawing>
    </Section>
  );
}
