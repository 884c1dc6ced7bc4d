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
import { PageHead } from './components/PageHead';

/** Like the last poster above it, with the picture at the other side; on phones the sentence alone. */
const RetrievalModels = styled('div', {
  ...posterTile,
  ...posterRow,
  '@phone': { '&&&': { display: 'block' }, '&&& > .poster': { display: 'none' } },
  '@md': {
    '&&': { gridTemplateColumns: `1fr calc((100% - ${space.gutter}) / 3)` },
    '&& > .poster': { order: 1, marginLeft: 0 },
  },
  '@lg': { '&&& > p': { fontSize: fontSizes.h1 } },
});

/** On the dark surface, in large windows beside the padlock and in others above it. */
const Questions = styled('ul', {
  marginBlock: '1.25rem 2.5rem',
  font: font('display', fontWeights.medium, fontSizes.h4, 1.25),
  '& > li': { borderTop: '1px solid $colors$rule', padding: '.75rem 0 .875rem', textWrap: 'balance' },
});

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
        drawing={<Scene name="musicbox" narrow="musicbox-narrow" />}
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
        beside
      >
        <Heading as="h3" variant="h3">
          {vendorQuestions.list.heading}
        </Heading>
        <Questions>
          {vendorQuestions.list.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Questions>
      </PictureRows>
      <CallToAction {...closing} action={labels.scheduleConsultation} surface="field" />
    </>
  );
}
