import * as v from 'valibot';
import { artworkAddress, artworks } from '../../src/content/artworks';
import { claims } from '../../src/content/claims';
import { postCategories } from '../../src/content/posts/types';
import { allServices, packages } from '../../src/content/services/index';
import { technologies } from '../../src/content/technologies/index';
import { keysOf } from '../../src/lib/lookUp';

/**
 * The shapes of the content, with the number of items that each page must have. The schemas are strict: a text
 * that no page shows fails them.
 */

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const text = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/s, 'wants words without space around them'));
const closing = v.strictObject({ heading: text, text });
const titledText = v.strictObject({ title: text, description: text });

/** Points with different titles, which are also their keys on the page. */
const points = (least: number, most = least) =>
  v.pipe(
    v.array(titledText),
    v.minLength(least),
    v.maxLength(most),
    v.check((items) => isUnique(items.map(({ title }) => title)), 'wants different titles'),
  );

const head = { heading: text, lead: text };
const exhibitHead = { ...head, caption: text };

const table = v.pipe(
  v.strictObject({
    ...exhibitHead,
    kind: v.literal('table'),
    columns: v.pipe(v.array(text), v.minLength(2), v.maxLength(4)),
    rows: v.pipe(v.array(v.array(text)), v.minLength(2)),
  }),
  v.check(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'wants rows as wide as its columns',
  ),
  v.check(({ columns }) => isUnique(columns), 'wants different columns'),
  v.check(({ rows }) => isUnique(rows.map(([name]) => name)), 'wants rows with different names'),
);

const formula = v.pipe(
  v.strictObject({
    ...exhibitHead,
    kind: v.literal('formula'),
    result: text,
    terms: v.pipe(
      v.array(
        v.strictObject({ operator: v.optional(v.picklist(['+', '−', '×', '÷'])), name: text, note: text }),
      ),
      v.minLength(2),
      v.maxLength(5),
    ),
  }),
  v.check(
    ({ terms }) => terms.every(({ operator }, index) => (operator === undefined) === (index === 0)),
    'wants a sign before each term but the first',
  ),
);

const gates = v.strictObject({
  ...exhibitHead,
  kind: v.literal('gates'),
  gates: v.pipe(
    v.array(v.strictObject({ name: text, question: text, passes: text })),
    v.minLength(3),
    v.maxLength(5),
    v.check((items) => isUnique(items.map(({ name }) => name)), 'wants different gates'),
  ),
});

const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const calendar = v.strictObject({
  ...exhibitHead,
  kind: v.literal('calendar'),
  rows: v.pipe(
    v.array(
      v.strictObject({
        name: text,
        spans: v.pipe(v.array(v.strictObject({ from: month, to: month })), v.minLength(1)),
        note: text,
      }),
    ),
    v.minLength(2),
    v.check((rows) => isUnique(rows.map(({ name }) => name)), 'wants rows with different names'),
  ),
});

const exhibit = v.variant('kind', [table, formula, gates, calendar]);

/** A number that is not a client's result has a qualifier. */
const qualifiedMetric = v.strictObject({ value: text, label: text, qualifier: text });

const claim = v.strictObject({
  industry: text,
  value: text,
  label: text,
  base: text,
  cause: text,
  sentence: v.optional(text),
});
const storyMetric = v.union([claim, qualifiedMetric]);

const service = v.strictObject({ service: v.picklist(keysOf(allServices)), reason: text });

const serviceReferences = v.pipe(
  v.array(service),
  v.minLength(2),
  v.check((items) => isUnique(items.map((item) => item.service)), 'wants different services'),
);
const serviceEntries = {
  lead: text,
  included: points(3, 4),
  whoItIsFor: text,
  figureCaption: text,
  needs: text,
  alternatives: serviceReferences,
  combinations: serviceReferences,
  planHeading: text,
  closing,
};

/** The range of the bowtie that a service covers. */
export const bowtieRangeSchema = v.pipe(
  v.strictObject({ from: v.number(), to: v.number() }),
  v.check(({ from, to }) => 0 <= from && from < to && to <= 1, 'wants a part of the bowtie'),
);

const caseStudy = v.pipe(
  v.union([
    v.strictObject({
      claims: v.pipe(v.array(claim), v.minLength(1)),
      target: v.optional(qualifiedMetric),
      relation: text,
    }),
    v.strictObject({ industry: text, outcome: text, target: qualifiedMetric, relation: text }),
  ]),
  v.check(
    (study) =>
      [...('claims' in study ? study.claims : []), study.target].some((result) =>
        result?.value.endsWith('%'),
      ),
    'wants a percentage',
  ),
);

export const packageTextSchema = v.strictObject({
  ...serviceEntries,
  pitch: text,
  plan: v.strictTuple([text, text, text, text]),
  caseStudiesHeading: text,
  caseStudies: v.strictTuple([caseStudy, caseStudy]),
});

export const shortServiceSchema = v.strictObject({
  ...serviceEntries,
  facts: v.array(v.strictObject({ term: text, text })),
  plan: v.strictTuple([text, text, text]),
});

export const industrySchema = v.pipe(
  v.strictObject({
    ...head,
    painPoints: points(4, 5),
    solutions: points(4, 5),
    exhibit,
    story: v.strictObject({
      statement: text,
      text,
      basis: text,
      metrics: v.strictTuple([storyMetric, storyMetric, storyMetric]),
    }),
    servicesHeading: text,
    services: v.strictTuple([service, service]),
    closing,
  }),
  v.check(
    ({ painPoints, solutions }) => painPoints.length === solutions.length,
    'wants an answer to each pain',
  ),
  v.check(({ services: [first, second] }) => first.service !== second.service, 'wants two services'),
);

