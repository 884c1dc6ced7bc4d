import { describe, expect, test } from 'vitest';
import { commonHeaders } from '../../../src/build/responseHeaders';
import { documentPolicy, policyOverHttp, stylesIn } from '../../../src/build/securityPolicy';
import { providerFor } from '../../../src/config/hubspot';
import { readSettings } from '../../../src/config/settings';

interface HeaderOptions {
  readonly isDemo?: boolean;
  readonly region?: string;
  readonly portalId?: string;
  readonly endpoints?: readonly string[];
  readonly reportingEndpoint?: string;
}

const policyText = ({
  isDemo = false,
  region = 'na1',
  portalId = '12345678',
  endpoints = [],
  reportingEndpoint,
}: HeaderOptions): string =>
  documentPolicy(['styles', 'other styles'], {
    preHydration: 'start',
    provider: providerFor(readSettings({ HUBSPOT_REGION: region, HUBSPOT_PORTAL_ID: portalId }), isDemo),
    endpoints,
    reportingEndpoint,
  });

/** The security policy: the sources of each directive. */
const policyFor = (options: HeaderOptions) =>
  new Map(
    policyText(options)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources.join(' ')] as const),
  );

const policies = [
  ['in production', policyFor({})],
  ['in demo mode', policyFor({ isDemo: true })],
] as const;

