import type { Element } from 'hast';
import type {
  AboutPage,
  Blog,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  Offer,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { stageMachine } from '../../../machines/stage.machine';
import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { tagline } from '../../content/footer';
import { posts } from '../../content/posts/index';
import { priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { addOns, type PackageSlug, packages } from '../../content/services/index';
import { equityPercent, formatEquity } from '../../features/pricing/prices';
import { addressOf } from '../../lib/addresses';
import { isKeyOf, keyOf, slugOf } from '../../lib/lookUp';
import { breadcrumbs, childrenOf } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { icons } from './manifest';
import { elementsIn, textOf } from './pageTree';

/** The company is described on the home page; other pages refer to it by this id. */
const company = { '@id': absoluteAddress('/#organization') } as const;

function organization(): Organization {
  return {
    '@type': 'Organization',
    ...company,
    name: owner.SITE_NAME,
    url: absoluteAddress('/'),
    logo: absoluteAddress(icons.touch),
    slogan: tagline,
    email: owner.SITE_EMAIL,
    sameAs: [owner.LINKEDIN_URL, owner.X_URL],
  };
}

const website = (): WebSite => ({
  '@type': 'WebSite',
  name: owner.SITE_NAME,
  url: absoluteAddress('/'),
  publisher: company,
});

/** The trail from the home page to another page. */
function breadcrumbList(route: Route): readonly BreadcrumbList[] {
  const trail = breadcrumbs(route);
  if (trail.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteAddress(path),
      })),
    },
  ];
}

/** A price per month; `MON` is the unit code of a month (UN/CEFACT Recommendation 20). */
const offer = (price: number, description: string): Offer => ({
  '@type': 'Offer',
  ...(description === '' ? {} : { description }),
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'USD',
    unitCode: 'MON',
  },
});

/** The stage that every visit starts with. */
const stage = keyOf(stageTerms, String(stageMachine.config.initial));

function packageOffer(name: PackageSlug): Offer {
  const share = formatEquity(equityPercent(name, stage, packages[name].seedPrice.detailDecimals));
  return offer(priceUsdPerMonth(name, stage), `${share} at ${stageTerms[stage].name}`);
}

/** The offer of a service; none for one whose terms are agreed. */
function offerOf(slug: string): Offer | undefined {
  if (isKeyOf(packages, slug)) return packageOffer(slug);
  if (!isKeyOf(addOns, slug)) return undefined;
  const { usdPerMonth, unit, surcharge } = addOns[slug];
  return offer(usdPerMonth, [unit, surcharge].filter(Boolean).join(' '));
}

function service(route: Route): readonly Service[] {
  if (route.group === undefined) return [];
  const offers = offerOf(slugOf(route.path));
  return [{ '@type': 'Service', name: route.name, provider: company, ...(offers ? { offers } : {}) }];
}

/** The pages below an overview that it links to outside of sentences, in the order of the route table. */
function itemList(route: Route, main: Element): readonly ItemList[] {
  const links = elementsIn(main, ({ tagName }) => tagName !== 'p')
    .flatMap(({ children }) => children)
    .map((child) => child.type === 'element' && child.tagName === 'a' && child.properties.href);
  const items = childrenOf(route.path).filter(({ path }) => links.includes(addressOf(path)));
  if (route.path === '/' || items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: items.map(({ path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteAddress(path),
      })),
    },
  ];
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions that a page asks in headings of the third level, each with the paragraph below it. */
export function questionsIn(main: Element): readonly Question[] {
  return elementsIn(main, () => true).flatMap(({ children }) => {
    const [heading, answer] = children.filter((child) => child.type === 'element');
    return heading?.tagName === 'h3' && answer?.tagName === 'p' && textOf(heading).endsWith('?')
      ? [{ question: textOf(heading), answer: textOf(answer) }]
      : [];
  });
}

function questionPage(main: Element): readonly FAQPage[] {
  const questions = questionsIn(main);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The posts have no pages of their own. */
const blog = (): Blog => ({
  '@type': 'Blog',
  publisher: company,
  blogPost: posts.map(({ title, date, author, image }) => ({
    '@type': 'BlogPosting',
    headline: title,
    datePublished: date,
    // A practice of the company, or its founder.
    author: { '@type': author.endsWith('practice') ? 'Organization' : 'Person', name: author },
    image: absoluteAddress(image),
  })),
});

const contactPage = (): ContactPage => ({ '@type': 'ContactPage', mainEntity: company });
const aboutPage = (): AboutPage => ({ '@type': 'AboutPage', mainEntity: company });

const webPage = ({ name, description, path }: Route): WebPage => ({
  '@type': 'WebPage',
  name,
  description,
  url: absoluteAddress(path),
  publisher: company,
});

/** What the kind of a page adds. */
const byPage: Readonly<Record<string, () => readonly Thing[]>> = {
  HomePage: () => [organization(), website()],
  BlogPage: () => [blog()],
  ContactPage: () => [contactPage()],
  AboutPage: () => [aboutPage()],
};

/**
 * The description of a page for search engines (schema.org, JSON-LD): its trail and its types, `WebPage` without a more special
 * one. It has no text that the page does not have. Undefined for a page that names another one as canonical.
 * @param main the main part of the prerendered page.
 */
export function structuredData(route: Route, main: Element): Graph | undefined {
  if (route.canonical !== undefined) return undefined;
  const things: readonly Thing[] = [
    ...(byPage[route.page]?.() ?? []),
    ...service(route),
    ...itemList(route, main),
    ...questionPage(main),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [...breadcrumbList(route), ...(things.length === 0 ? [webPage(route)] : things)],
  };
}
