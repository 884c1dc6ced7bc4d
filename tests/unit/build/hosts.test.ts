import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  documentHeaders,
  fileHeaders,
  type Hosting,
  type MarkdownTwin,
  redirectOf,
} from '../../../src/build/hosts/hosting';
import { hostFiles, hostNames, hostOf } from '../../../src/build/hosts/hosts';
import { siteHosting } from '../../support/hosting';

const hosting = siteHosting();
const POLICY = 'Content-Security-Policy';
const SHARING = 'Cross-Origin-Resource-Policy';
const canonicalOf = (twin: MarkdownTwin) => `<${twin.canonical}>; rel="canonical"`;

/** The text of one file of a host. */
function fileOf(host: string, path: string, described: Hosting = hosting): string {
  const file = hostFiles(described, [host]).find((each) => each.path === path);
  if (!file) throw new Error(`${host} has no ${path}`);
  return file.text;
}

describe('the description', () => {
  test('has a document for each route, and a redirect in place of each alias', () => {
    const addresses = hosting.documents.map(({ address }) => address);
    expect(addresses).toContain('/');
    expect(addresses).toContain('/services/revenue-strategy');
    expect(addresses).not.toContain('/services/strategy');
    expect(addresses).not.toContain('/404');
    expect(hosting.redirects).toEqual([{ from: '/services/strategy', to: '/services/revenue-strategy' }]);
  });

  test('a document allows its own styles, the policy for all allows those of all', () => {
    const hashes = (policy: string) => policy.match(/style-src ([^;]+)/)?.[1]?.split(' ') ?? [];
    for (const { policy } of hosting.documents) {
      expect(hashes(policy)).toHaveLength(2);
      expect(hashes(hosting.policy)).toEqual(expect.arrayContaining(hashes(policy)));
    }
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

  test('files with a hash are kept for ever, need no policy, and are for this site alone', () => {
    expect(fileHeaders(hosting, '/assets/main-ABC.js')).toEqual({
      ...hosting.headers,
      [SHARING]: 'same-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  test.each(['/cards/about.png', '/favicon.svg', '/art/about.svg', '/atom.xml', '/llms.txt'])(
    'any site may show %s, in which nothing may run',
    (address) => {
      expect(fileHeaders(hosting, address)).toEqual({
        ...hosting.headers,
        [POLICY]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        [SHARING]: 'cross-origin',
        'Cache-Control': 'no-cache',
      });
    },
  );

  test.each([
    ['/about.md', 'https://momentum.example/about'],
    ['/index.md', 'https://momentum.example/'],
    ['/what-we-do.md', 'https://momentum.example/services'],
    ['/services/strategy.md', 'https://momentum.example/services/revenue-strategy'],
  ])('the Markdown twin %s names %s as its page', (address, page) => {
    expect(fileHeaders(hosting, address)).toMatchObject({
      Link: `<${page}>; rel="canonical"`,
      [SHARING]: 'cross-origin',
    });
  });

  test('documents are for this site alone', () => {
    for (const document of [undefined, hosting.notFound, ...hosting.documents]) {
      expect(documentHeaders(hosting, document)).toHaveProperty(SHARING, 'same-origin');
    }
  });

  test('has a twin for each document, and one for each alias', () => {
    expect(hosting.twins.map(({ address }) => address).sort()).toEqual(
      [...hosting.documents.map(({ address }) => address), '/services/strategy']
        .map((address) => `${address === '/' ? '/index' : address}.md`)
        .sort(),
    );
  });
});

test('a document names its Markdown twin in a Link header; the not-found document has none', () => {
  const about = hosting.documents.find(({ address }) => address === '/about');
  expect(documentHeaders(hosting, about)).toHaveProperty(
    'Link',
    '</about.md>; rel="alternate"; type="text/markdown"',
  );
  expect(documentHeaders(hosting, hosting.notFound)).not.toHaveProperty('Link');
});

describe('the choice of a host', () => {
  test('without one the files are those of Netlify', () => {
    expect(hostFiles(hosting, [])).toEqual(hostFiles(hosting, ['netlify']));
  });

  test('each writes its own files and no other', () => {
    const paths = Object.fromEntries(
      hostNames.map((name) => [name, hostFiles(hosting, [name]).map(({ path }) => path)]),
    );
    expect(paths).toEqual({
      netlify: ['_headers', '_redirects'],
      cloudflare: ['_headers', '_redirects'],
      vercel: ['vercel.json'],
      nginx: ['nginx.conf'],
      'github-pages': ['.nojekyll'],
      bucket: [],
    });
  });

  test('an unknown one stops the build, and so does a path on a host that has none', () => {
    expect(() => hostOf('heroku', '')).toThrow('wants one of netlify, cloudflare');
    expect(() => hostOf('vercel', '/site')).toThrow('leave out BASE_PATH');
    expect(() => hostOf('nginx', '/site')).not.toThrow();
  });
});

/** Reads a `_headers` file: the lines of each pattern. */
const readRules = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split(/\n(?=\S)/)
      .map((block) => {
        const [pattern = '', ...lines] = block.split('\n');
        return [pattern, lines.map((line) => line.trim())] as const;
      }),
  );

const linesOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

describe('Netlify', () => {
  test('sends the headers of the description, with one policy for all documents', () => {
    const rules = readRules(fileOf('netlify', '_headers'));
    const { 'Cache-Control': _, [SHARING]: __, ...expected } = documentHeaders(hosting);
    expect(rules.get('/*')).toEqual(linesOf(expected));
    expect(rules.get('/assets/*')).toEqual([
      `${SHARING}: same-origin`,
      'Cache-Control: public, max-age=31536000, immutable',
    ]);
    for (const { address, link } of hosting.documents) {
      expect(rules.get(address)).toEqual([`${SHARING}: same-origin`, `Link: ${link}`]);
    }
    for (const twin of hosting.twins) expect(rules.get(twin.address)).toEqual([`Link: ${canonicalOf(twin)}`]);
    expect(rules.size).toBe(2 + hosting.documents.length + hosting.twins.length);
  });

  test('redirects the alias although it has a document', () => {
    expect(fileOf('netlify', '_redirects')).toBe('/services/strategy /services/revenue-strategy 301!\n');
  });
});

describe('Cloudflare Pages', () => {
  const text = fileOf('cloudflare', '_headers');
  const rules = readRules(text);

  test('sends each document its policy in place of that of all addresses', () => {
    for (const { address, policy, link } of hosting.documents) {
      expect(rules.get(address)).toEqual([
        `! ${POLICY}`,
        `${POLICY}: ${policy}`,
        `${SHARING}: same-origin`,
        `Link: ${link}`,
      ]);
    }
    expect(rules.get('/*')).toContain(`${POLICY}: ${hosting.notFound.policy}`);
    expect(rules.get('/assets/*')).toEqual([
      `! ${POLICY}`,
      `${SHARING}: same-origin`,
      expect.stringContaining('immutable'),
    ]);
    // The values of rules that match one address are joined.
    expect(rules.get('/*')?.join()).not.toContain(SHARING);
  });

  test('sends each Markdown twin the address of its page', () => {
    const [splat = ''] = rules.get('/*.md') ?? [];
    for (const twin of hosting.twins) {
      const own = rules.get(twin.address);
      if (own) expect(own).toEqual(['! Link', `Link: ${canonicalOf(twin)}`]);
      const matched = twin.address.slice(1).replace(/\.md$/, '');
      expect(own?.[1] ?? splat.replace(':splat', matched)).toBe(`Link: ${canonicalOf(twin)}`);
    }
  });

  test.each(['na1', 'na2', 'eu1'])('stays within the limits of the host in %s', (region) => {
    const lines = fileOf('cloudflare', '_headers', siteHosting({ region })).split('\n');
    expect(lines.filter((line) => line.length > 2_000)).toEqual([]);
    expect(rules.size).toBeLessThanOrEqual(100);
  });

  test('redirects the alias with 308', () => {
    expect(fileOf('cloudflare', '_redirects')).toBe('/services/strategy /services/revenue-strategy 308\n');
  });

  test('stops the build when a policy is too long', () => {
    const policy = 'a'.repeat(2_000);
    const documents = hosting.documents.map((document) => ({ ...document, policy }));
    expect(() => hostFiles({ ...hosting, documents }, ['cloudflare'])).toThrow('lines of 2000 characters');
  });
});

const keyed = v.array(v.strictObject({ key: v.string(), value: v.string() }));
const headerMap = (list: v.InferOutput<typeof keyed>) =>
  Object.fromEntries(list.map(({ key, value }) => [key, value]));

describe('Vercel', () => {
  const vercelSchema = v.strictObject({
    $schema: v.string(),
    cleanUrls: v.literal(true),
    trailingSlash: v.literal(false),
    redirects: v.array(
      v.strictObject({ source: v.string(), destination: v.string(), statusCode: v.literal(308) }),
    ),
    headers: v.array(v.strictObject({ source: v.string(), headers: keyed })),
  });
  const config = v.parse(vercelSchema, JSON.parse(fileOf('vercel', 'vercel.json')));

  test('redirects and sends the headers of the description; the last rule of an address counts', () => {
    expect(config.redirects).toEqual([
      { source: '/services/strategy', destination: '/services/revenue-strategy', statusCode: 308 },
    ]);
    const rules = new Map(config.headers.map(({ source, headers }) => [source, headerMap(headers)]));
    for (const document of hosting.documents) {
      expect({ ...rules.get('/(.*)'), ...rules.get(document.address) }).toEqual(
        documentHeaders(hosting, document),
      );
    }
    expect(rules.get('/(.*)')).toEqual(documentHeaders(hosting, hosting.notFound));
    expect(config.headers.at(-1)).toEqual({
      source: '/assets/(.*)',
      headers: [
        { key: SHARING, value: 'same-origin' },
        { key: 'Cache-Control', value: hosting.cache.assets },
      ],
    });
    expect(rules.get('/(.*\\..*)')).toEqual({ [SHARING]: 'cross-origin' });
    for (const twin of hosting.twins) expect(rules.get(twin.address)).toEqual({ Link: canonicalOf(twin) });
    // https://openapi.vercel.sh/vercel.json
    expect(config.headers.length).toBeLessThanOrEqual(1024);
  });
});

/** Debian keeps the binaries of servers in a folder that is not in everyone's path. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const run = (program: string, ...options: string[]) => spawnSync(program, options, { env, encoding: 'utf8' });
const hasNginx = run('nginx', '-v').error === undefined;

describe.each([
  ['at the root', hosting],
  ['under a path', { ...hosting, basePath: '/site' }],
  ['with reports of violations', siteHosting({ reportingEndpoint: 'https://reports.acme.test/csp' })],
  ['with subdomains over https', siteHosting({ hstsIncludesSubdomains: true })],
])('the configuration of a web server %s', (_name, described) => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));

  test('of nginx has each document once, with its policy', () => {
    const text = fileOf('nginx', 'nginx.conf', described);
    for (const { address, policy, link } of described.documents) {
      const [, block] = text.split(`location = ${address} {`);
      expect(block?.slice(0, block.indexOf('}'))).toContain(
        `set $site_policy "${policy}";\n  set $site_link '${link}';`,
      );
    }
    for (const twin of described.twins) {
      expect(text.split(`location = ${twin.address} {`)).toHaveLength(2);
      expect(text).toContain(`location = ${twin.address} { set $site_link '${canonicalOf(twin)}'; `);
    }
    for (const [name] of Object.entries(described.headers)) expect(text).toContain(`add_header ${name} `);
  });

  test.skipIf(!hasNginx)('of nginx is accepted by nginx -t (needs nginx)', () => {
    const file = join(folder, 'main.conf');
    writeFileSync(join(folder, 'nginx.conf'), fileOf('nginx', 'nginx.conf', described));
    writeFileSync(
      file,
      `pid ${folder}/pid; error_log stderr; events {} http { access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; server { listen 127.0.0.1:4449; root ${folder}; include ${folder}/nginx.conf; } }`,
    );
    const { status, stderr } = run('nginx', '-t', '-c', file, '-e', 'stderr');
    expect(stderr).toContain('test is successful');
    expect(stderr).not.toContain('[warn]');
    expect(status).toBe(0);
  });
});
