import { claims } from '../content/claims';
import { home } from '../content/pages/home';
import { studyTeasers } from '../content/studies/teasers';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { edgeToEdge } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { ResultNumeral } from '../ui/ResultNumeral';
import { Reveal } from '../ui/Reveal';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';
import { SectionHead } from './SectionHead';

const Row = styled('div', {
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

/** Case studies, each with its result as the title. The first is twice as wide. */
export function CaseTeasers() {
  const { heading, linkLabel, studyLinkLabel } = home.results;
  return (
    <>
      <SectionHead heading={heading} end={<TextLink href="/resources/case-studies">{linkLabel}</TextLink>} />
      <Row>
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
              <TextLink href={path} label={`${studyLinkLabel}: ${category}`}>
                {studyLinkLabel}
              </TextLink>
            </Case>
          ),
        )}
      </Row>
    </>
  );
}
