import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { SectionHead } from '../blocks/SectionHead';
import { owner } from '../config/owner';
import { people } from '../content/artworks';
import { documents } from '../content/documents';
import { aboutText as text } from '../content/pages/about';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { field, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading, Subheading } from '../ui/Heading';
import { Panels, Wrap } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitledRows } from '../ui/TitledLists';
import { PageHead } from './components/PageHead';

const { FOUNDER_NAME, FOUNDER_PHOTO, TEAM_PORTRAITS } = owner;

/** The founder across the window: portrait at the left edge, role and description on the right, team below. */
const Person = styled('section', {
  display: 'grid',
  /* The drawing ends at the lower edge of the area, and no edge cuts its stripes. */
  '& > :first-child > img[alt=""]': { objectFit: 'contain', objectPosition: 'bottom' },
  '& > :first-child': { backgroundColor: 'transparent' },
  '@md': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    /* As high as the text beside it. */
    '& > :first-child': { aspectRatio: 'auto', contain: 'size', minHeight: '44vw' },
  },
});

/** From the middle of the page's grid. */
const Words = styled('div', {
  display: 'grid',
  alignContent: 'center',
  gap: '1rem',
  padding: `${space.quiet} ${space.gutter}`,
  '@md': { paddingLeft: `calc(${space.gap} / 2)` },
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

/** The owner's photograph, or a decorative drawing. */
const portrait = FOUNDER_PHOTO
  ? ({ src: FOUNDER_PHOTO, alt: FOUNDER_NAME || text.founder.heading, tone: 'duotone' } as const)
  : { src: people.founder, alt: '' };

const Story = styled('div', { '& > * + *': { marginTop: '1.25rem' } });
/** The mission in the largest type, and the vision below it. */
const Mission = styled('div', {
  '& > * + *': { marginTop: '1.5rem' },
  '& > h2 + p, & > p + p:last-child': { marginTop: '1rem' },
  '& > p + h2': { marginTop: '3rem' },
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
        drawing={<Scene name="tie" />}
      >
        <ButtonLink href="/services" variant="night">
          {text.servicesLabel}
        </ButtonLink>
      </PageHead>
      <SectionBand top="none" bottom="none">
        <Panels>
          <Story className={surfaceClass('tint')}>
            <Tag as="h2">{story.heading}</Tag>
            <Heading as="p">{story.line}</Heading>
            {story.paragraphs.map((paragraph) => (
              <Text key={paragraph} variant="lead" tone="ink">
                {paragraph}
              </Text>
            ))}
          </Story>
          <Mission className={surfaceClass('field')}>
            <Tag as="h2">{mission.heading}</Tag>
            <Heading as="p" variant="h1">
              {mission.statement}
            </Heading>
            <Text variant="lead">{mission.text}</Text>
            <Tag as="h2">{vision.heading}</Tag>
            <Heading as="p" variant="h3">
              {vision.statement}
            </Heading>
            <Text>{vision.text}</Text>
          </Mission>
        </Panels>
      </SectionBand>
      <SectionBand surface="sunk" importance="low">
        <SectionHead tag={values.heading} heading={values.line} />
        <TitledRows items={values.items} size="large" />
      </SectionBand>
      <DocumentBlock document={documents.log} number={1} />
      <Person className={field().toString()}>
        <Picture shape="portrait" {...portrait} />
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
      <Band bottom="quiet">
        <Wrap>
          <SectionHead tag={advantages.heading} heading={advantages.line} />
        </Wrap>
        <DrawnTiles items={advantages.items} use="strength" />
        <Wrap>
          <ButtonRow spaced>
            <ButtonLink href="/services" variant="line">
              {text.servicesLabel}
            </ButtonLink>
            <TextLink href="/careers">{text.careersLabel}</TextLink>
          </ButtonRow>
        </Wrap>
      </Band>
      <CallToAction {...closing} surface="night" />
    </>
  );
}
