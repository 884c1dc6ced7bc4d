import { CallToAction } from '../blocks/CallToAction';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { Profile } from '../blocks/Profile';
import { SectionHead } from '../blocks/SectionHead';
import { StoryText } from '../blocks/StoryText';
import { TextCells } from '../blocks/TextCells';
import { owner } from '../config/owner';
import { people } from '../content/artworks';
import { documents } from '../content/documents';
import { labels } from '../content/labels';
import { aboutText as text } from '../content/pages/about';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitledRows } from '../ui/TitledRows';
import { TrailHead } from './components/TrailHead';

const { FOUNDER_NAME, FOUNDER_PHOTO, TEAM_PORTRAITS } = owner;

/** The owner's photograph, or a decorative drawing. */
const portraitOf = (role: string) =>
  FOUNDER_PHOTO
    ? ({ src: FOUNDER_PHOTO, alt: FOUNDER_NAME || role, tone: 'duotone' } as const)
    : { src: people.founder, alt: '' };

/** Below the mission, and smaller. */
const Parts = styled(Grid, { marginTop: '3rem' });
const NextStatement = styled(Heading, { margin: '.75rem 0 .5rem' });

export default function AboutPage({ route }: PageProps) {
  const { tag, heading, lead, story, mission, vision, values, founder, advantages, closing } = text;
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        actions={
          <ButtonLink href="/services" variant="night">
            {text.servicesLabel}
          </ButtonLink>
        }
        tag={tag}
        surface="night"
        hasBowtie
      />
      <SectionBand>
        <SectionHead tag={story.heading} heading={story.line} />
        <StoryText paragraphs={story.paragraphs} />
      </SectionBand>
      <LargeStatement name={mission.heading} statement={mission.statement} surface="field">
        <Parts rows="large">
          <Column span={6}>
            <Text variant="lead">{mission.text}</Text>
          </Column>
          <Column span={6}>
            <Tag as="h2">{vision.heading}</Tag>
            <NextStatement as="p" variant="h3">
              {vision.statement}
            </NextStatement>
            <Text>{vision.text}</Text>
          </Column>
        </Parts>
      </LargeStatement>
      <SectionBand surface="sunk" importance="low">
        <SectionHead tag={values.heading} heading={values.line} />
        <TitledRows rows={values.items} size="large" />
      </SectionBand>
      <SectionBand>
        <DocumentBlock document={documents.log} number={1} bleeds />
      </SectionBand>
      <Profile
        tag={founder.heading}
        heading={founder.line}
        portrait={portraitOf(founder.heading)}
        {...(FOUNDER_NAME ? { name: FOUNDER_NAME } : {})}
        role={founder.role}
        paragraphs={founder.paragraphs}
        team={TEAM_PORTRAITS}
      />
      <SectionBand>
        <SectionHead tag={advantages.heading} heading={advantages.line} />
        <TextCells cells={advantages.items} />
        <ButtonRow spaced>
          <ButtonLink href="/services" variant="line">
            {text.servicesLabel}
          </ButtonLink>
          <TextLink href="/careers">{text.careersLabel}</TextLink>
        </ButtonRow>
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleCall} surface="night" />
    </>
  );
}
