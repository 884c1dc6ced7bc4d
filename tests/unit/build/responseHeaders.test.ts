import { expect, test } from 'vitest';
import { headersOf, kindOf } from '../../../src/build/hosts/hosting';
import { siteHosting } from '../../support/hosting';

const hosting = siteHosting();

test('every response has the security headers', () => {
  expect(hosting.headers).toEqual({
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test('browsers request the subdomains over https only with the consent of the owner', () => {
  const { headers } = siteHosting({ HSTS_INCLUDE_SUBDOMAINS: 'yes' });
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  ['/about', { 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': 'no-cache' }],
  [
    '/assets/main-ABC.js',
    {
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  ],
  ['/about.md', { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-cache' }],
  ['/cards/about.png', { 'Cache-Control': 'no-cache' }],
])('the response for %s has its own headers', (address, own) => {
  expect(headersOf(hosting, kindOf(hosting, address))).toEqual({ ...hosting.headers, ...own });
});

test.each([
  ['in demo mode', siteHosting({}, true), 700],
  ['with the hosts of the provider', hosting, 1_600],
])(
  'the headers of a document %s leave room in the first flight of a connection',
  (_name, { headers }, limit) => {
    // HTTP/2 compresses text to about three quarters.
    expect(JSON.stringify(headers).length).toBeLessThan(limit);
  },
);
