import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  block,
  breadcrumb,
  heading,
  headingsIn,
  lastLink,
  main,
  mainPart,
  titledTexts,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

const pages = childrenOf('/how-we-work');

test('there are five phase pages', () => {
  expect(pages).toHaveLength(5);
});

describe.each(pages)('the phase page $path', ({ path, name }) => {
  renderOnceAt(path);

  test('says where it stands: Home > How We Work > the phase', () => {
    expect(breadcrumb()).toEqual([
      ['Home', '/'],
      ['How We Work', '/how-we-work'],
      [name, null],
    ]);
  });

  test('has a hero: its name and a paragraph', () => {
    const hero = heading(name, 1).closest('section');
    expect(hero?.querySelector('p')?.textContent?.length).toBeGreaterThan(80);
  });

  test('has three cards What We Do in This Phase', () => {
    const cards = within(block('What We Do in This Phase')).getAllByRole('article');
    expect(cards).toHaveLength(3);
    for (const [title, text] of titledTexts(cards)) {
      expect(title).toBeTruthy();
      expect(text).toBeTruthy();
    }
  });

  const count = path === '/how-we-work/strategy' ? 4 : 3;
  test(`has a checklist of ${count} Outcomes You Can Expect`, () => {
    const outcomes = within(block('Outcomes You Can Expect')).getAllByRole('listitem');
    expect(outcomes).toHaveLength(count);
    for (const outcome of outcomes) expect(outcome.textContent).not.toBe('');
  });

  test('marks its fifth of the bowtie, and has a piece of its own subject, both captioned', () => {
    const captions = main()
      .getAllByRole('figure')
      .map((figure) => figure.querySelector('figcaption')?.textContent);
    expect(captions).toEqual([expect.stringMatching(/^Fig\. 1\S/), expect.stringMatching(/^Fig\. 2\S/)]);
  });

  test('has the blocks in this order, and ends in Schedule a Call', () => {
    const named = ['What We Do in This Phase', 'Outcomes You Can Expect'];
    const titles = headingsIn(mainPart(), 2);
    expect(titles.filter((title) => named.includes(title))).toEqual(named);
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
    expect(addressesIn(mainPart(), '/contact')).toEqual(['/contact', '/contact']);
  });

  test('offers Schedule a Call at its head', () => {
    const hero = heading(name, 1).closest('section');
    expect(hero && addressesIn(hero)).toEqual(['/contact']);
  });

  test('says who leads it, who is needed and which number it moves', () => {
    const people = within(block('What We Do in This Phase')).getAllByRole('listitem');
    expect(titledTexts(people)).toEqual([
      ['Who leads it', expect.any(String)],
      ['Who we need from you', expect.any(String)],
      ['Target number', expect.any(String)],
    ]);
  });

  test('credits the model of the bowtie where it draws it', () => {
    const [figure] = main().getAllByRole('figure');
    expect(figure?.querySelector('figcaption')?.textContent).toContain('Winning by Design');
  });
});
