import { describe, expect, test } from 'vitest';
import { cacheControl, hostHeaders, readHostHeaders, securityHeaders } from '../../../src/build/headers';

const headers = securityHeaders({ boot: 'boot', styles: 'styles' });
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '').split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

describe('the content security policy', () => {
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
