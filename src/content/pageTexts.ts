import { type Captioned, figureCaptions } from './figures';
import { industries } from './industries/index';
import { privacySections } from './legal/privacy';
import { termsSections } from './legal/terms';
import { aboutText } from './pages/about';
import { careersText } from './pages/careers';
import { caseStudiesText } from './pages/caseStudies';
import { contactQuestions } from './pages/contact';
import { howWeWorkText } from './pages/howWeWork';
import { industriesText } from './pages/industries';
import { resourcesText } from './pages/resources';
import { technologiesText } from './pages/technologies';
import { phases } from './phases/index';
import { posts } from './posts/index';
import { packageTexts } from './services/packageTexts/index';
import { placeholders } from './services/placeholders/index';
import { studies } from './studies/index';
import { retrievalModels, technologies } from './technologies/index';

const below = (parent: string, texts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(texts).map(([slug, text]) => [`${parent}/${slug}`, text]));

/** The texts of pages whose figure has the page's slug as its id. */
const captioned = <Slug extends keyof typeof figureCaptions, Text extends object>(
  texts: Readonly<Record<Slug, Text>>,
): Readonly<Record<string, Text & Captioned>> =>
  Object.fromEntries(
    (Object.keys(texts) as Slug[]).map((slug) => [
      slug,
      { ...texts[slug], figureCaption: figureCaptions[slug] },
    ]),
  );

/**
 * The long texts, by page path. They are a third of all texts, so they are not part of the bundle: the build
 * writes each text into its document, and all of them into one file that is fetched after hydration.
 */
export const pageTexts: Readonly<Record<string, unknown>> = {
  '/industries': industriesText,
  ...below('/industries', captioned(industries)),
  '/technologies': technologiesText,
  ...below('/technologies', { ...captioned(technologies), ...captioned({ lrms: retrievalModels }) }),
  ...below('/how-we-work', phases),
  ...below('/services', { ...packageTexts, ...placeholders }),
  '/how-we-work': howWeWorkText(),
  '/contact': contactQuestions,
  '/resources': resourcesText(posts),
  '/resources/blog': posts,
  '/resources/case-studies': caseStudiesText(studies),
  '/about': aboutText,
  '/careers': careersText(),
  '/privacy': privacySections,
  '/terms': termsSections,
};
