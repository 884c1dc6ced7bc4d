import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { block, breadcrumb, lastLink, main } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

beforeEach(async () => {
  await renderAt('/resources/case-studies');
});

test('says where it stands: Home > Resources > Case Studies', () => {
  expect(breadcrumb()).toEqual([
    ['Home', '/'],
    ['Resources', '/resources'],
    ['Case Studies', null],
  ]);
});

describe('the studies', () => {
  const studies = () => main().getAllByRole('article');

  test('are three, each with an image, a title and its story', () => {
    expect(studies()).toHaveLength(3);
    for (const study of studies()) {
      expect(study.querySelector('img')?.getAttribute('src')).toMatch(/^\/art\/case-.+\.svg$/);
      expect(within(study).getByRole('heading', { level: 2 }).textContent).not.toBe('');
      expect(study.querySelectorAll('p').length).toBeGreaterThanOrEqual(4);
    }
  });

  test.each([
    [0, 'B2B SaaS', [['$2.5M', 'ARR in 9 months']]],
    [1, 'HealthTech', [['+68%', 'conversion']]],
    [
      2,
      'Fintech',
      [
        ['−47%', 'CAC'],
        ['$28M', 'Series B'],
      ],
    ],
  ])('study %i is of %s and lists its Key Results', (index, industry, results) => {
    const study = studies()[index];
    if (!study) throw new Error('A study is missing.');
    expect(within(study).getByText(industry)).toBeTruthy();
    const list = within(study).getByRole('heading', { level: 3, name: 'Key Results' }).nextElementSibling;
    expect(list?.tagName).toBe('DL');
    const listed = [...(list?.children ?? [])].map((result) => ({
      pair: [result.querySelector('dd')?.textContent, result.querySelector('dt')?.firstChild?.textContent],
      qualifier: result.querySelector('dt > span')?.textContent,
    }));
    const ofTheClient = listed.filter(({ qualifier }) => qualifier === undefined);
    expect(ofTheClient.map(({ pair }) => pair)).toEqual(results);
    for (const { qualifier } of listed.slice(results.length)) expect(qualifier).toMatch(/target|typical/);
  });
});

test('the filter has seven choices, All Industries as the current one, all of them disabled', () => {
  const filter = within(block('Industries'));
  const buttons = filter.getAllByRole<HTMLButtonElement>('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    ...['All Industries', 'B2B SaaS', 'Fintech', 'HealthTech', 'Cybersecurity', 'GreenTech', 'AI & ML'],
  ]);
  expect(buttons.filter(({ disabled }) => !disabled)).toEqual([]);
  const current = buttons.filter((button) => button.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(['All Industries']);
  const note = document.getElementById(buttons[0]?.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/not possible/);
});

test('ends in Need Similar Results? with the way to the contact page', () => {
  const link = within(block('Need Similar Results?')).getByRole('link', { name: 'Schedule a Call' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
});