const builtBy = v.strictObject({ service: v.picklist(keysOf(packages)), reason: text });
const technologyEntries = { lead: text, builtBy, exhibit, closing };
const application = v.strictObject({
  title: text,
  description: text,
  results: v.pipe(
    v.array(text),
    v.minLength(2),
    v.maxLength(3),
    v.check((items) => isUnique(items), 'wants different results'),
  ),
});
const technology = v.picklist(keysOf(technologies));

export const technologySchema = v.strictObject({
  ...technologyEntries,
  whatIs: v.strictObject({
    heading: v.pipe(text, v.regex(/^What (is|are) .+\?$/, 'wants “What is …?”')),
    text,
  }),
  whyItMatters: text,
  implementationLine: text,
  implementation: points(5),
  capabilities: v.optional(points(4)),
  applicationsLine: text,
  applications: v.strictTuple([application, application, application]),
  relatedLine: text,
  related: v.pipe(
    v.strictTuple([technology, technology, technology]),
    v.check((items) => isUnique(items), 'wants three different technologies'),
  ),
});

export const retrievalModelsSchema = v.strictObject({
  ...technologyEntries,
  capabilitiesHeading: text,
  capabilities: points(4),
});

export const phaseSchema = v.strictObject({
  lead: text,
  figureCaption: text,
  workLine: text,
  work: points(3),
  people: v.strictObject({ lead: text, client: text, target: text }),
  exhibit,
  outcomesLine: text,
  outcomes: v.pipe(
    v.array(text),
    v.check((items) => isUnique(items), 'wants different outcomes'),
  ),
  exit: text,
  closing,
});

const pageText = { tag: text, ...head, closing };

export const howWeWorkSchema = v.strictObject({
  ...pageText,
  figureLabel: text,
  figureNote: v.lazy(() => richText),
  linkLabel: text,
});

/** Text inside a paragraph: it may start or end with a space, before or after a link. */
const inlineLink = v.strictObject({ text, href: v.pipe(text, v.regex(/^(\/|https:|mailto:)/)) });
const richText = v.union([text, v.array(v.union([v.pipe(v.string(), v.nonEmpty()), inlineLink]))]);
const legalBlock = v.union([richText, v.strictObject({ list: v.pipe(v.array(richText), v.minLength(2)) })]);

export const legalSchema = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, 'wants an id that can stand in an address')),
      heading: text,
      blocks: v.pipe(v.array(legalBlock), v.minLength(1)),
    }),
  ),
  v.length(9),
  v.check((sections) => isUnique(sections.map(({ id }) => id)), 'wants different ids'),
);

const drawnImage = v.picklist(artworks.map(artworkAddress), 'wants the address of an artwork');

export const postsSchema = v.pipe(
  v.array(
    v.strictObject({
      title: text,
      excerpt: text,
      category: v.picklist(postCategories),
      date: v.pipe(v.string(), v.isoDate()),
      author: text,
      path: v.literal('/resources/blog'),
      image: drawnImage,
    }),
  ),
  v.length(6),
  v.check((posts) => isUnique(posts.map(({ title }) => title)), 'wants different titles'),
  v.check((posts) => isUnique(posts.map(({ image }) => image)), 'wants different images'),
);

export const studySchema = v.strictObject({
  teaser: v.strictObject({
    industry: text,
    category: text,
    title: text,
    description: text,
    claimKeys: v.pipe(v.array(v.picklist(keysOf(claims))), v.minLength(1)),
    id: v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wants an id that can stand in an address')),
    path: v.pipe(text, v.startsWith('/resources/case-studies#')),
    image: drawnImage,
  }),
  situation: text,
  change: text,
  outcome: text,
  measures: v.array(qualifiedMetric),
});

const namedBlock = { heading: text, line: text };
const statement = v.strictObject({ heading: text, statement: text, text });

export const aboutSchema = v.strictObject({
  tag: text,
  ...head,
  closing,
  story: v.strictObject({
    ...namedBlock,
    paragraphs: v.pipe(v.array(text), v.minLength(2), v.maxLength(4)),
  }),
  mission: statement,
  vision: statement,
  values: v.strictObject({ ...namedBlock, items: points(7) }),
  founder: v.strictObject({ ...namedBlock, role: text, paragraphs: v.pipe(v.array(text), v.minLength(1)) }),
  advantages: v.strictObject({ ...namedBlock, items: points(4) }),
  servicesLabel: v.literal('Explore Our Services'),
  careersLabel: text,
});

const resource = <Type extends string>(type: Type) =>
  v.strictObject({
    type: v.literal(type),
    title: text,
    description: text,
    cover: v.picklist(['bowtie', 'hundredth', 'questions']),
    path: v.literal('/resources/blog'),
  });
const webinar = <Minutes extends number>(duration: Minutes) =>
  v.strictObject({
    title: text,
    description: text,
    duration: v.literal(duration),
    path: v.literal('/resources/blog'),
  });

export const resourcesSchema = v.strictObject({
  ...pageText,
  posts: v.strictObject({
    ...namedBlock,
    linkLabel: text,
    cardLabel: text,
    items: v.pipe(v.array(v.unknown()), v.length(3)),
  }),
  guides: v.strictObject({
    ...namedBlock,
    items: v.strictTuple([resource('Guide'), resource('Whitepaper'), resource('Trend Report')]),
    action: v.literal('Download'),
  }),
  webinars: v.strictObject({
    ...namedBlock,
    items: v.strictTuple([webinar(45), webinar(60)]),
    unit: v.literal('minutes'),
    action: v.literal('Watch now'),
  }),
  destination: text,
});

/** The errors of a value against a schema, one line each. */
export function complaints(
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
  value: unknown,
): readonly string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}
