import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents } from '../../../src/content/documents';
import { mainPart } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

const { plan, review, log, answer, report } = documents;

test.each([
  ['/services/revenue-strategy', plan],
  ['/how-we-work/strategy', plan],
  ['/services/bowtie-leadership', review],
  ['/how-we-work/execution', review],
  ['/about', log],
  ['/technologies/rag', answer],
  ['/services/venture-partner', report],
] as const)('%s shows its document, marked as an example', async (path, { title, note }) => {
  await renderAt(path);
  const sheet = within(mainPart()).getByText(title).closest('figure') ?? mainPart();
  expect(within(sheet).getByText('Example')).toBeTruthy();
  expect(sheet.querySelector('figcaption')?.textContent).toContain('Example with invented figures.');
  expect(within(sheet).getByText(note.text)).toBeTruthy();
  expect(sheet.querySelectorAll('[data-marked]')).toHaveLength(1);
  expect(sheet.querySelectorAll('h1, h2, h3, h4')).toHaveLength(0);
});
