import { AudienceCards } from '../blocks/AudienceCards';
import { Hero } from '../blocks/Hero';
import { PhaseModel } from '../blocks/PhaseModel';
import { SectionHead } from '../blocks/SectionHead';
import { claims } from '../content/claims';
import { home } from '../content/pages/home';
import { formatUsd } from '../content/pricing';
import { studyTeasers } from '../content/studies/teasers';
import { technologies as allTechnologies } from '../content/technologies/index';
import { ContactBlock } from '../features/contact/ContactForm';
import { lowestPrice } from '../features/pricing/prices';
import { DrawingFile } from '../figures/DrawingFile';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { ResultNumeral } from '../ui/ResultNumeral';
import { Reveal } from '../ui/Reveal';
import { SectionBand } from '../ui/SectionBand';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';
import { IndustryWall } from './components/IndustryWall';

/** The drawings are files without colors for the section's color, which only the last poster has. */
const grounds = ['night', 'tint', 'sunk', 'night', 'tint', 'sunk', 'night', 'field'] as const;

/** Case studies, each with its result as the title. The first is twice as wide. */
const Cases = styled('div', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

const Case = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '@md': {
    gridColumn: 'span 3',
    '&:first-child': { gridColumn: 'span 6' },
    '& > :first-child': { aspectRatio: 'auto', height: 'clamp(17rem, 36vw, 36rem)' },
    '&:not(:first-child) > h3': { fontSize: 'clamp(2.25rem, 1rem + 2.6vw, 4.25rem)' },
  },
  '& > :first-child': edgeToEdge,
  '@hover': { '&:hover img': { transform: 'scale(1.025)' } },
  '& > p:first-of-type': { margin: '1rem 0 .25rem' },
  '& > h3 + p': { marginTop: '.625rem' },
  '& > a': { marginTop: 'auto', alignSelf: 'flex-start' },
});

/** The technologies in two columns: each row is a link as a whole. */
const Technologies = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Technology = styled(Link, {
  borderTop: '1px solid $colors$rule',
  padding: '1.125rem 0 1.25rem',
  height: '100%',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: space.gap,
  alignItems: 'center',
  '& > h3': { transition: `color ${transitions.fast}` },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
  '@lg': { gridTemplateColumns: '10rem minmax(0, 1fr)' },
});

export default function HomePage() {
  const { results, industries, technologies } = home;
  return (
    <>
      <Hero price={formatUsd(lowestPrice)} />
      <AudienceCards />
      <PhaseModel />
      <SectionBand section="resources">
        <SectionHead
          heading={results.heading}
          end={<TextLink href="/resources/case-studies">{results.linkLabel}</TextLink>}
        />
        <Cases>
          {Object.values(studyTeasers).map(
            ({ category, claimKeys: [key], description, image, path }, index) => (
              <Case element="article" key={category} position={index}>
                <Picture src={image} alt="" />
                <Overline>{category}</Overline>
                <ResultNumeral as="h3">
                  <TitleLink href={path}>
                    {claims[key].value} <small>{claims[key].label}</small>
                  </TitleLink>
                </ResultNumeral>
                <Text>{description}</Text>
                <TextLink href={path} label={`${results.studyLinkLabel}: ${category}`}>
                  {results.studyLinkLabel}
                </TextLink>
              </Case>
            ),
          )}
        </Cases>
      </SectionBand>
      <SectionBand
        section="industries"
        top="none"
        bottom="none"
        wide={
          <IndustryWall
            grounds={grounds}
            level="h3"
            last={{
              href: '/industries',
              slug: 'industries',
              name: industries.overviewHeading,
              text: industries.overviewLinkLabel,
            }}
          />
        }
      >
        <SectionHead heading={industries.heading} lead={industries.lead} />
      </SectionBand>
      <SectionBand section="technologies" surface="tint">
        <SectionHead
          heading={technologies.heading}
          lead={technologies.lead}
          end={<TextLink href="/technologies">{technologies.linkLabel}</TextLink>}
        />
        <Technologies>
          {entriesOf(allTechnologies).map(([slug, { name }]) => (
            <li key={slug}>
              <Technology href={`/technologies/${slug}`}>
                <DrawingFile name={`schematic-${slug}`} />
                <Subheading size="h3">{name}</Subheading>
              </Technology>
            </li>
          ))}
        </Technologies>
      </SectionBand>
      <ContactBlock />
    </>
  );
}
