import { describe, expect, test } from 'vitest';
import { policyOverHttp } from '../../../src/build/securityPolicy';
import { siteHosting } from '../../support/hosting';

const policyText = (...settings: Parameters<typeof siteHosting>): string =>
  siteHosting(...settings).headers['Content-Security-Policy'] ?? '';

/** The security policy: the sources of each directive. */
const policyFor = (...settings: Parameters<typeof siteHosting>) =>
  new Map(
    policyText(...settings)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources.join(' ')] as const),
  );

describe.each([
  ['in production', policyFor()],
  ['in demo mode', policyFor({}, true)],
])('the content security policy %s', (_mode, policy) => {
  test('allows nothing that is not named', () => {
    expect(policy.get('default-src')).toBe("'none'");
    // It falls back to `default-src`.
    expect(policy.has('object-src')).toBe(false);
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });

  test('allows scripts of the site, and the inlined script by its hash', () => {
    // echo -n start | openssl dgst -sha256 -binary | openssl base64
    expect(policy.get('script-src')).toContain(
      "'self' 'sha256-zO0oxtw/mcI5al6q1zK/aygUIzWJKxzQ5q9s21P1zPo='",
    );
    expect(policy.get('script-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https:(?!\/\/)/);
  });

  test('names whole hosts without a scheme, none twice, in every directive but that of images', () => {
    for (const [name, sources] of policy) {
      const list = sources.split(' ');
      expect(list).toEqual([...new Set(list)]);
      if (name === 'img-src' || name === 'upgrade-insecure-requests') continue;
      for (const source of list) expect(source).toMatch(/^('[^']+'|[a-z0-9-]+(\.[a-z0-9-]+)+)$/);
    }
  });
});

test.each([
  ['script-src', 'js.hsforms.net'],
  ['script-src', 'js.hs-scripts.com'],
  ['script-src', 'js.usemessages.com'],
  ['script-src', 'static.hsappstatic.net'],
  ['style-src', "'unsafe-inline'"],
  ['connect-src', 'forms.hsforms.com'],
  ['connect-src', 'api.hsforms.com'],
  ['connect-src', 'api.hubspot.com'],
  ['frame-src', 'app.hubspot.com'],
  ['frame-src', 'js.hsforms.net'],
  ['form-action', 'forms.hsforms.com'],
])('the provider may use %s %s', (directive, source) => {
  expect(policyFor().get(directive)?.split(' ')).toContain(source);
});

test('the provider has its own hosts in another region', () => {
  const policy = policyFor({ HUBSPOT_REGION: 'eu1' });
  expect(policy.get('script-src')).toContain('js-eu1.hs-scripts.com');
  expect(policy.get('frame-src')).toContain('app-eu1.hubspot.com');
  expect(policy.get('connect-src')).toContain('forms-eu1.hsforms.com');
  expect(policy.get('connect-src')).not.toContain('api-eu1.hsforms.com');
});

test('without an account the form may still be requested, and the chat may not', () => {
  const policy = policyFor({ HUBSPOT_PORTAL_ID: '' });
  expect(policy.get('script-src')).toContain('js.hsforms.net');
  for (const name of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy.get(name)).not.toMatch(/hs-scripts|usemessages|hs-analytics|app\.hubspot/);
  }
});

test('in demo mode nothing comes from elsewhere but images', () => {
  const policy = policyFor({}, true);
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^']+'$/);
  for (const name of ['connect-src', 'form-action']) expect(policy.get(name)).toBe("'self'");
  expect(policy.has('frame-src')).toBe(false);
});

test.each([true, false])('forms may be posted to the owner’s endpoints (demo mode: %s)', (isDemo) => {
  const endpoints = {
    CONTACT_ENDPOINT: 'https://api.acme.test/contact?a=1',
    SUBSCRIBE_ENDPOINT: 'https://api.acme.test/subscribe',
  };
  const sources = policyFor(endpoints, isDemo).get('connect-src')?.split(' ') ?? [];
  expect(sources.filter((source) => source.includes('acme'))).toEqual(['https://api.acme.test']);
});

test('requests over http become requests over https, but not on a server that speaks http', () => {
  expect(policyFor().get('upgrade-insecure-requests')).toBe('');
  expect(policyOverHttp(policyText())).toBe(policyText().replace('; upgrade-insecure-requests', ''));
});

test('violations are reported to the endpoint of the owner, and to nobody by default', () => {
  const REPORTING_ENDPOINT = 'https://reports.acme.test/csp';
  const policy = policyFor({ REPORTING_ENDPOINT });
  expect([policy.get('report-to'), policy.get('report-uri')]).toEqual(['csp', REPORTING_ENDPOINT]);
  expect(siteHosting({ REPORTING_ENDPOINT }).headers['Reporting-Endpoints']).toBe(
    `csp="${REPORTING_ENDPOINT}"`,
  );
  expect(policyFor().has('report-to')).toBe(false);
  expect(siteHosting().headers).not.toHaveProperty('Reporting-Endpoints');
});
