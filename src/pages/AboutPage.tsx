import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { PictureRows } from '../blocks/PictureRows';
import { SectionHead } from '../blocks/SectionHead';
import { owner } from '../config/owner';
import { documents } from '../content/documents';
import { aboutText as text } from '../content/pages/about';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { field, stripes, surfaceClass } from '../theme/surfaces';
import { fontSizes, sectionPalettes, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading, Subheading } from '../ui/Heading';
import { bleed, Diptych, PAGE_INSET } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitledItems } from '../ui/TitledLists';
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
    '@lg': { gridTemplateColumns: '7fr 5fr', alignItems: 'center', paddingBlock: '1.75rem' },
  },
  ...stripes(text.values.items.length, 'var(--colors-night)', sectionPalettes.contact.light.line),
  '& h3': { fontSize: 'clamp(1.75rem, 1.1rem + 2.7vw, 4.25rem)', lineHeight: 1 },
  '& p': { fontSize: fontSizes.lead, lineHeight: 1.42 },
});

/** The founder across the window: portrait at the left edge, role and description on the right, team below. */
const Person = styled('section', {
  display: 'grid',
  /* Without a photograph, an object at the lower edge. */
  '& > :has(> .poster)': { display: 'grid', alignItems: 'end' },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    /* As high as the text beside it. */
    '& > :not(:has(> .poster)):first-child': { aspectRatio: 'auto', contain: 'size', minHeight: '44vw' },
  },
});

const Words = styled('div', {
  display: 'grid',
  alignContent: 'center',
  gap: '1rem',
  padding: `${space.quiet} ${PAGE_INSET} ${space.quiet} ${space.gutter}`,
});

/** Portraits in a row of four, on phones two. */
const Team = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `2rem ${space.gap}`,
  gridColumn: '1 / -1',
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h3': { marginTop: '.875rem' },
});

const Story = styled(Text, { '& + &': { marginTop: '1.25rem' } });

/** Mission and vision, each as large as the other. */
const Ends = styled(Diptych, {
  '@lg': {
    '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& h2 + p': { fontSize: 'clamp(2.5rem, 4vw, 4.75rem)' },
  },
});

export default function AboutPage({ route }: PageProps) {
  const { tag, heading, lead, story, mission, vision, values, founder, advantages, closing } = text;
  return (
    <>
      <PageHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        surface="night"
        drawing={<Scene name="plane" narrow="plane-narrow" />}
      >
        <ButtonLink href="/services" variant="night">
          {text.servicesLabel}
        </ButtonLink>
      </PageHead>
      <Diptych>
        <SectionBand surface="tint">
          <SectionHead tag={story.heading} heading={story.line} />
          {story.paragraphs.map((paragraph) => (
            <Story key={paragraph} variant="lead" tone="ink">
              {paragraph}
            </Story>
          ))}
        </SectionBand>
        <div className={surfaceClass('night')}>
          <Poster slug="story" size="highPoster" />
        </div>
      </Diptych>
      <Ends>
        {[mission, vision].map((end, index) => (
          <LargeStatement
            key={end.heading}
            name={end.heading}
            statement={end.statement}
            surface={index === 0 ? 'field' : 'sunk'}
          >
            <Text variant="lead">{end.text}</Text>
          </LargeStatement>
        ))}
      </Ends>
      <LargeStatement name={values.heading} statement={values.line} surface="night">
        <Rules>
          <TitledItems items={values.items} variant="h3" />
        </Rules>
      </LargeStatement>
      <Person className={field().toString()}>
        {FOUNDER_PHOTO ? (
          <Picture
            shape="portrait"
            tone="duotone"
            src={FOUNDER_PHOTO}
            alt={FOUNDER_NAME || text.founder.heading}
          />
        ) : (
          <div className={surfaceClass('night')}>
            <Poster slug="founder" size="highPoster" />
          </div>
        )}
        <Words>
          <Tag as="h2">{founder.heading}</Tag>
          <Heading as="p">{founder.line}</Heading>
          {FOUNDER_NAME && <Subheading size="h3">{FOUNDER_NAME}</Subheading>}
          <Text variant="mono">{founder.role}</Text>
          {founder.paragraphs.map((paragraph) => (
            <Text variant="lead" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </Words>
        {TEAM_PORTRAITS.length > 0 && (
          <Team>
            {TEAM_PORTRAITS.map(({ name, role, src }) => (
              <li key={name}>
                <Picture shape="portrait" tone="duotone" src={src} alt={name} />
                <Subheading>{name}</Subheading>
                <Text variant="mono">{role}</Text>
              </li>
            ))}
          </Team>
        )}
      </Person>
      <DocumentBlock document={documents.log} number={1} surface="tint" />
      <PictureRows
        head={{ tag: advantages.heading, heading: advantages.line }}
        picture={<Poster slug="about" size="poster" />}
        items={advantages.items}
      >
        <ButtonRow>
          <ButtonLink href="/services" variant="night">
            {text.servicesLabel}
          </ButtonLink>
          <TextLink href="/careers">{text.careersLabel}</TextLink>
        </ButtonRow>
      </PictureRows>
      <CallToAction {...closing} surface="field" />
    </>
  );
}
