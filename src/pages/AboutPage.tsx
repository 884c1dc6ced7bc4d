import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { SectionHead } from '../blocks/SectionHead';
import { owner } from '../config/owner';
import { documents } from '../content/documents';
import { aboutText as text } from '../content/pages/about';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { byIndex, stripes, surfaceClass } from '../theme/surfaces';
import { fontSizes, sectionPalettes, space } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { Actions, ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/Link';
import { besideWords, bleed, columns, Diptych } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Heading, Statement, Subheading, Tag, Text, wholeWords } from '../ui/Text';
import { TitledItems, TitledRows } from '../ui/TitledLists';
import { WideScene } from '../ui/WideScene';
import { PageHead } from './components/PageHead';

const { FOUNDER_NAME, FOUNDER_PHOTO, TEAM_PORTRAITS } = owner;

/** The rules across the window, in stripes from the dark surface to green. */
const Rules = styled('ul', {
  /* The last stripe ends the area. */
  marginBottom: `calc(-1 * ${space.section})`,
  '@media print': { marginBottom: 0, '&& > li:nth-child(n)': { backgroundColor: 'transparent' } },
  '& > li': {
    display: 'grid',
    gap: `.375rem ${space.gap}`,
    paddingBlock: '1.25rem 1.375rem',
    backgroundColor: 'var(--surface)',
    ...bleed('both'),
    '@lg': { gridTemplateColumns: '8fr 4fr', alignItems: 'center', paddingBlock: '1.75rem' },
  },
  ...stripes(text.values.items.length, 'var(--colors-night)', sectionPalettes.contact.light.line),
  /* Nested in `&&`, because `stripes` has properties with the same selectors. */
  '&&': byIndex(text.values.items.length, (index) => ({ '--step': index })),
  /* Each heading is larger than the one above it. */
  '& h3': {
    fontSize:
      'clamp(1.375rem + var(--step) * .225rem, 1rem + 1.2vw + var(--step) * (.1rem + .5vw), 3rem + var(--step) * .75rem)',
    lineHeight: 1,
  },
  '& p': { fontSize: fontSizes.lead, lineHeight: 1.42 },
});

const Team = styled('ul', {
  ...columns(2),
  gap: `2rem ${space.gap}`,
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { marginTop: '.875rem' },
});

const Parts = styled(Diptych, {
  '&& p + p': { marginTop: '1rem' },
  '@lg': { '&& .poster, & > .relay > img': { ...besideWords, flex: 1 } },
  /* In small windows below its words, so that two pictures do not touch. */
  '@belowLg': { ...columns('100%'), '& > .relay': { order: 1 } },
  '& > .relay > img': { width: '100%', objectFit: 'cover' },
  variants: { wide: { true: { '@lg': { '&&': { gridTemplateColumns: '3fr 2fr' } } } } },
});

/** A sentence or two: smaller than the title of a page, which has a few words. */
const LargeStatement = styled(Heading, {
  margin: '1.5rem 0',
  maxWidth: '20em',
  '&&': { fontSize: 'clamp(2.25rem, 1.2rem + 3.9vw, 5.5rem)' },
});

const Mission = styled(LargeStatement, {
  maxWidth: 'none',
  '&&': { fontSize: 'clamp(2.75rem, 6.9vw, 8.25rem)', lineHeight: 0.98 },
});

export default function AboutPage({ route }: PageProps) {
  const { heading, lead, story, mission, vision, values, founder, advantages, closing } = text;
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} surface="night" scene="plane">
        <ButtonLink href="/services">{text.servicesLabel}</ButtonLink>
      </PageHead>
      <Parts>
        <div className={`relay ${surfaceClass('tint')}`}>
          <Scene name="relay" isLazy />
        </div>
        <SectionBand importance="low">
          <SectionHead tag={story.heading} heading={story.line} />
          {story.paragraphs.map((paragraph, index) =>
            index ? (
              <Statement key={paragraph}>{paragraph}</Statement>
            ) : (
              <Text key={paragraph} variant="lead" tone="ink">
                {paragraph}
              </Text>
            ),
          )}
        </SectionBand>
      </Parts>
      <SectionBand surface="field" wide={<WideScene name="hose" />}>
        <Tag as="h2">{mission.heading}</Tag>
        <Mission as="p">{wholeWords(mission.statement)}</Mission>
        <Text variant="lead">{mission.text}</Text>
      </SectionBand>
      <Parts wide>
        <SectionBand surface="sunk" importance="low">
          <SectionHead tag={vision.heading} heading={vision.statement} lead={vision.text} />
        </SectionBand>
        <div className={surfaceClass('night')}>
          <Poster slug="story" size="highPoster" />
        </div>
      </Parts>
      <SectionBand>
        <Tag as="h2">{values.heading}</Tag>
        <LargeStatement as="p">{wholeWords(values.line)}</LargeStatement>
        <Rules className={surfaceClass('night')}>
          <TitledItems items={values.items} />
        </Rules>
      </SectionBand>
      <Parts>
        {FOUNDER_PHOTO ? (
          <Picture portrait src={FOUNDER_PHOTO} alt={FOUNDER_NAME || text.founder.heading} />
        ) : (
          <div className={surfaceClass('night')}>
            <Poster slug="founder" size="highPoster" />
          </div>
        )}
        <SectionBand surface="field" importance="low">
          <SectionHead tag={founder.heading} heading={founder.statement} size="h1" />
          {FOUNDER_NAME && <Subheading size="h3">{FOUNDER_NAME}</Subheading>}
          <Text variant="mono">{founder.role}</Text>
          {founder.paragraphs.map((paragraph) => (
            <Text variant="lead" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </SectionBand>
      </Parts>
      {TEAM_PORTRAITS.length > 0 && (
        <Team className={surfaceClass('field')}>
          {TEAM_PORTRAITS.map(({ name, role, src }) => (
            <li key={name}>
              <Picture portrait src={src} alt={name} />
              <Subheading>{name}</Subheading>
              <Text variant="mono">{role}</Text>
            </li>
          ))}
        </Team>
      )}
      <DocumentBlock document={documents.log} number={1} surface="tint" />
      <SectionBand surface="night" top="quiet" wide={<WideScene name="cake" />}>
        <SectionHead tag={advantages.heading} heading={advantages.line} />
        <TitledRows size="large" items={advantages.items} />
        <Actions>
          <ButtonLink href="/services">{text.servicesLabel}</ButtonLink>
          <TextLink href="/careers">{text.careersLabel}</TextLink>
        </Actions>
      </SectionBand>
      <CallToAction {...closing} surface="field" scene="counter" />
    </>
  );
}
