import { expect, test } from 'vitest';
import { documentHeaders } from '../../../src/build/hosts/hosting';
import { siteHosting } from '../../support/hosting';

const hostings = [
  ['in demo mode', siteHosting({ isDemo: true })],
  ['with the hosts of the provider', siteHosting()],
  ['with the hosts of the provider in Europe', siteHosting({ region: 'eu1' })],
  ['with reports of violations', siteHosting({ reportingEndpoint: 'https://reports.acme.test/csp' })],
] as const;

test.each(hostings)('every document %s has the security headers', (_name, hosting) => {
  for (const document of [undefined, hosting.notFound, ...hosting.documents]) {
    const headers = documentHeaders(hosting, document);
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': expect.stringMatching(/^same-origin(-allow-popups)?$/),
      'Cross-Origin-Resource-Policy': expect.stringMatching(/^same-(origin|site)$/),
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
    });
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|(http|ftp):/);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|data:|https:[ ;]|\*)/);
  }
});
