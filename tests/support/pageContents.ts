import { claims } from '../../src/content/claims';
import { industries } from '../../src/content/industries/index';
import { legalPages } from '../../src/content/legal/index';
import { aboutText } from '../../src/content/pages/about';
import { blog } from '../../src/content/pages/blog';
import { careersText } from '../../src/content/pages/careers';
import { caseStudiesText } from '../../src/content/pages/caseStudies';
import { contact, contactQuestions } from '../../src/content/pages/contact';
import { home } from '../../src/content/pages/home';
import { howWeWorkText } from '../../src/content/pages/howWeWork';
import { industriesText } from '../../src/content/pages/industries';
import { resourcesText } from '../../src/content/pages/resources';
import { services } from '../../src/content/pages/services';
import { technologiesText } from '../../src/content/pages/technologies';
import { phases } from '../../src/content/phases/index';
import { posts } from '../../src/content/posts/index';
import { addOns, packages, shortServices } from '../../src/content/services/index';
import { studies } from '../../src/content/studies/index';
import { studyTeasers } from '../../src/content/studies/teasers';
import { detailedTechnologies, technologies } from '../../src/content/technologies/index';
import { routes } from '../../src/routes/table';
import { isRecord, stringsIn, wordEntries, wordsOf } from './strings';

export type PageContent = readonly [path: string, content: unknown];

/** The texts of entries, with the names that are their headings. */
const entryTexts = (
  entries: Readonly<Record<string, { readonly name: string; readonly text: () => object }>>,
) =>
  Object.fromEntries(
    Object.entries(entries).map(([slug, { name, text }]) => [slug, { heading: name, ...text() }]),
  );

const below = (parent: string, contents: object): readonly PageContent[] =>
  Object.entries(contents).map(([slug, content]): PageContent => [`${parent}/${slug}`, content]);

const without = (content: object, ...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([key]) => !keys.includes(key)));

/** The texts of a page's module, without its head and its name in menus. */
const shown = (page: object) => without(page, 'name', 'title', 'description');

/** The texts of a package page that its card on the Services page does not have. */
const packagePages = Object.fromEntries(
  Object.entries(packages).map(([slug, { summary, text }]) => [
    slug,
    { tagline: summary, ...without(text(), 'pitch') },
  ]),
);

/** The cards of the Services page. */
const pitches = Object.values(packages).map(({ text }) => text().pitch);
const addOnCards = Object.values(addOns).map(({ name, summary }) => ({ name, summary }));

/** A teaser is one text: its result is read with the description below it. */
const teasers = Object.values(studyTeasers).map(({ claimKeys: [key], description }) => {
  const { value, label } = claims[key];
  return `${value} ${label}. ${description}`;
});

/** The studies as their page shows them: title, key results, story. */
const articles = studies.map(({ teaser, measures, ...story }) => ({
  title: teaser.title,
  description: teaser.description,
  results: teaser.claimKeys.map((key) => claims[key]),
  measures,
  story,
}));

/** The texts of each page, in reading order, without the labels that all pages of a kind share. */
export const pageContents: readonly PageContent[] = [
  ['/', { ...shown(home), teasers }],
  ['/about', aboutText],
  ['/careers', careersText()],
  ['/industries', industriesText],
  ...below('/industries', entryTexts(industries)),
  [
    '/technologies',
    { ...technologiesText, fits: Object.values(detailedTechnologies).map(({ fits }) => fits) },
  ],
  ...below('/technologies', entryTexts(technologies)),
  ['/how-we-work', { ...howWeWorkText(), points: Object.values(phases).map(({ points }) => points) }],
  ...below('/how-we-work', entryTexts(phases)),
  ['/services', { ...shown(services), packages: pitches, addOns: addOnCards }],
  ...below('/services', packagePages),
  ...below('/services', entryTexts(shortServices)),
  ['/resources', resourcesText(posts)],
  ['/resources/blog', { ...shown(blog), posts }],
  ['/resources/case-studies', { ...without(caseStudiesText(studies), 'studies'), articles }],
  ['/contact', { ...shown(contact), contactQuestions }],
  ...below('', entryTexts(legalPages)),
];

const routeNames: ReadonlySet<string> = new Set(routes.map(({ name }) => name));

/** The texts of a page in reading order. A figure is read with its label; names of pages are left out. */
export function textsOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return routeNames.has(content) ? [] : [content];
  if (Array.isArray(content)) return content.flatMap(textsOf);
  if (!isRecord(content)) return [];
  if ('value' in content && 'label' in content) return [stringsIn(content).join(' ')];
  return wordEntries(content).flatMap(([, entry]) => textsOf(entry));
}

function textAt(content: unknown, ...keys: readonly string[]): string | undefined {
  if (!isRecord(content)) return undefined;
  return keys.map((key) => content[key]).find((entry) => typeof entry === 'string');
}

const entryOf = (content: unknown, key: string): unknown => (isRecord(content) ? content[key] : undefined);

/** The paragraph that opens a page. */
export const leadOf = (content: unknown): string | undefined =>
  textAt(content, 'lead', 'intro', 'subtitle') ?? textAt(entryOf(content, 'hero'), 'lead');

/** The text beside the button at the end of a page. */
export const closingOf = (content: unknown): string | undefined =>
  ['closing', 'callToAction', 'custom'].map((key) => textAt(entryOf(content, key), 'text')).find(Boolean);

/** The text of the first point of the first list, at any depth. A label of one or two words is no point. */
export function firstItemOf(content: unknown): string | undefined {
  if (!isRecord(content)) return undefined;
  for (const entry of Object.values(content)) {
    const [first] = Array.isArray(entry) ? entry : [];
    const text =
      typeof first === 'string' ? first : (textAt(first, 'description', 'text') ?? firstItemOf(entry));
    if (text !== undefined && wordsOf(text).length > 2) return text;
  }
  return undefined;
}