describe.each(policies)('the content security policy %s', (_mode, policy) => {
  test('allows nothing that is not named', () => {
    expect(policy.get('default-src')).toBe("'none'");
    // It falls back to `default-src`.
    expect(policy.has('object-src')).toBe(false);
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });

  test('knows what is inlined into the head by its hash', () => {
    // echo -n start | openssl dgst -sha256 -binary | openssl base64
    expect(policy.get('script-src')).toContain("'sha256-zO0oxtw/mcI5al6q1zK/aygUIzWJKxzQ5q9s21P1zPo='");
    expect(policy.get('style-src')).toContain("'sha256-kKdXjK+HYL51wrNvixEAc+SUrfCjJk5iSHQJjtk6y6s='");
  });

  test('has no unsafe source for scripts', () => {
    expect(policy.get('script-src')).toContain("'self'");
    expect(policy.get('script-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https:(?!\/\/)/);
  });

  test('names whole hosts, which a page over https asks over https, in every directive but that of images', () => {
    for (const [name, sources] of policy) {
      if (name === 'img-src' || name === 'upgrade-insecure-requests') continue;
      for (const source of sources.split(' '))
        expect(source).toMatch(/^('[^']+'|[a-z0-9-]+(\.[a-z0-9-]+)+)$/);
    }
  });

  test('names nothing twice', () => {
    for (const [, sources] of policy) {
      const list = sources.split(' ');
      expect(list).toEqual([...new Set(list)]);
    }
  });
});

describe('the provider', () => {
  const policy = policyFor({});

  test.each([
    ['script-src', 'js.hsforms.net'],
    ['script-src', 'js.hs-scripts.com'],
    ['script-src', 'js.hs-analytics.net'],
    ['script-src', 'js.hs-banner.com'],
    ['script-src', 'js.usemessages.com'],
    ['script-src', 'js.hscollectedforms.net'],
    ['script-src', 'static.hsappstatic.net'],
    ['connect-src', 'forms.hsforms.com'],
    ['connect-src', 'forms.hubspot.com'],
    ['connect-src', 'api.hubspot.com'],
    ['connect-src', 'api.hubapi.com'],
    ['frame-src', 'app.hubspot.com'],
    ['frame-src', 'forms.hsforms.com'],
    ['frame-src', 'share.hsforms.com'],
    ['frame-src', 'js.hsforms.net'],
    ['form-action', 'forms.hsforms.com'],
  ])('may use %s %s', (directive, source) => {
    expect(policy.get(directive)?.split(' ')).toContain(source);
  });

  test('may connect to the hosts that its scripts call, not to those that only serve scripts', () => {
    const connect = policy.get('connect-src') ?? '';
    for (const host of ['js.hs-banner.com', 'forms.hscollectedforms.net']) expect(connect).toContain(host);
    expect(connect).not.toMatch(/hs-scripts|usemessages|hs-analytics|hsadspixel|hsleadflows|feedback/);
  });

  test('in another region has its own hosts', () => {
    const inEurope = policyFor({ region: 'eu1' });
    expect(inEurope.get('script-src')).toContain('js-eu1.hsforms.net');
    expect(inEurope.get('script-src')).toContain('js-eu1.hs-scripts.com');
    expect(inEurope.get('frame-src')).toContain('app-eu1.hubspot.com');
    expect(inEurope.get('connect-src')).toContain('forms-eu1.hsforms.com');
  });

  test('may write styles into the page; the hash alone would forbid it', () => {
    expect(policy.get('style-src-elem')).toContain("'unsafe-inline'");
    expect(policy.get('style-src-elem')).not.toContain("'sha256-");
    expect(policy.get('style-src-attr')).toBe("'unsafe-inline'");
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
  });
});

test('in demo mode nothing comes from elsewhere but images, and no style is unknown', () => {
  const policy = policyFor({ isDemo: true });
  expect(policy.get('script-src')).toMatch(/^'self' 'sha256-[^']+'$/);
  expect(policy.get('style-src')).toMatch(/^'sha256-[^']+' 'sha256-[^']+'$/);
  expect(policy.get('connect-src')).toBe("'self'");
  expect(policy.get('form-action')).toBe("'self'");
  for (const name of ['style-src-elem', 'style-src-attr', 'frame-src']) expect(policy.has(name)).toBe(false);
});

test.each([true, false])('forms may be posted to the owner’s endpoints (demo mode: %s)', (isDemo) => {
  const endpoints = ['https://api.acme.test/contact?a=1', 'https://api.acme.test/subscribe'];
  const sources = policyFor({ isDemo, endpoints }).get('connect-src')?.split(' ') ?? [];
  expect(sources.filter((source) => source.includes('acme'))).toEqual(['https://api.acme.test']);
});

describe('without an account', () => {
  const policy = policyFor({ portalId: '' });

  test('the form may still be asked for, and the chat may not', () => {
    expect(policy.get('script-src')).toContain('js.hsforms.net');
    expect(policy.get('connect-src')).toContain('forms.hsforms.com');
    for (const name of ['script-src', 'connect-src', 'frame-src']) {
      expect(policy.get(name)).not.toMatch(/hs-scripts|usemessages|hs-analytics|app\.hubspot/);
    }
  });
});

describe('requests over http', () => {
  test('become requests over https', () => {
    expect(policyFor({}).get('upgrade-insecure-requests')).toBe('');
  });

  test('stay as they are on a server that speaks http', () => {
    expect(policyOverHttp(policyText({}))).toBe(policyText({}).replace('; upgrade-insecure-requests', ''));
  });
});

describe('violations', () => {
  test('are reported to nobody by default', () => {
    expect(policyFor({}).has('report-to')).toBe(false);
    expect(commonHeaders()).not.toHaveProperty('Reporting-Endpoints');
  });

  test('are reported to the endpoint of the owner', () => {
    const reportingEndpoint = 'https://reports.acme.test/csp';
    const policy = policyFor({ reportingEndpoint });
    expect([policy.get('report-to'), policy.get('report-uri')]).toEqual(['csp', reportingEndpoint]);
    expect(commonHeaders({ reportingEndpoint })['Reporting-Endpoints']).toBe(`csp="${reportingEndpoint}"`);
  });
});

test('the styles of a document are the texts of its style elements', () => {
  expect(stylesIn('<style>a{}</style><p>text</p><style>b{}\n</style>')).toEqual(['a{}', 'b{}\n']);
});
