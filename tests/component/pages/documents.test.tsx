import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents } from '../../../src/content/documents';
import { packagePage } from '../../../src/content/pages/detailPages';
import { mainPart } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

const { plan, review, forecasts, log, answer, report } = documents;
const { campaigns, calendar, deals, renewalList, partnerSheet, releases } = documents;

test.each([
  ['/services/revenue-strategy', plan],
  ['/how-we-work/strategy', plan],
  ['/services/bowtie-leadership', review],
  ['/how-we-work/execution', forecasts],
  ['/services/development', releases],
  ['/about', log],
  ['/technologies/rag', answer],
  ['/services/venture-partner', report],
  ['/services/demand-generation', campaigns],
  ['/services/content-branding', calendar],
  ['/services/sales-execution', deals],
  ['/services/customer-success', renewalList],
  ['/services/partnerships', partnerSheet],
] as const)('%s shows its document, marked as an example', async (path, { title, note }) => {
  await renderAt(path);
  const sheet = within(mainPart()).getByText(title).closest('figure') ?? mainPart();
  expect(within(sheet).getByText('Example')).toBeTruthy();
  expect(sheet.querySelector('figcaption')?.textContent).toContain('Example with invented figures.');
  expect(within(sheet).getByText(note.text)).toBeTruthy();
  expect(sheet.querySelectorAll('[data-marked]')).toHaveLength(1);
  expect(sheet.querySelectorAll('h1, h2, h3, h4')).toHaveLength(0);
});

const { includedHeading, whoItIsForHeading } = packagePage;

test.each([
  ['/services/bowtie-leadership', [includedHeading, review.heading, whoItIsForHeading]],
  ['/services/partnerships', [includedHeading, partnerSheet.heading, whoItIsForHeading]],
  ['/services/venture-partner', [includedHeading, report.heading, whoItIsForHeading]],
])('%s says what is included before it shows its document', async (path, first) => {
  await renderAt(path);
  const headings = within(mainPart())
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(first);
});
