import { expect, test } from 'vitest';
import { pageTexts } from '../../../src/content/pageTexts';
import { siteBundle } from '../../support/siteBundle';
import { isRecord } from '../../support/strings';

const leads = Object.values(pageTexts).flatMap((text) =>
  isRecord(text) && typeof text.lead === 'string' ? [text.lead] : [],
);

test('the long text of no page is in the bundle', async () => {
  const { code } = await siteBundle({});
  expect(leads.length).toBeGreaterThan(30);
  // The longest part without a character that the minifier may escape.
  const parts = leads.map((lead) => lead.split(/[^\w ,.]/).reduce((a, b) => (b.length > a.length ? b : a)));
  expect(parts.filter((part) => part.length < 30 || code.includes(part))).toEqual([]);
});
