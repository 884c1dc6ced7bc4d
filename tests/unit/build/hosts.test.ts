import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Hosting, headersOf, redirectOf } from '../../../src/build/hosts/hosting';
import { assertHosts, hostFiles, hostNames } from '../../../src/build/hosts/hosts';
import { siteHosting } from '../../support/hosting';

const hosting = siteHosting();
const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The text of one file of a host. */
function fileOf(host: string, path: string, described: Hosting = hosting): string {
  const file = hostFiles(described, [host]).find((each) => each.path === path);
  if (!file) throw new Error(`${host} has no ${path}`);
  return String(file.contents);
}

describe('the description', () => {
  test('has a document for each route, and a redirect in place of each alias', () => {
    expect(hosting.documents).toEqual(expect.arrayContaining(['/', '/services/revenue-strategy']));
    expect(hosting.documents).not.toContain('/services/strategy');
    expect(hosting.redirects).toEqual([{ from: '/services/strategy', to: '/services/revenue-strategy' }]);
    expect(hosting.twins).toHaveLength(hosting.documents.length + 1);
  });

  test.each([
    ['/', undefined],
    ['/about', undefined],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/services/strategy', '/services/revenue-strategy'],
    ['/services/strategy/', '/services/revenue-strategy'],
    ['/no-such-page/', undefined],
    ['/assets/', undefined],
  ])('a request for %s is redirected to %s', (address, target) => {
    expect(redirectOf(hosting, address)).toBe(target);
  });
});

describe('the choice of a host', () => {
  test('without one the files are those of Netlify', () => {
    expect(hostFiles(hosting, [])).toEqual(hostFiles(hosting, ['netlify']));
  });

  test('an unknown one stops the build, and so does a path on a host that has none', () => {
    expect(() => assertHosts(['heroku'], '')).toThrow('wants one of netlify, cloudflare');
    expect(() => assertHosts(['vercel'], '/site')).toThrow('leave out BASE_PATH');
    expect(() => assertHosts(['nginx'], '/site')).not.toThrow();
  });

  test.each(hostNames)('the files of %s have the policy and the redirects, or there are none', (name) => {
    const text = hostFiles(hosting, [name])
      .map((file) => file.contents)
      .join('');
    if (text === '') return;
    expect(text).toContain(hosting.headers['Content-Security-Policy']);
    for (const { from, to } of hosting.redirects) {
      expect(text).toContain(from);
      expect(text).toContain(to);
    }
  });
});

/** Reads a `_headers` file: the headers of each pattern. */
const readRules = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split(/\n(?=\S)/)
      .map((block) => {
        const [pattern = '', ...lines] = block.split('\n');
        const headers = lines.map((line) => line.trim().split(/: (.*)/));
        return [pattern, Object.fromEntries(headers.map(([name, value]) => [name, value]))] as const;
      }),
  );

describe.each(['netlify', 'cloudflare'])('the headers of %s', (host) => {
  const rules = readRules(fileOf(host, '_headers'));

  test('are those of the description, in rules that share no header', () => {
    expect(rules.get('/*')).toEqual(hosting.headers);
    for (const address of hosting.documents) expect(rules.get(address)).toEqual(own);
    expect(rules.get(host === 'netlify' ? '/about.md' : '/*.md')).toEqual({ 'X-Robots-Tag': 'noindex' });
    expect(rules.get('/assets/*')).toEqual({ ...own, ...forEver });
  });
});

test.each(['na1', 'eu1'])(
  'Cloudflare Pages takes the headers in %s: 100 rules, 2,000 characters',
  (region) => {
    const text = fileOf('cloudflare', '_headers', siteHosting({ HUBSPOT_REGION: region }));
    expect(text.split('\n').filter((line) => line.length > 2_000)).toEqual([]);
    expect(readRules(text).size).toBeLessThanOrEqual(100);
  },
);

test('Vercel gets redirects and headers; the last rule of an address counts', () => {
  const { redirects, headers } = JSON.parse(fileOf('vercel', 'vercel.json'));
  expect(redirects).toEqual([
    { source: '/services/strategy', destination: '/services/revenue-strategy', statusCode: 308 },
  ]);
  const rules = new Map<string, object>(
    headers.map((rule: { source: string; headers: { key: string; value: string }[] }) => [
      rule.source,
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    ]),
  );
  for (const address of hosting.documents) {
    expect({ ...rules.get('/(.*)'), ...rules.get(address) }).toEqual(headersOf(hosting, 'document'));
  }
  expect(rules.get('/assets/(.*)')).toEqual({ ...own, ...forEver });
});

/** Debian keeps the binaries of servers in a folder that is not in everyone's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const nginx = (...options: string[]) => spawnSync('nginx', options, { env, encoding: 'utf8' });

test.skipIf(nginx('-v').error !== undefined).each([
  ['at the root', hosting],
  ['under a path', { ...hosting, basePath: '/site' }],
  ['with reports of violations', siteHosting({ REPORTING_ENDPOINT: 'https://reports.acme.test/csp' })],
  ['with subdomains over https', siteHosting({ HSTS_INCLUDE_SUBDOMAINS: 'yes' })],
])('nginx accepts its configuration %s (needs nginx)', (_name, described) => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  writeFileSync(join(folder, 'nginx.conf'), fileOf('nginx', 'nginx.conf', described));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const file = join(folder, 'main.conf');
  writeFileSync(
    file,
    `pid ${folder}/pid; events {} http { access_log off; ${paths} server { listen 127.0.0.1:8080; root ${folder}; include ${folder}/nginx.conf; } }`,
  );
  expect(nginx('-t', '-c', file, '-e', 'stderr').stderr).toContain('test is successful');
});
