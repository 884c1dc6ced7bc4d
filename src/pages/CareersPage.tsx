import { CallToAction } from '../blocks/CallToAction';
import { WideBand } from '../blocks/SectionHead';
import { emailLink } from '../content/emailLink';
import { careersText } from '../content/pages/careers';
import { Poster } from '../figures/Poster';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { byIndex, MIDDLE_SHADE, type Surface, surfaceClass } from '../theme/surfaces';
import { font, fontWeights, sectionPalettes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/Link';
import { columns, Diptych, PAGE_INSET, tileInsets } from '../ui/layout';
import { Heading, Statement, Subheading, Tag, Text } from '../ui/Text';
import { TitledItems, TitledRows } from '../ui/TitledLists';
import { WideScene } from '../ui/WideScene';
import { PageHead } from './components/PageHead';

const grounds: readonly Surface[] = ['tint', 'tint', 'field', 'night'];

/** Of the last step: the next block is as dark as the surface `night`. */
const DEEP = sectionPalettes.contact.light.line;

/** The steps of hiring as a staircase across a large window. In others they are rows, each with a larger number and title than the one before. */
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
    color: `light-dark(${DEEP}, currentColor)`,
  },
  '& > :last-child::before': { color: '$ink' },
  '& h3': { marginBottom: '.5rem' },
  '@belowLg': {
    '& > li': {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `.75rem ${space.gap}`,
      alignItems: 'center',
      padding: `2rem ${PAGE_INSET} 2.25rem`,
    },
    '& > li::before': { fontSize: 'calc(4rem + 1.5rem * var(--tread))' },
    '& > li > div > h3': {
      '&&': {
        margin: 0,
        fontSize: 'calc(1.375rem + .375rem * var(--tread))',
        alignSelf: 'end',
        lineHeight: 1,
        overflowWrap: 'anywhere',
      },
    },
    '& > li > div': { display: 'contents', '& > p': { gridColumn: '1 / -1' } },
  },
  '@lg': {
    display: 'grid',
    gridTemplate: 'repeat(3, 4vw) auto / repeat(4, minmax(0, 1fr))',
    '& > li': {
      /* The first step begins at the fourth row, and each one after it a row higher. */
      gridArea: 'calc(4 - var(--tread)) / auto / -1',
      alignContent: 'start',
      padding: `2rem 1.5rem 3rem ${space.gutter}`,
    },
    '& > :last-child': { paddingRight: PAGE_INSET },
    '& > li > div': { paddingTop: '2rem' },
  },
  '@narrowest': { '& > li': { '&&': { display: 'block' } } },
  '@media (forced-colors: active)': { '& > li': { border: '1px solid' } },
});

/** Below the compartments of the trunk, each under its object. */
const Terms = styled('ul', {
  display: 'grid',
  gap: `1.5rem ${space.gap}`,
  padding: `${space.quiet} ${PAGE_INSET}`,
  '& > li + li': { borderTop: '1px solid $colors$rule', paddingTop: '1.25rem' },
  '& h3': { marginBottom: '.5rem', fontSize: 'clamp(2.25rem, 4vw, 4.5rem)' },
  '@md': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
    gap: 0,
    paddingInline: 0,
    '& > li': {
      '&&': { ...tileInsets, borderTop: 0, padding: '0 1.5rem 0 var(--text-start)' },
      '& + li': { borderLeft: '1px solid $colors$ink' },
    },
  },
});

/** In small windows the target is on the line of the first item. */
const LooksFor = styled(Diptych, { '@lg': { '& > :last-child': { paddingTop: space.quiet } } });

/** A sheet of paper with ruled lines: whom to write to, beside what, and below both what we do with it. A value that is too wide is below its label. */
const Letter = styled('div', {
  '@lg': { ...columns('1fr 1fr'), columnGap: 'clamp(2rem, 6vw, 6rem)' },
  '& > p': { borderTop: '2px solid $colors$ink', paddingTop: '1.25rem', gridColumn: '1 / -1' },
  backgroundColor: '$raised',
  border: '1px solid $colors$ink',
  padding: 'clamp(1.25rem, 3.75vw, 3.5rem)',
  '& li, & dl > div': { borderTop: '1px solid $colors$rule', padding: '1.25rem 0' },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& dl > :first-child': { border: 0, padding: '.75rem 0 1.25rem' },
  '& li:first-child': { '@lg': { border: 0, paddingTop: 0 } },
  '& dt': { width: '5rem' },
  '& dd': { flex: '1 1 14rem', overflowWrap: 'anywhere' },
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
      <WideBand surface="field" top="quiet" tag={terms.heading} heading={terms.line}>
        <WideScene name="trunk" />
        <Terms className={surfaceClass('tint')}>
          <TitledItems items={terms.items} variant="h3" />
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
            <TitledItems items={toSend.items} variant="h3" />
          </ul>
          <Statement>{toSend.lead}</Statement>
        </Letter>
      </SectionBand>
      <CallToAction {...closing} surface="field" isSecond scene="letter-plane">
        <ButtonLink href={emailLink.href}>{emailLabel}</ButtonLink>
      </CallToAction>
    </>
  );
}
