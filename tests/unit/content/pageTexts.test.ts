import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { industries } from '../../../src/content/industries/index';
import { legalPages } from '../../../src/content/legal/index';
import { aboutText as about } from '../../../src/content/pages/about';
import { caseStudiesText } from '../../../src/content/pages/caseStudies';
import { howWeWorkText } from '../../../src/content/pages/howWeWork';
import { resourcesText } from '../../../src/content/pages/resources';
import { phases } from '../../../src/content/phases/index';
import { posts } from '../../../src/content/posts/index';
import { postCategories } from '../../../src/content/posts/types';
import { allServices, packages, shortServices } from '../../../src/content/services/index';
import { studies } from '../../../src/content/studies/index';
import type { CaseStudy } from '../../../src/content/studies/types';
import { detailedTechnologies, technologies } from '../../../src/content/technologies/index';
import type { Technology } from '../../../src/content/technologies/types';
import { keyOf } from '../../../src/lib/lookUp';
import { routeOf } from '../../../src/routes/matchRoute';
import {
  aboutSchema,
  bowtieRangeSchema,
  complaints,
  howWeWorkSchema,
  industrySchema,
  legalSchema,
  packageTextSchema,
  phaseSchema,
  postsSchema,
  resourcesSchema,
  retrievalModelsSchema,
  shortServiceSchema,
  studySchema,
  technologySchema,
} from '../../support/contentSchemas';
import { aiConditions, legalSections } from '../../support/legalSections';
import { sentencesOf, stringsIn, wordsOf } from '../../support/strings';

describe.each(Object.entries(industries))('the industry %s', (slug, { text }) => {
  const industry = text();

  test('has as many answers as pains, a story with three figures, and two services', () => {
    expect(complaints(industrySchema, industry)).toEqual([]);
  });

  test('states the results of its clients, and says of every other figure what it is', () => {
    const { name } = routeOf(`/industries/${slug}`);
    const ofItsClients = Object.values(claims).filter((claim) => claim.industry === name);
    const results = industry.story.metrics.filter((metric) => !('qualifier' in metric));
    expect(results).toEqual(ofItsClients);
  });
});

test('there are seven industries; Venture Partner and Operational Backbone are each recommended', () => {
  expect(Object.keys(industries)).toHaveLength(7);
  const recommended = Object.values(industries).flatMap(({ text }) =>
    text().services.map(({ service }) => service),
  );
  expect(recommended).toContain('venture-partner');
  expect(recommended).toContain('operational-backbone');
});

const detailed: readonly [string, Technology][] = Object.entries(detailedTechnologies);

describe.each(detailed)('the technology %s', (slug, { text }) => {
  const technology = text();

  test('has five steps, three applications with results, and three related technologies', () => {
    expect(complaints(technologySchema, technology)).toEqual([]);
  });

  test('is not related to itself', () => {
    expect(technology.related).not.toContain(slug);
  });

  test('has four capabilities if it is the cloud, and none otherwise', () => {
    expect(technology.capabilities?.length).toBe(slug === 'cloud-ai' ? 4 : undefined);
  });
});

test('there are seven technologies with a full page, and the retrieval models with four capability cards', () => {
  expect(detailed).toHaveLength(7);
  expect(complaints(retrievalModelsSchema, technologies.lrms.text())).toEqual([]);
});

test('the retrieval models, which the overview does not list, are related to some technology', () => {
  expect(detailed.flatMap(([, { text }]) => text().related)).toContain('lrms');
});

describe.each(Object.entries(phases))('the phase %s', (slug, { text }) => {
  const phase = text();

  test('has three cards of work', () => {
    expect(complaints(phaseSchema, phase)).toEqual([]);
  });

  test('has four outcomes if it is the strategy, three otherwise', () => {
    expect(phase.outcomes).toHaveLength(slug === 'strategy' ? 4 : 3);
  });
});

test('there are five phases, each with three points on the overview', () => {
  expect(Object.keys(phases)).toHaveLength(5);
  expect(complaints(howWeWorkSchema, howWeWorkText())).toEqual([]);
  for (const { points } of Object.values(phases)) expect(new Set(points).size).toBe(3);
});

