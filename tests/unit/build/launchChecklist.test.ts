import { describe, expect, test } from 'vitest';
import { launchChecklist } from '../../../src/build/launchChecklist';
import { readSettings } from '../../../src/config/settings';

const complete = {
  SITE_NAME: 'Acme',
  SITE_URL: 'https://acme.test',
  SITE_EMAIL: 'hello@acme.test',
  SCHEDULING_URL: 'https://calendar.acme.test',
  LINKEDIN_URL: 'https://www.linkedin.com/company/acme',
  X_URL: 'https://x.com/acme',
  HUBSPOT_PORTAL_ID: '12345678',
  HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
  LEGAL_REVIEW_DATE: '2026-01-31',
};

const endpoints = {
  CONTACT_ENDPOINT: 'https://api.acme.test/contact',
  SUBSCRIBE_ENDPOINT: 'https://api.acme.test/subscribe',
};

const missing = (environment: Readonly<Record<string, string>>) =>
  launchChecklist(readSettings(environment), '2026-02-01');

describe('before the site goes live', () => {
  test('nothing is missing when every setting is the owner’s own', () => {
    expect(missing(complete)).toEqual([]);
  });

  test.each(Object.keys(complete))('%s is missing when it is not set', (name) => {
    const lines = missing({ ...complete, ...endpoints, [name]: '' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: \\S`));
  });

  test('without endpoints and without ids, the built-in forms only simulate sending', () => {
    const withoutIds = { ...complete, HUBSPOT_PORTAL_ID: '', HUBSPOT_FORM_ID: '' };
    const names = (environment: Readonly<Record<string, string>>) =>
      missing(environment).map((line) => line.split(':')[0]);
    expect(names(withoutIds)).toEqual([
      ...['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID'],
      ...['CONTACT_ENDPOINT', 'SUBSCRIBE_ENDPOINT'],
    ]);
    expect(names({ ...withoutIds, ...endpoints })).toEqual(['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID']);
  });

  test('a legal review in the future is none', () => {
    expect(missing({ ...complete, LEGAL_REVIEW_DATE: '2026-02-02' })).toHaveLength(1);
    expect(missing({ ...complete, LEGAL_REVIEW_DATE: '2026-02-01' })).toEqual([]);
  });
});
