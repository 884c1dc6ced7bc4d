import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { artworkAddress } from '../../../src/content/artworks';
import { barLabels, type Claim, claims } from '../../../src/content/claims';
import { caseStudiesText } from '../../../src/content/pages/caseStudies';
import { recordings, resourcesText } from '../../../src/content/pages/resources';
import { posts } from '../../../src/content/posts/index';
import { postCategories } from '../../../src/content/posts/types';
import { studies } from '../../../src/content/studies/index';
import { formatDay } from '../../../src/lib/dates';
import { noteTexts } from '../../support/notes';
import { addressesIn, block, headingsIn, main, mainPart, namesOf, textsIn } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

/** Texts of the items with `aria-current`. */
const currentOf = (element: Element) => textsIn(element, 'li[aria-current], li [aria-current]');

/** Expects that nothing in an element can be pressed or reached by keyboard. */
const expectInert = (element: Element) =>
  expect(element.querySelector('a, button, [tabindex], [role="link"]')).toBeNull();

describe('the resources page', () => {
  renderOnceAt('/resources');
  const { posts: latest, guides, webinars } = resourcesText(posts);

  test('has its blocks in order, the last with the way to the contact page', () => {
    expect(headingsIn(mainPart(), 2)).toEqual([
      ...[
        'Latest Blog Posts',
        'Guides & Whitepapers',
        'Webinars & On-Demand Content',
        'Need Custom Solutions?',
      ],
    ]);
    expect(addressesIn(block('Need Custom Solutions?'))).toEqual(['/contact']);
  });

  test.each([
    ['Latest Blog Posts', latest.items, latest.cardLabel],
    ['Guides & Whitepapers', guides.items, `${guides.action} on the blog`],
    ['Webinars & On-Demand Content', webinars.items, `${webinars.action} on the blog`],
  ] as const)('%s: every title and action links to the blog', (name, items, label) => {
    const titles = [...block(name).querySelectorAll('h3')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(items.map(({ title }) => title));
    for (const title of titles) {
      const card = title.closest<HTMLElement>('article, li') ?? block(name);
      expect(addressesIn(card)).toEqual(['/resources/blog', '/resources/blog']);
      const action = within(card).getAllByRole('link')[1] ?? card;
      expect(namesOf(action)).toEqual({ shown: label, said: `${label}: ${title.textContent}` });
    }
  });

  test('types its guides, times its webinars and signs its posts', () => {
    const firstLines = (name: string) =>
      [...block(name).querySelectorAll('h3')].map(
        (title) => title.closest('article, li')?.querySelector('p')?.textContent,
      );
    expect(firstLines('Guides & Whitepapers')).toEqual(guides.items.map(({ type }) => type));
    expect(firstLines('Webinars & On-Demand Content')).toEqual(
      webinars.items.map(({ duration }) => `${duration} minutes`),
    );
    for (const { category, author } of latest.items) {
      expect(block('Latest Blog Posts').textContent).toContain(category);
      expect(block('Latest Blog Posts').textContent).toContain(author);
    }
    expect(block('Latest Blog Posts').querySelectorAll('img')).toHaveLength(latest.items.length);
    const frames = block('Webinars & On-Demand Content').querySelectorAll('li img');
    expect(new Set([...frames].map(({ attributes }) => attributes.getNamedItem('src')?.value)).size).toBe(
      webinars.items.length,
    );
  });
});

describe('the blog', () => {
  renderOnceAt('/resources/blog');

  /** The block with this heading. */
  const blockOf = (name: string) =>
    main().getByRole<HTMLElement>('heading', { level: 2, name }).closest<HTMLElement>('section, aside') ??
    mainPart();

  /** A post without its note. */
  const withoutNote = (card: Element): Element => {
    const copy = card.cloneNode(true) as Element;
    copy.querySelector('details')?.remove();
    return copy;
  };

  test('has all posts, each with image, category, title, excerpt, author and date, and inert', () => {
    const cards = main().getAllByRole('article');
    expect(cards).toHaveLength(posts.length);
    for (const [index, post] of posts.entries()) {
      const card = withoutNote(cards[index] ?? mainPart());
      expect(textsIn(card, 'h2')).toEqual([post.title]);
      expect(card.querySelector('img')?.getAttribute('src')).toBe(artworkAddress(post.artwork));
      for (const text of [post.category, post.excerpt, post.author, formatDay(post.date)])
        expect(card.textContent).toContain(text);
      expect(card.querySelector('time')?.getAttribute('datetime')).toBe(post.date);
      expectInert(card);
    }
  });

  test.each(posts.map((post, index) => [post.title, post, index] as const))(
    'has the whole note of "%s" in a disclosure below the excerpt, closed at first',
    (title, post, index) => {
      const card = main().getAllByRole('article')[index] ?? mainPart();
      const note = card.querySelector('p ~ details');
      expect(note?.hasAttribute('open')).toBe(false);
      const summary = note?.querySelector<HTMLElement>('summary');
      expect(summary && namesOf(summary)).toEqual({
        shown: 'Read the note',
        said: `Read the note: ${title}`,
      });
      for (const text of noteTexts(post)) expect(note?.textContent).toContain(text);
      for (const link of note?.querySelectorAll('a') ?? [])
        expect(link.getAttribute('href')).toMatch(/^(https:\/\/|\/[a-z])/);
    },
  );

  test('opens the print dialog of the browser, in which all notes are open', () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    fireEvent.click(main().getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('has inert categories, All Categories as the current one', () => {
    const categories = blockOf('Categories');
    expect(textsIn(categories, 'li')).toEqual(['All Categories', ...postCategories]);
    expect(currentOf(categories)).toEqual(['All Categories']);
    expectInert(categories);
  });

  test('has the inert pagination Previous, 1, 2, 3, Next, on its first page', () => {
    const pages = main().getByRole('list', { name: 'Pages' });
    expect(textsIn(pages, 'li')).toEqual(['Previous', '1', '2', '3', 'Next']);
    expect(currentOf(pages)).toEqual(['1']);
    expectInert(pages);
  });

  test('has a Subscribe form with the placeholder Your email, which does not leave the page', () => {
    const form = within(blockOf('Subscribe'));
    const email = form.getByRole<HTMLInputElement>('textbox', { name: 'Your email' });
    expect([email.type, email.placeholder, email.autocomplete]).toEqual(['email', 'Your email', 'email']);
    const button = form.getByRole<HTMLButtonElement>('button', { name: 'Subscribe' });
    expect([button.type, button.form]).toEqual(['submit', email.form]);
    expect(email.form && fireEvent.submit(email.form)).toBe(false);
  });

  test('lists the recordings, each with a link that asks for it by email', () => {
    const block = blockOf('Recordings, sent by email');
    expect(textsIn(block, 'h3')).toEqual(recordings.map(({ title }) => title));
    expect(textsIn(block, 'li > p')).toEqual(['45 minutes', '60 minutes']);
    expect(addressesIn(block)).toEqual(
      recordings.map(
        ({ title }) => `mailto:hello@momentum.example?subject=${encodeURIComponent(`Recording: ${title}`)}`,
      ),
    );
  });

  test('has no other link outside its notes but the breadcrumb and the two buttons to the contact page', () => {
    const links = [...mainPart().querySelectorAll('a:not([href^="mailto:"])')].filter(
      (link) => !link.closest('details'),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/resources',
      '/contact',
      '/contact',
    ]);
  });
});

/** The lists of results below a heading, with the parts of each result. */
const listsIn = (element: Element) =>
  [...element.querySelectorAll('h3 + dl')].map((list) =>
    [...list.children].map((result) => textsIn(result, ':scope > *')),
  );

describe('the case studies', () => {
  renderOnceAt('/resources/case-studies');
  const { filter, resultsHeading, measuresHeading, parts } = caseStudiesText(studies);

  test.each(studies.map((study, index) => [study.teaser.industry, study, index] as const))(
    '%s: the target of its teaser, with image, title, story and Key Results with base and cause',
    (industry, { teaser }, index) => {
      const article = main().getAllByRole('article')[index] ?? mainPart();
      expect(teaser.path).toBe(`/resources/case-studies#${article.id}`);
      expect(article.querySelector('img')?.getAttribute('src')).toBe(artworkAddress(teaser.artwork));
      expect(textsIn(article, 'h2')).toEqual([teaser.title]);
      expect(within(article).getByText(industry)).toBeTruthy();
      const { change }: Claim = claims[teaser.claimKeys[0]];
      expect(change?.length).toBeGreaterThan(0);
      for (const [part] of change ?? []) expect(article.textContent).toContain(barLabels[part]);
      expect(headingsIn(article, 3)).toEqual([resultsHeading, parts.situation, parts.change, parts.outcome]);

      expect(listsIn(article)).toEqual([
        teaser.claimKeys
          .map((key) => claims[key])
          .map(({ label, value, base, cause }) => [label, value, base, `Our part: ${cause}`]),
      ]);
    },
  );

  test('name targets and typical values apart from the results', () => {
    const section = main().getByText(measuresHeading).closest('section') ?? mainPart();
    expect(measuresHeading).toContain('not client results');
    const listed = [...section.querySelectorAll('dl > div')].map((each) => textsIn(each, 'dt, dd'));
    const expected = studies.flatMap(({ teaser, measures }) =>
      measures.map(({ label, value, qualifier }) => [label, value, `${teaser.industry}. ${qualifier}`]),
    );
    expect(listed).toHaveLength(expected.length);
    expect(listed).toEqual(expect.arrayContaining(expected));
    const values = listed.map(([, value = '']) => Number.parseInt(value, 10));
    expect(values, 'lowest first').toEqual(values.toSorted((one, other) => one - other));
  });

  test('have an inert filter, All Industries as the current item', () => {
    const section = block('Industries');
    expect(textsIn(section, 'li')).toEqual([filter.all, ...filter.items]);
    expect(currentOf(section)).toEqual(['All Industries']);
    expectInert(section);
  });

  test('end in Need Similar Results? with the way to the contact page', () => {
    expect(addressesIn(block('Need Similar Results?'))).toEqual(['/contact']);
  });
});
