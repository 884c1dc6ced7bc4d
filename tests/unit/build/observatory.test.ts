import { describe, expect, test } from 'vitest';
import { documentHeaders } from '../../../src/build/hosts/hosting';
import { siteHosting } from '../../support/hosting';
import { observatoryScores, observatoryTotal } from '../../support/observatory';

const hostings = [
  ['in demo mode', siteHosting({ isDemo: true })],
  ['with the hosts of the provider', siteHosting()],
  ['with the hosts of the provider in Europe', siteHosting({ region: 'eu1' })],
  ['with reports of violations', siteHosting({ reportingEndpoint: 'https://reports.acme.test/csp' })],
] as const;

describe.each(hostings)('a document %s', (_name, hosting) => {
  const all = [undefined, hosting.notFound, ...hosting.documents];

  // A+ begins at 100.
  test('has at least 130 points, and loses none', () => {
    for (const document of all) {
      const headers = documentHeaders(hosting, document);
      expect(observatoryScores(headers).filter(({ points }) => points < 0)).toEqual([]);
      expect(observatoryTotal(headers)).toBeGreaterThanOrEqual(130);
    }
  });
});

describe('the points', () => {
  const headers = documentHeaders(siteHosting());
  const withPolicy = (policy: string) => observatoryTotal({ ...headers, 'Content-Security-Policy': policy });

  test.each([
    ["default-src 'none'; frame-ancestors 'none'", 140],
    ["default-src 'self'; frame-ancestors 'none'", 135],
    ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 130],
    ["default-src 'none'; script-src 'unsafe-inline'; frame-ancestors 'none'", 80],
    ["default-src 'none'; script-src https:; frame-ancestors 'none'", 80],
    ["default-src 'none'; img-src http:; frame-ancestors 'none'", 120],
    ["default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'", 120],
    ["default-src 'none'", 80],
    ['', 55],
  ])('of the policy "%s" are %i', (policy, points) => {
    expect(withPolicy(policy)).toBe(points);
  });

  test('without the headers of the site are few', () => {
    expect(observatoryTotal({})).toBe(30);
  });
});
