import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { routeOf } from '../../../src/routes/matchRoute';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  block,
  breadcrumb,
  heading,
  lastLink,
  main,
  mainPart,
  namesOf,
  titledTexts,
} from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';
import { renderOnceAt } from '../../support/renderOnce';

const LRMS = '/technologies/lrms';
const CLOUD = '/technologies/cloud-ai';
const all = childrenOf('/technologies');
const pages = all.filter(({ path }) => path !== LRMS);

test('there are eight technology pages, one of which is the short one of the retrieval models', () => {
  expect(all).toHaveLength(8);
  expect(pages).toHaveLength(7);
});

describe('the page of rag', () => {
  renderOnceAt('/technologies/rag');

  test('is titled RAG & Graph RAG', () => {
    expect(heading('RAG & Graph RAG', 1)).toBeTruthy();
  });

  test('has two drawings with the same parts, one of them for phones', () => {
    const partsOf = (drawing: HTMLElement) =>
      [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent?.slice(0, 2));
    const drawings = main().getAllByRole('img', { name: /^Documents \(a\)/ });
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      expect(partsOf(drawing)).toEqual(expect.arrayContaining(['a ', 'b ', 'c ', 'd ', 'e ']));
    }
  });

  test('has no region that scrolls sideways', () => {
    expect(main().queryByRole('region', { name: /scrolls sideways/ })).toBeNull();
  });
});

describe.each(all)('the technology page $path', ({ path, name }) => {
  renderOnceAt(path);

  test('says where it stands: Home > Technologies > its name', () => {
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['Technologies', '/technologies'],
      [name, null],
    ]);
  });

  test('has a hero: its name and a paragraph', () => {
    const hero = heading(name, 1).closest('section');
    expect(hero?.querySelector('p')?.textContent?.length).toBeGreaterThan(80);
  });

  test('has a figure, and a piece of its own subject, both captioned', () => {
    const captions = main()
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('figcaption')?.textContent);
    expect(captions).toEqual([expect.stringMatching(/^Fig\. 1\S/), expect.stringMatching(/^Fig\. 2\S/)]);
  });

  const action = path === LRMS ? 'Schedule a Call' : 'Schedule a Consultation';
  test(`starts and ends with ${action}`, () => {
    const hero = heading(name, 1).closest('section') ?? mainPart();
    expect(within(hero).getByRole('link', { name: action }).getAttribute('href')).toBe('/contact');
    expect(lastLink()).toEqual([action, '/contact']);
    expect(addressesIn(mainPart(), '/contact')).toEqual(['/contact', '/contact']);
  });

  const isData = /customer-success|business-intelligence/.test(path);
  const [service, packageName, price] = isData
    ? ['/services/operational-backbone', 'Operational Backbone', '$3,000/month']
    : ['/services/development', 'Product Development', '$5,000/month'];
  test(`leads from its head and its text to ${packageName}, from ${price}`, () => {
    const links = main()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/services/'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual([service, service]);
    for (const link of links) {
      const shown = `From ${price} at Pre-Seed, plus equity`;
      expect(namesOf(link)).toEqual({ shown, said: `${shown}: ${packageName}` });
    }
    expect(heading(packageName, 3).previousElementSibling?.textContent).toBe('Built by');
  });
});

describe.each(pages)('the technology page $path', ({ path }) => {
  renderOnceAt(path);

  test('says what the technology is, and Why it matters', () => {
    for (const question of [/^What (is|are) /, /^Why it matters$/]) {
      const answer = heading(question).nextElementSibling;
      expect(answer?.tagName).toBe('P');
      expect(answer?.textContent?.length).toBeGreaterThan(100);
    }
  });

  test('says How we implement it in five steps', () => {
    const steps = within(block('How we implement it')).getAllByRole('listitem');
    expect(steps).toHaveLength(5);
    expect(steps[0]?.parentElement?.tagName).toBe('OL');
    for (const [title, text] of titledTexts(steps)) {
      expect(title).toBeTruthy();
      expect(text).toBeTruthy();
    }
  });

  test('has three Real-World Applications, each with two or three Results that are targets', () => {
    expect(block('Real-World Applications').textContent).toContain('These are targets, not client results.');
    const cards = within(block('Real-World Applications')).getAllByRole('article');
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 }).textContent).not.toBe('');
      expect(within(card).getByRole('heading', { level: 4 }).textContent).toBe('Results');
      expect([2, 3]).toContain(within(card).getAllByRole('listitem').length);
    }
  });

  test('has three Related Technologies, each with title, icon and link', () => {
    const links = within(block('Related Technologies')).getAllByRole('link');
    const paths = links.map((link) => link.getAttribute('href'));
    expect(new Set(paths).size).toBe(3);
    expect(paths).not.toContain(path);
    for (const link of links) {
      const related = routeOf(link.getAttribute('href') ?? '');
      expect(all).toContain(related);
      expect(within(link).getByRole('heading', { level: 3, name: related.name })).toBeTruthy();
      expect(link.querySelector('svg')).not.toBeNull();
    }
  });

  test(path === CLOUD ? 'adds four Cloud AI Capabilities' : 'has no block of capabilities', () => {
    if (path === CLOUD) {
      const cells = within(block('Cloud AI Capabilities')).getAllByRole('listitem');
      expect(cells).toHaveLength(4);
      for (const [title, text] of titledTexts(cells)) {
        expect(title).toBeTruthy();
        expect(text).toBeTruthy();
      }
    } else {
      expect(main().queryByRole('heading', { name: /Capabilities/ })).toBeNull();
    }
  });
});

describe('the page Lightweight Retrieval Models', () => {
  test('has four capability cards', async () => {
    await renderAt(LRMS);
    const cards = main()
      .getAllByRole('heading', { level: 2 })
      .map((title) => title.closest('section'))
      .map((section) => [...(section?.querySelectorAll('ul > li') ?? [])])
      .find((items) => items.length > 0);
    expect(cards).toHaveLength(4);
    for (const [title, text] of titledTexts(cards ?? [])) {
      expect(title).toBeTruthy();
      expect(text).toBeTruthy();
    }
  });
});
