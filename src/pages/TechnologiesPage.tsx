import { CallToAction } from '../blocks/CallToAction';
import { PictureRows } from '../blocks/PictureRows';
import { PosterWall, posterRow, posterTile } from '../blocks/PosterWall';
import { RichWords } from '../blocks/RichWords';
import { labels } from '../content/labels';
import { technologiesText } from '../content/pages/technologies';
import { detailedTechnologies } from '../content/technologies/index';
import { lrms } from '../content/technologies/lrms';
import { vendorQuestions } from '../content/vendorQuestions';
import { Poster } from '../figures/Poster';
import { Scene } from '../figures/Scene';
import { entriesOf } from '../lib/lookUp';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { PageHead } from './components/PageHead';

/** Like the last poster above it. */
const RetrievalModels = styled('div', { ...posterTile, ...posterRow });

/** In the section's color from edge to edge of the window. */
const Questions = styled('div', {
  padding: `${space.quiet} ${PAGE_INSET} ${space.section}`,
  '& > ul': {
    display: 'grid',
    columnGap: space.gap,
    marginTop: space.quiet,
    font: font('display', fontWeights.heading, fontSizes.h3, 1.15),
    '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '& li': { textWrap: 'balance', borderTop: '1px solid $colors$ink', padding: '1.25rem 0 1.75rem' },
});

const vendorList = (
  <Questions className={field().toString()}>
    <Heading as="h3">{vendorQuestions.list.heading}</Heading>
    <ul>
      {vendorQuestions.list.questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  </Questions>
);

const grounds = ['tint', 'sunk', 'field'] as const;

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
            slug,
          }))}
          linkLabel={linkLabel}
        />
        <RetrievalModels className={field().toString()}>
          <Poster slug="lrms" size="highPoster" />
          <Heading as="p" variant="h3">
            <RichWords
              text={[withoutCard.before, { text: lrms.name, href: '/technologies/lrms' }, withoutCard.after]}
            />
          </Heading>
        </RetrievalModels>
      </Band>
      <PictureRows
        id="questions"
        head={{ tag: vendorQuestions.tag, heading: vendorQuestions.heading }}
        picture={<Poster slug="technologies" size="highPoster" />}
        items={vendorQuestions.answers}
        mirrored
      />
      {vendorList}
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="night" />
    </>
  );
}
