import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { phases } from '../../../src/content/phases/index';
import { packages } from '../../../src/content/services/index';
import { packagesOf } from '../../../src/features/pricing/coverage';
import { keyFromPath } from '../../../src/lib/lookUp';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  block,
  captions,
  expectTitledTexts,
  heading,
  headingsIn,
  hero,
  mainPart,
  textsIn,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

describe.each(childrenOf('/how-we-work'))('the phase page $path', ({ path, name }) => {
  renderOnceAt(path);
  const slug = keyFromPath(phases, path);
  const { lead, people, outcomes } = phases[slug].text();

  test('has a hero with its name, a paragraph and a button to the contact page', () => {
    expect(hero().querySelector('h1')?.textContent).toBe(name);
    expect(textsIn(hero(), 'p')).toContain(lead);
    expect(addressesIn(hero())).toEqual(['/', '/how-we-work', '/contact', '/how-we-work#diagnosis']);
  });

  test('has the price of the package that does all of it in its head, and ends with its evidence, the people and the target', () => {
    const { name, seedPrice } = packages[phases[slug].wholePackage];
    expect(hero().textContent).toContain(`Led by ${name}, at Seed`);
    expect(hero().textContent).toContain(`$${seedPrice.usdPerMonth.toLocaleString('en-US')}/month`);
    expect(heading('The phase ends when').nextElementSibling?.textContent).toBe(phases[slug].exit);
    expect(
      within(block('The phase ends when'))
        .getAllByRole('listitem')
        .map((item) => textsIn(item, 'h3, p')),
    ).toEqual([
      ['Who leads it', people.lead],
      ['Who we need from you', people.client],
      ['Target number', people.target],
    ]);
  });

  test('links every package that works on it, lowest price first, with what it does of the phase', () => {
    const rows = within(block('Packages that work on this phase, lowest price first')).getAllByRole(
      'listitem',
    );
    expect(rows.flatMap((row) => addressesIn(row))).toEqual(
      packagesOf(slug).map((name) => `/services/${name}`),
    );
    for (const [index, name] of packagesOf(slug).entries())
      expect(rows[index]?.textContent).toContain(packages[name].parts[slug] ?? 'Leads the whole phase.');
  });

  test('has What We Do in This Phase in three cards, then Outcomes You Can Expect', () => {
    const named = ['What We Do in This Phase', 'Outcomes You Can Expect'];
    expect(headingsIn(mainPart(), 2).filter((title) => named.includes(title))).toEqual(named);
    expectTitledTexts(within(block('What We Do in This Phase')).getAllByRole('listitem'), 3);
    expect(textsIn(block('Outcomes You Can Expect'), 'li')).toEqual(outcomes);
  });

  test('has two figures with captions, the second perhaps a document, and credits the model of the bowtie', () => {
    const [first, second, ...others] = captions();
    expect(first).toMatch(/^Fig\. 1.*Winning by Design/);
    expect(second).toMatch(/^Fig\. 2\S/);
    expect(others).toEqual([]);
  });
});
