import { CallToAction } from '../blocks/CallToAction';
import { SectionHead, WideBand } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { careersText } from '../content/pages/careers';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { byIndex, MIDDLE_SHADE, type Surface, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, sectionPalettes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/Link';
import { CAPPED_INSET, columns, Diptych, PAGE_INSET, TO_EDGE } from '../ui/layout';
import { BOWTIE_CLIP, Heading, Statement, Subheading, Tag, Text } from '../ui/Text';
import { TitledItems, TitledRows } from '../ui/TitledLists';
import { PageHead } from './components/PageHead';

const grounds: readonly Surface[] = ['tint', 'tint', 'field', 'night'];

/** Of the last step: the next block is as dark as the surface `night`. */
const DEEP = sectionPalettes.contact.light.line;

/** The steps of hiring, each with a larger number than the one before: a staircase across a large window, which rises beside its heading, and rows in others. */
const Stairs = styled('ol', {
  counterReset: 'step',
  '& > li': { counterIncrement: 'step', display: 'grid' },
  '&& > :nth-child(2)': { backgroundColor: MIDDLE_SHADE },
  '&& > :last-child': { backgroundColor: DEEP },
  ...byIndex(grounds.length, (tread) => ({ '--tread': tread })),
  '& > li::before': {
    content: 'counter(step)',
    font: font('display', fontWeights.heading, 'calc(6rem + 2rem * var(--tread))', 0.75),
    letterSpacing: '-.05em',
    color: `light-dark(${DEEP}, currentColor)`,
  },
  '& > :last-child::before': { color: '$ink' },
  '& h3': { marginBottom: '.5rem' },
  '@belowLg': {
    /* The title is at the foot of the number. */
    '& > li': {
      grid: 'auto / auto minmax(0, 1fr)',
      alignItems: 'end',
      gap: '1rem',
      padding: `1.75rem ${PAGE_INSET} 2rem`,
      '& > div': { display: 'contents' },
    },
    '& > li > div > h3': {
      '&&': { fontSize: '2.125rem', lineHeight: 1, margin: 0, overflowWrap: 'anywhere' },
    },
    '& > li > div > p': { gridColumn: '1 / -1' },
  },
  '@lg': {
    display: 'grid',
    gridTemplate: 'repeat(3, 5.5vw) auto / repeat(4, minmax(0, 1fr))',
    /* Only the third step and the fourth are beside the heading. */
    marginTop: '-10.5vw',
    '& > li': {
      /* The first step begins at the fourth row, and each one after it a row higher. */
      gridArea: 'calc(4 - var(--tread)) / auto / -1',
      alignContent: 'start',
      padding: `2rem 1.5rem 3rem ${space.gutter}`,
    },
    '& > :last-child': { paddingRight: CAPPED_INSET },
    '& > li > div': { paddingTop: '1.5rem' },
    '& > li::before': { fontSize: 'calc(11vw + 2.5vw * var(--tread))' },
  },
  '@narrowest': { '& > li': { '&&': { display: 'block' } } },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid' } },
});

/** In large windows the head of the staircase is above its first two steps. */
const Foot = styled('div', { marginBottom: '2.5rem', '@lg': { width: '48%', marginBottom: '4rem' } });

/** Of the drawn trunk, one for each term. */
const COMPARTMENTS = 4;

/** Each with its compartment of the trunk: side by side, they are the whole trunk; on phones each is beside its words. */
const Terms = styled('ul', {
  '& img': { width: '100%', height: 'auto', alignSelf: 'end', aspectRatio: 1, objectFit: 'cover' },
  ...byIndex(COMPARTMENTS, (term) => ({
    '& > img': { objectPosition: `${(100 * term) / (COMPARTMENTS - 1)}%` },
  })),
  '& > li > div': { padding: `1.25rem ${PAGE_INSET} 1.25rem ${space.gutter}`, alignContent: 'center' },
  '& h3': { marginBottom: '.5rem', fontSize: 'clamp(2.25rem, 4vw, 4.5rem)' },
  '@phone': {
    '& > li': columns('minmax(0, 2fr) minmax(0, 3fr)'),
    '& > li + li': { borderTop: '1px solid $colors$ink' },
  },
  '@narrowest': { '&& > li': { display: 'block' } },
  '@md': {
    ...columns(COMPARTMENTS),
    '& > li > div': {
      padding: `${space.quiet} 1.5rem ${space.quiet} ${space.gutter}`,
      alignContent: 'start',
    },
    '& > :first-child > div': { paddingLeft: CAPPED_INSET },
    '& > li': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& > li + li > div': { borderLeft: '1px solid $colors$ink' },
  },
});

const LETTER_INSET = 'clamp(1.25rem, 3.75vw, 3.5rem)';
const STAMP = 'clamp(4rem, 8vw, 8rem)';

/** In small windows the target is on the line of the first item. */
const LooksFor = styled(Diptych, { '@lg': { '& > :last-child': { paddingTop: space.quiet } } });

/** A stamped letter, which continues to the right edge of the window: whom to write to, beside what, and below both what we do with it. A value that is too wide is below its label. */
const Letter = styled('div', {
  '@lg': { ...columns('1fr 1fr'), columnGap: 'clamp(2rem, 6vw, 6rem)' },
  '& > p': {
    borderTop: '1px solid $colors$ink',
    paddingTop: '1.25rem',
    gridColumn: '1 / -1',
    maxWidth: 'none',
  },
  position: 'relative',
  backgroundColor: '$raised',
  border: '1px solid $colors$ink',
  borderRight: 0,
  marginRight: TO_EDGE,
  padding: `${LETTER_INSET} ${PAGE_INSET} ${LETTER_INSET} ${LETTER_INSET}`,
  /* Its paper is the color of the dots that perforate it. */
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: LETTER_INSET,
    right: PAGE_INSET,
    width: STAMP,
  },
  '&::before': { aspectRatio: '4 / 5', backgroundColor: DEEP, border: '.4rem dotted $colors$raised' },
  '&::after': {
    height: `calc(${STAMP} * 1.25)`,
    backgroundColor: '$onNight',
    clipPath: BOWTIE_CLIP,
    scale: '.6 .3',
  },
  '& h2': { '@belowLg': { minHeight: `calc(${STAMP} * 1.25)` } },
  '& > ul': { '@lg': { paddingRight: `calc(${STAMP} + 2rem)` } },
  '& li': { padding: '0 0 1.75rem' },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    borderTop: '1px solid $colors$rule',
    padding: '1.25rem 0',
  },
  '& dl > :first-child': { border: 0, padding: '.75rem 0 1.25rem' },
  '& dt': { width: '5rem' },
  '& dd': { flex: '1 1 14rem', overflowWrap: 'anywhere' },
  /* An address of the default's length is on one line, also in larger text on a phone. */
  '& dd > a': { fontSize: `clamp(.85rem, 5.4vw, ${fontSizes.ui})` },
  '& dl > :last-child > dd': { flexBasis: '16rem' },
  '& h3': { marginBottom: '.375rem' },
});

