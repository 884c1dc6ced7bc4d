import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { studyTeasers } from '../../../src/content/studies/teasers';
import { block, breadcrumb, headingsIn, lastLink, main } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

renderOnceAt('/resources/case-studies');

test('says where it stands: Home > Resources > Case Studies', () => {
  expect(breadcrumb()).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
    ['Case Studies', null],
  ]);
});

describe('the studies', () => {
  const studies = () => main().getAllByRole('article');

  test('are three, each the target of its teaser, with an image, a title and its story', () => {
    const teasers = Object.values(studyTeasers);
    expect(studies().map(({ id }) => `/resources/case-studies#${id}`)).toEqual(
      teasers.map(({ path }) => path),
    );
    for (const study of studies()) {
      expect(study.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/case-.+\.svg$/);
      expect(within(study).getByRole('heading', { level: 2 }).textContent).not.toBe('');
      expect(headingsIn(study, 3)).toEqual(['Key Results', 'Situation', 'What we changed', 'Result']);
    }
  });

  test.each([
    [0, 'B2B SaaS', [claims.saasArr]],
    [1, 'HealthTech', [claims.healthConversion]],
    [2, 'Fintech', [claims.fintechCac, claims.fintechSeriesB]],
  ] as const)(
    'study %i is of %s; its Key Results give value, base and cause of each result',
    (index, industry, results) => {
      const { study, figures } = keyResults(index);
      expect(within(study).getByText(industry)).toBeTruthy();
      const [shown, others] = [figures.slice(0, results.length), figures.slice(results.length)];
      expect(shown).toEqual(
        results.map(({ label, value, base, cause }) => [label, value, base, `Cause: ${cause}`]),
      );
      for (const [, , qualifier, cause] of others) {
        expect(qualifier).toMatch(/target|typical/);
        expect(qualifier).toContain('not a client result');
        expect(cause).toBeUndefined();
      }
    },
  );

  /** A study, and the term and descriptions of each of its Key Results. */
  function keyResults(index: number) {
    const study = studies()[index];
    if (!study) throw new Error('A study is missing.');
    const list = within(study).getByRole('heading', { level: 3, name: 'Key Results' }).nextElementSibling;
    expect(list?.tagName).toBe('DL');
    const figures = [...(list?.children ?? [])].map((figure) =>
      [...figure.children].map(({ textContent }) => textContent),
    );
    return { study, figures };
  }
});

test('the filter has seven choices as plain text, All Industries as the current one', () => {
  const filter = within(block('Industries'));
  const items = filter.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['All Industries', 'B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'GreenTech', 'AI & ML'],
  ]);
  const current = items.filter((item) => item.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['All Industries']);
  expect(filter.queryAllByRole('button')).toEqual([]);
  expect(filter.queryAllByRole('link')).toEqual([]);
  expect(filter.getByText('All three studies are shown.')).toBeTruthy();
});

test('ends in Need Similar Results? with the way to the contact page', () => {
  const link = within(block('Need Similar Results?')).getByRole('link', { name: 'Schedule a Call' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
});
