import { describe, expect, test } from 'vitest';
import { commonHeaders } from '../../../src/build/responseHeaders';

const headers = commonHeaders();

test.each([
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', /^same-origin/],
  ['Strict-Transport-Security', /^max-age=(1576800\d|\d{9,}|[2-9]\d{7}|1[6-9]\d{6})/],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
])('every response is sent with %s: %s', (name, value) => {
  expect(headers[name]).toMatch(value);
});

describe('subdomains of the owner', () => {
  test('may be served over http by default', () => {
    expect(headers['Strict-Transport-Security']).toBe('max-age=63072000');
  });

  test('are requested over https if the owner says so', () => {
    expect(commonHeaders({ hstsIncludesSubdomains: true })['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });
});
