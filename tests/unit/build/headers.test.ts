import { describe, expect, test } from 'vitest';
import {
  cacheControl,
  headersOf,
  hostHeaders,
  readHostHeaders,
  securityHeaders,
} from '../../../src/build/headers';
import { providerFor } from '../../../src/config/hubspot';
import { readSettings } from '../../../src/config/settings';

interface HeaderOptions {
  readonly isDemo?: boolean;
  readonly region?: string;
  readonly endpoints?: readonly string[];
}

const headersFor = ({ isDemo = false, region = 'na1', endpoints = [] }: HeaderOptions) =>
  securityHeaders({
    preHydration: 'boot',
    styles: ['styles', 'other styles'],
    provider: providerFor(readSettings({ HUBSPOT_REGION: region }), isDemo),
    endpoints,
  });

/** The security policy: the sources of each directive. */
const policyFor = (options: HeaderOptions) =>
  new Map(
    (headersFor(options)['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources.join(' ')] as const),
  );

const headers = headersFor({});
const policies = [
  ['in production', policyFor({})],
  ['in demo mode', policyFor({ isDemo: true })],
] as const;

describe.each(policies)('the content security policy %s', (_mode, policy) => {
  test('allows nothing that is not named', () => {
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
  });

  test('knows what is inlined into the head by its hash', () => {
    // echo -n boot | openssl dgst -sha256 -binary | openssl base64
    expect(policy.get('script-src')).toContain("'sha256-RQm+sKtAHXH6SlzZSlXJp08TMyd2rkAZxb/EwgBRV/8='");
    expect(policy.get('style-src')).toContain("'sha256-kKdXjK+HYL51wrNvixEAc+SUrfCjJk5iSHQJjtk6y6s='");
  });

  test('has no unsafe source for scripts', () => {
    expect(policy.get('script-src')).toContain("'self'");
    expect(policy.get('script-src')).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https:(?!\/\/)/);
  });

  test('names whole hosts over https, in every directive but that of images', () => {
    for (const [name, sources] of policy) {
      if (name === 'img-src') continue;
      for (const source of sources.split(' ')) expect(source).toMatch(/^('[^']+'|https:\/\/[a-z0-9.-]+)$/);
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
    ['script-src', 'https://js.hsforms.net'],
    ['script-src', 'https://js.hs-scripts.com'],
    ['script-src', 'https://js.hs-analytics.net'],
    ['script-src', 'https://js.hs-banner.com'],
    ['script-src', 'https://js.usemessages.com'],
    ['script-src', 'https://js.hscollectedforms.net'],
    ['script-src', 'https://static.hsappstatic.net'],
    ['connect-src', 'https://forms.hsforms.com'],
    ['connect-src', 'https://forms.hubspot.com'],
    ['connect-src', 'https://api.hubspot.com'],
    ['connect-src', 'https://api.hubapi.com'],
    ['frame-src', 'https://app.hubspot.com'],
    ['frame-src', 'https://forms.hsforms.com'],
    ['frame-src', 'https://share.hsforms.com'],
    ['frame-src', 'https://js.hsforms.net'],
    ['form-action', 'https://forms.hsforms.com'],
  ])('may use %s %s', (directive, source) => {
    expect(policy.get(directive)?.split(' ')).toContain(source);
  });

  test('in another region has its own hosts', () => {
    const inEurope = policyFor({ region: 'eu1' });
    expect(inEurope.get('script-src')).toContain('https://js-eu1.hsforms.net');
    expect(inEurope.get('script-src')).toContain('https://js-eu1.hs-scripts.com');
    expect(inEurope.get('frame-src')).toContain('https://app-eu1.hubspot.com');
    expect(inEurope.get('connect-src')).toContain('https://forms-eu1.hsforms.com');
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

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', /^same-origin/],
  ['Strict-Transport-Security', /^max-age=(1576800\d|\d{9,}|[2-9]\d{7}|1[6-9]\d{6})/],
])('every document is sent with %s: %s', (name, value) => {
  expect(headers[name]).toMatch(value);
});

test.each([
  ['/assets/main-ABC.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/art/case-fintech.svg', 'no-cache'],
])('%s may be kept: %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});

test('static hosts read the same headers from one file', () => {
  const lines = hostHeaders(headers).split('\n');
  expect(lines[0]).toBe('/*');
  for (const [name, value] of Object.entries(headers)) expect(lines).toContain(`  ${name}: ${value}`);
  expect(lines.slice(lines.indexOf('/assets/*'))).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ]);
});

test('our own server reads the file of the static hosts', () => {
  expect(readHostHeaders(hostHeaders(headers))).toEqual(headers);
  expect(readHostHeaders('')).toEqual({});
});

describe('the headers of a path', () => {
  const { 'Content-Security-Policy': policy = '', ...others } = headers;

  test('of a document allow the styles that it carries, and no other', () => {
    const { 'Content-Security-Policy': own = '', ...rest } = headersOf(
      '/about',
      headers,
      '<style>styles</style>',
    );
    // echo -n styles | openssl dgst -sha256 -binary | openssl base64
    expect(own).toContain("style-src 'sha256-kKdXjK+HYL51wrNvixEAc+SUrfCjJk5iSHQJjtk6y6s=';");
    expect(own.replace(/style-src [^;]+/, '')).toBe(policy.replace(/style-src [^;]+/, ''));
    expect(rest).toEqual({ ...others, 'Cache-Control': 'no-cache' });
  });

  test('of a picture let nothing run when it is opened by itself', () => {
    expect(headersOf('/art/about.svg', headers)).toEqual({
      ...others,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-cache',
    });
  });

  test('of a script or a font need no policy', () => {
    expect(headersOf('/assets/main-ABC.js', headers)).toEqual({
      ...others,
      'Cache-Control': expect.stringMatching('immutable'),
    });
  });
});