describe('the services', () => {
  test('are five packages with three or four included items, and a page for each', () => {
    expect(Object.keys(packages)).toHaveLength(5);
    expect(Object.values(packages).flatMap(({ text }) => complaints(packageTextSchema, text()))).toEqual([]);
  });

  test('are Venture Partner and five add-ons', () => {
    expect(Object.keys(shortServices)).toHaveLength(6);
    const texts = Object.values(shortServices).map(({ text }) => text());
    expect(texts.flatMap((text) => complaints(shortServiceSchema, text))).toEqual([]);
  });

  test('each cover a range of the bowtie', () => {
    const ranges = Object.values(allServices).map(({ bowtieRange }) => bowtieRange);
    expect(ranges.flatMap((range) => complaints(bowtieRangeSchema, range))).toEqual([]);
  });

  test('refer to other services, never to themselves', () => {
    for (const [slug, { text }] of Object.entries(allServices)) {
      const { alternatives, combinations } = text();
      expect([...alternatives, ...combinations].map(({ service }) => service)).not.toContain(slug);
    }
  });

  test('begin lead, first item and closing with different words', () => {
    const opening = (text: string | undefined) =>
      wordsOf(text ?? '')
        .slice(0, 3)
        .join(' ');
    const services = Object.values(allServices).map(({ text }) => text());
    const leads = services.map(({ lead }) => lead);
    const firstItems = services.map(({ included }) => included[0]?.description);
    const closings = services.map(({ closing }) => closing.text);
    for (const texts of [leads, firstItems, closings]) {
      const openings = texts.map(opening);
      expect(openings.filter((words, index) => openings.indexOf(words) !== index)).toEqual([]);
    }
  });

  test('have no sentence of more than 25 words', () => {
    const long = stringsIn(Object.values(allServices).map(({ text, ...summary }) => [summary, text()]))
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > 25);
    expect(long).toEqual([]);
  });
});

test('the page of the Venture Partner has at least 250 words', () => {
  expect(stringsIn(shortServices['venture-partner'].text()).flatMap(wordsOf).length).toBeGreaterThanOrEqual(
    250,
  );
});

describe('each detail page has 150 to 480 words', () => {
  const details = Object.entries({ ...industries, ...technologies, ...phases });
  test.each(details)('%s', (_slug, { text }) => {
    const count = stringsIn(text()).flatMap(wordsOf).length;
    expect(count).toBeGreaterThanOrEqual(150);
    expect(count).toBeLessThanOrEqual(480);
  });
});

describe.each(Object.entries(legalSections))('the legal text of %s', (path, headings) => {
  const { sections } = legalPages[keyOf(legalPages, path)].text();

  test('has nine sections, each of them a target of its own', () => {
    expect(complaints(legalSchema, sections)).toEqual([]);
  });

  test('has the required sections in order', () => {
    expect(sections.map(({ heading }) => heading)).toEqual(headings);
  });

  test('lets AI systems use the content on four conditions', () => {
    const section = sections.find(({ heading }) => heading === 'AI and Machine Learning Usage');
    const lists = (section?.blocks ?? []).flatMap((block) =>
      typeof block === 'object' && 'list' in block ? [block.list] : [],
    );
    expect(lists).toHaveLength(1);
    const [conditions = []] = lists;
    expect(conditions).toHaveLength(aiConditions.length);
    for (const [index, condition] of aiConditions.entries()) expect(conditions[index]).toMatch(condition);
  });
});

describe('the posts', () => {
  test('are six, in the categories of the blog, with days and drawn images', () => {
    expect(complaints(postsSchema, posts)).toEqual([]);
  });

  test('stand newest first', () => {
    const days = posts.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('have the required categories', () => {
    expect(postCategories).toEqual([
      ...['AI Trends', 'Growth', 'Marketing', 'Operations'],
      ...['Customer Success', 'Product Development', 'Leadership'],
    ]);
  });
});

describe('the case studies', () => {
  const inOrder: readonly CaseStudy[] = studies;

  test('are B2B SaaS, HealthTech and Fintech, each of which the filter knows', () => {
    expect(inOrder.map(({ teaser: { industry } }) => industry)).toEqual([
      'B2B SaaS',
      'HealthTech',
      'Fintech',
    ]);
    expect(inOrder.flatMap((study) => complaints(studySchema, study))).toEqual([]);
    for (const {
      teaser: { category },
    } of inOrder)
      expect(caseStudiesText(studies).filter.items).toContain(category);
  });

  test('state each client result once, under its own industry', () => {
    const stated = inOrder.flatMap(({ teaser: { industry, claimKeys } }) =>
      claimKeys.map((key) => [industry, key]),
    );
    expect(stated.sort()).toEqual(
      Object.entries(claims)
        .map(([key, { industry }]) => [industry, key])
        .sort(),
    );
  });
});

test('the about page has seven core values and four advantages', () => {
  expect(complaints(aboutSchema, about)).toEqual([]);
});

test('the resources are a guide, a whitepaper, a trend report, and webinars of 45 and 60 minutes', () => {
  expect(complaints(resourcesSchema, resourcesText(posts))).toEqual([]);
});
