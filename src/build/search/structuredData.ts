import type { BlogPosting, Graph, Offer, Thing } from 'schema-dts';
import { initialStage } from '../../../machines/stage.machine';
import { absoluteAddress } from '../../config/absoluteAddress';
import { owner } from '../../config/owner';
import { artworkAddress } from '../../content/artworks';
import { tagline } from '../../content/footer';
import { posts } from '../../content/posts/index';
import { type BlogPost, founder } from '../../content/posts/types';
import { priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { addOns, packages } from '../../content/services/index';
import { equityPercent, formatEquity } from '../../features/pricing/prices';
import { isKeyOf, lastSegment } from '../../lib/lookUp';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { icons, isListed, postAddress } from './addresses';

/** The company is described on the home page; other pages refer to it by this id. */
const company = { '@id': absoluteAddress('/#organization') } as const;

const organization = (): Thing => ({
  '@type': 'Organization',
  ...company,
  name: owner.SITE_NAME,
  url: absoluteAddress('/'),
  logo: absoluteAddress(icons.touch),
  slogan: tagline,
  email: owner.SITE_EMAIL,
  sameAs: [owner.LINKEDIN_URL, owner.X_URL],
});

const website = (): Thing => ({
  '@type': 'WebSite',
  name: owner.SITE_NAME,
  url: absoluteAddress('/'),
  publisher: company,
});

const breadcrumbList = (route: Route): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs(route).map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteAddress(path),
  })),
});

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

/** The offer of a service; none for one whose terms are agreed. */
function offerOf(slug: string): Offer | undefined {
  if (isKeyOf(packages, slug)) {
    const share = formatEquity(equityPercent(slug, initialStage, packages[slug].seedPrice.detailDecimals));
    return offer(priceUsdPerMonth(slug, initialStage), `${share} at ${stageTerms[initialStage].name}`);
  }
  if (!isKeyOf(addOns, slug)) return undefined;
  const { usdPerMonth, unit, surcharge } = addOns[slug];
  return offer(usdPerMonth, [unit, surcharge].filter(Boolean).join(' '));
}

function service(route: Route): Thing {
  const offers = offerOf(lastSegment(route.path));
  return { '@type': 'Service', name: route.name, provider: company, ...(offers ? { offers } : {}) };
}

/** A post with the properties that Google reads (Search Central, Article). Its note is in the document already. */
const blogPosting = (post: BlogPost): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.excerpt,
  articleSection: post.category,
  datePublished: post.date,
  author: { '@type': post.author === founder ? 'Person' : 'Organization', name: post.author },
  image: absoluteAddress(artworkAddress(post.artwork)),
  url: postAddress(post),
});

const blog = ({ name, description, path }: Route): Thing => ({
  '@type': 'Blog',
  name,
  description,
  url: absoluteAddress(path),
  publisher: company,
  blogPost: posts.map(blogPosting),
});

/** What a page is about, beyond its title and description, which its document states. */
function mainThings(route: Route): readonly Thing[] {
  switch (route.page) {
    case 'HomePage':
      return [organization(), website()];
    case 'ContactPage':
      return [{ '@type': 'ContactPage', mainEntity: company }];
    case 'AboutPage':
      return [{ '@type': 'AboutPage', mainEntity: company }];
    case 'BlogPage':
      return [blog(route)];
    default:
      return route.group === undefined ? [] : [service(route)];
  }
}

/**
 * The description of a page for search engines (schema.org, JSON-LD): its trail and its types. It has no text that the page
 * does not have. Undefined for the not-found page and a page that names another one as canonical. Questions are left out:
 * Google has shown no results for `FAQPage` since May 2026.
 */
export function structuredData(route: Route): Graph | undefined {
  if (route.canonical !== undefined || !isListed(route)) return undefined;
  const trail = route.path === '/' ? [] : [breadcrumbList(route)];
  return { '@context': 'https://schema.org', '@graph': [...trail, ...mainThings(route)] };
}
