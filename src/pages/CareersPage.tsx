import { CallToAction } from '../blocks/CallToAction';
import { WideBand } from '../blocks/WideBand';
import { emailLink } from '../content/emailLink';
import { careersText } from '../content/pages/careers';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import { slugify } from '../lib/slugify';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { byIndex, MIDDLE_SHADE, type Surface, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, sectionPalettes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/Link';
import { columns, Diptych, PAGE_INSET } from '../ui/layout';
import { Heading, Statement, Subheading, Tag, Text } from '../ui/Text';
import { TitledItems, TitledRows } from '../ui/TitledLists';
import { PageHead } from './components/PageHead';

const grounds: readonly Surface[] = ['tint', 'tint', 'field', 'night'];

/** Of the last step: the next block is as dark as the surface `night`. */
const DEEP = sectionPalettes.contact.light.line;

/** The steps of hiring as a staircase across the window. On phones each step begins one tread further to the right. */
const Stairs = styled('ol', {
  counterReset: 'step',
  '& > li': { counterIncrement: 'step', display: 'grid' },
  '&& > :nth-child(2)': { backgroundColor: MIDDLE_SHADE },
  '&& > :last-child': { backgroundColor: DEEP, '& p': { color: '$ink' } },
  ...byIndex(grounds.length, (tread) => ({ '--tread': tread })),
  '& > li::before': {
    content: 'counter(step)',
    font: font('display', fontWeights.heading, 'clamp(4.5rem, 14vw, 13rem)', 0.75),
    letterSpacing: '-.05em',
    color: DEEP,
  },
  '& > :last-child::before': { color: 'var(--line)' },
  '& h3': { marginBottom: '.5rem' },
  '@belowLg': {
    /* The treads of the steps above. */
    background: `linear-gradient(90deg, var(--tint) 1.25rem, ${MIDDLE_SHADE} 0 2.5rem, var(--field) 0)`,
    '& > li': {
      gridTemplateColumns: 'auto 1fr',
      gap: `.75rem ${space.gap}`,
      alignItems: 'center',
      marginLeft: 'calc(1.25rem * var(--tread))',
      padding: `2rem ${space.gutter} 2.25rem`,
    },
    '& > li > div': { display: 'contents', '& > h3': { margin: 0 }, '& > p': { gridColumn: '1 / -1' } },
  },
  '@lg': {
    display: 'grid',
    gridTemplate: 'repeat(3, 3.25vw) auto 1fr / repeat(4, minmax(0, 1fr))',
    '& > li': {
      /* The first step begins at the fourth row, and each one after it a row higher. */
      gridArea: 'calc(4 - var(--tread)) / auto / -1',
      gridTemplate: 'subgrid / 1fr',
      padding: `2rem 1.5rem 3rem ${space.gutter}`,
    },
    '& > :last-child': { paddingRight: PAGE_INSET },
    '& > li > div': { gridRow: '-2', paddingTop: '2rem' },
  },
  '@narrowest': { '& > li': { '&&': { display: 'block', marginLeft: 0 } } },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid' } },
});

const termDrawings = ['pay', 'equity', 'place', 'tools'] as const;

/** The drawing of a term; undefined for a term of the owner. */
const drawingOf = (title: string) => termDrawings.find((name) => name === slugify(title));

const onField = { '--surface': 'var(--field)', '& > *': { color: '$onField' } };

/**
 * Tiles to the edges of the window, each with its object at the lower edge: on phones one below the other, then in two columns like a
 * chessboard. In large windows the objects are beside the words.
 */
const Terms = styled('ul', {
  display: 'grid',
  '& > li': {
    '--surface': 'var(--tint)',
    display: 'grid',
    grid: 'auto 1fr auto / 100%',
    padding: `1.5rem ${space.gutter} 0`,
    backgroundColor: 'var(--surface)',
    '& > img': { width: 'min(75%, 22rem)', margin: `.5rem calc(-1 * ${space.gutter}) 0 0`, placeSelf: 'end' },
  },
  '& p': { marginTop: '.5rem' },
  '&& > :nth-child(odd)': onField,
  '@md': {
    ...columns(2),
    '&& > :nth-child(4n)': onField,
    '&& > :nth-child(4n + 3)': { '--surface': 'var(--tint)', '& > *': { color: '$ink' } },
    '& > :nth-child(odd):last-child': { gridColumn: '1 / -1' },
    '& p': { fontSize: fontSizes.lead, lineHeight: 1.4 },
  },
  '@lg': {
    '& > li': { grid: 'auto 1fr / minmax(0, 5fr) minmax(0, 6fr)', paddingTop: '2rem', paddingRight: 0 },
    '& > :nth-child(odd)': { paddingLeft: PAGE_INSET },
    '& > li > img': {
      gridArea: '1 / 2 / span 2',
      width: '100%',
      margin: 0,
      minHeight: '22rem',
      objectFit: 'contain',
      objectPosition: '100% 100%',
    },
    '& p': { paddingBottom: '2rem' },
    '& h3': { marginBottom: '.5rem', fontSize: fontSizes.h1, lineHeight: 1 },
  },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid' } },
});

/** In small windows the target is on the line of the first item. */
const LooksFor = styled(Diptych, { '@lg': { '& > :last-child': { paddingTop: space.quiet } } });

/** A sheet of paper with ruled lines. A value that is too wide is below its label. */
const Letter = styled('div', {
  backgroundColor: '$raised',
  border: '1px solid $colors$ink',
  padding: '1.25rem clamp(1.25rem, 3vw, 3rem)',
  '& li, & dl > div': { borderTop: '1px solid $colors$rule', padding: '1.25rem 0' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& dl > :first-child': { border: 0, padding: '.25rem 0' },
  '& dt': { width: '5rem' },
  '& dd': { flex: '1 1 14rem', overflowWrap: 'anywhere', '@phone': { fontSize: fontSizes.h3 } },
  '& h3': { marginBottom: '.375rem' },
});

export default function CareersPage({ route }: PageProps) {
  const text = careersText();
  const { heading, lead, emailLabel } = text;
  const { hiring, toSend, looksFor, terms, closing } = text;
  return (
    <>
      <PageHead
        route={route}
        heading={heading}
        lead={lead}
        scene="hats"
        below={<Statement size="h3">{text.status}</Statement>}
      >
        <ButtonLink href={emailLink.href}>{emailLabel}</ButtonLink>
      </PageHead>
      <WideBand
        tag={hiring.heading}
        heading={hiring.line}
        lead={hiring.lead}
        end={<TextLink href="/how-we-work/execution">{hiring.linkLabel}</TextLink>}
      >
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
      </WideBand>
      <LooksFor>
        <WideBand surface="night" top="quiet" tag={looksFor.heading} heading={looksFor.line}>
          <Poster slug="careers" size="poster" />
        </WideBand>
        <SectionBand surface="night" top="none" bottom="quiet">
          <TitledRows size="large" items={looksFor.items} />
        </SectionBand>
      </LooksFor>
      <WideBand tag={terms.heading} heading={terms.line}>
        <Terms>
          {terms.items.map(({ title, description }) => {
            const drawing = drawingOf(title);
            return (
              <li key={title}>
                <Subheading size="h3">{title}</Subheading>
                <Text tone="ink">{description}</Text>
                {drawing && <Scene name={drawing} isLazy />}
              </li>
            );
          })}
        </Terms>
      </WideBand>
      <Diptych>
        <SectionBand surface="sunk" importance="low">
          <Letter>
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
                <Heading as="dd">{toSend.line}</Heading>
              </div>
            </dl>
            <ul>
              <TitledItems items={toSend.items} variant="h3" />
            </ul>
          </Letter>
        </SectionBand>
        <SectionBand surface="night" top="quiet" wide={<Poster slug="letter" size="highPoster" />}>
          <Heading as="p">{toSend.lead}</Heading>
        </SectionBand>
      </Diptych>
      <CallToAction {...closing} surface="field" isSecond scene="letter-plane">
        <ButtonLink href={emailLink.href}>{emailLabel}</ButtonLink>
      </CallToAction>
    </>
  );
}