/** On narrow phones the address is on a line of its own, and fits into it unless it is longer than the default. */
const Address = styled('span', { fontSize: 'clamp(.6rem, 8.4vw - .8rem, 1em)' });

export default function CareersPage({ route }: PageProps) {
  const text = careersText();
  const { heading, lead, emailLabel } = text;
  const { hiring, toSend, looksFor, terms, closing } = text;
  const emailButton = (
    <ButtonLink href={emailLink.href}>
      <Address>{emailLabel}</Address>
    </ButtonLink>
  );
  return (
    <>
      <PageHead
        route={route}
        heading={heading}
        lead={lead}
        scene="hats"
        below={<Statement>{text.status}</Statement>}
      >
        {emailButton}
      </PageHead>
      <SectionBand
        wide={
          <Stairs>
            {hiring.steps.map(({ title, description }, index) => (
              <li key={title} className={surfaceClass(grounds[index] ?? 'tint')}>
                <div>
                  <Subheading size="h3">{title}</Subheading>
                  <Text tone="ink">{description}</Text>
                </div>
              </li>
            ))}
          </Stairs>
        }
      >
        <Foot>
          <SectionHead size="h1" tag={hiring.heading} heading={hiring.line} lead={hiring.lead} />
          <TextLink href="/how-we-work/execution">{hiring.linkLabel}</TextLink>
        </Foot>
      </SectionBand>
      <LooksFor>
        <WideBand surface="night" top="quiet" tag={looksFor.heading} heading={looksFor.line}>
          <Poster slug="careers" size="poster" />
        </WideBand>
        <SectionBand surface="night" top="none" bottom="quiet">
          <TitledRows size="large" items={looksFor.items} />
        </SectionBand>
      </LooksFor>
      <WideBand surface="field" top="quiet" tag={terms.heading} heading={terms.line}>
        <Terms>
          {terms.items.map(({ title, description }) => (
            <li key={title}>
              <Scene name="trunk" isLazy />
              <div className={surfaceClass('tint')}>
                <Heading as="h3">{title}</Heading>
                <Text tone="ink">{description}</Text>
              </div>
            </li>
          ))}
        </Terms>
      </WideBand>
      <SectionBand surface="sunk" importance="low">
        <Letter>
          <div>
            <Tag as="h2">{toSend.heading}</Tag>
            <dl>
              <div>
                <Text as="dt">{toSend.to}</Text>
                <dd>
                  <TextLink href={emailLink.href}>{emailLink.text}</TextLink>
                </dd>
              </div>
              <div>
                <Text as="dt">{toSend.subject}</Text>
                <Heading as="dd" variant="h1">
                  {toSend.line}
                </Heading>
              </div>
            </dl>
          </div>
          <ul>
            <TitledItems items={toSend.items} />
          </ul>
          <Text tone="ink">{toSend.lead}</Text>
        </Letter>
      </SectionBand>
      <CallToAction {...closing} surface="field" scene="letter-plane">
        {emailButton}
      </CallToAction>
    </>
  );
}
