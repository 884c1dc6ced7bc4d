import { CallToAction } from '../blocks/CallToAction';
import { PosterWall } from '../blocks/PosterWall';
import { RichWords } from '../blocks/RichWords';
import { SectionHead } from '../blocks/SectionHead';
import { labels } from '../content/labels';
import { technologiesText } from '../content/pages/technologies';
import { detailedTechnologies } from '../content/technologies/index';
import { lrms } from '../content/technologies/lrms';
import { vendorQuestions } from '../content/vendorQuestions';
import { DrawingFile } from '../figures/DrawingFile';
import { Scene } from '../figures/Scene';
import { SchematicFigure } from '../figures/SchematicFigure';
import { entriesOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { tint } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Subheading } from '../ui/Heading';
import { SectionBand } from '../ui/SectionBand';
import { TitledRows } from '../ui/TitledLists';
import { TriangleList } from '../ui/TriangleList';
import { PageHead } from './components/PageHead';

/** Like the last poster above it, with the words first. */
const WithoutPoster = styled('div', {
  display: 'grid',
  gap: '1.5rem 2rem',
  alignItems: 'center',
  padding: `2.5rem ${space.gutter}`,
  '& > p': { font: font('display', fontWeights.heading, fontSizes.h3, 1.25), textWrap: 'balance' },
  '@md': { gridTemplateColumns: '1fr 1fr' },
  '@lg': { gridTemplateColumns: '1fr 2fr', '& > .fig': { width: '100%', maxWidth: '38rem', margin: 'auto' } },
});

const Questions = styled('div', { marginTop: '2.5rem', '& > h3': { marginBottom: '1rem' } });

/** The section's color is not next to the page's head. */
const grounds = ['tint', 'sunk', 'night', 'field'] as const;

export default function TechnologiesPage({ route }: PageProps) {
  const { tag, heading, lead, linkLabel, withoutCard, closing } = technologiesText;
  return (
    <>
      <PageHead
        route={route}
        heading={heading}
        lead={lead}
        tag={tag}
        drawing={<Scene name="gate" narrow="gate-narrow" />}
      >
        <ButtonLink href="/contact" variant="ink">
          {labels.scheduleConsultation}
        </ButtonLink>
      </PageHead>
      <Band top="none" bottom="none">
        <PosterWall
          columns={3}
          grounds={grounds}
          posters={entriesOf(detailedTechnologies).map(([slug, { name, summary, fits }]) => ({
            href: `/technologies/${slug}`,
            name,
            text: summary,
            fits,
            drawing: <SchematicFigure id={slug} />,
          }))}
          linkLabel={linkLabel}
        />
        <WithoutPoster className={tint().toString()}>
          <p>
            <RichWords
              text={[withoutCard.before, { text: lrms.name, href: '/technologies/lrms' }, withoutCard.after]}
            />
          </p>
          <DrawingFile name="schematic-lrms" ground="tint" />
        </WithoutPoster>
      </Band>
      <SectionBand surface="sunk" importance="low" id="questions">
        <SectionHead tag={vendorQuestions.tag} heading={vendorQuestions.heading} />
        <TitledRows size="large" items={vendorQuestions.answers} />
        <Questions>
          <Subheading>{vendorQuestions.list.heading}</Subheading>
          <TriangleList columns={2}>
            {vendorQuestions.list.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </TriangleList>
        </Questions>
      </SectionBand>
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="field" />
    </>
  );
}
