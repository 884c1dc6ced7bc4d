import { CallToAction } from '../blocks/CallToAction';
import { DrawnTiles } from '../blocks/DrawnTiles';
import { DocumentBlock } from '../blocks/documents/DocumentBlock';
import { LargeStatement } from '../blocks/LargeStatement';
import { Profile } from '../blocks/Profile';
import { SectionHead } from '../blocks/SectionHead';
import { documents } from '../content/documents';
import { aboutText as text } from '../content/pages/about';
import { Scene } from '../figures/Scene';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { SectionBand } from '../ui/SectionBand';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitledRows } from '../ui/TitledRows';
import { PageHead } from './components/PageHead';

/** The paragraphs beside the first one. */
const Others = styled('div', { '& > p + p': { marginTop: '1rem' } });

/** Below the mission, and smaller. */
const Parts = styled(Grid, { marginTop: '3rem' });
const NextStatement = styled(Heading, { margin: '.75rem 0 .5rem' });

export default function AboutPage({ route }: PageProps) {
  const { tag, heading, lead, story, mission, vision, values, advantages, closing } = text;
  const [first, ...others] = story.paragraphs;
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
      <SectionBand>
        <SectionHead tag={story.heading} heading={story.line} />
        <Grid rows="medium">
          <Column span={6}>
            <Text variant="lead" tone="ink">
              {first}
            </Text>
          </Column>
          <Column as={Others} span={6}>
            {others.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Column>
        </Grid>
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
      <DocumentBlock document={documents.log} number={1} />
      <Profile />
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
