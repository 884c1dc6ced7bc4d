import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';

interface Addresses {
  readonly addressOf: (path: string) => string;
  readonly pathOf: (address: string) => string;
}

/** The module as the build writes it for a site under a path. */
async function addressesUnder(basePath: string): Promise<Addresses> {
  const source = await readFile('src/lib/addresses.ts', 'utf8');
  const { code } = await transform(source, {
    loader: 'ts',
    format: 'esm',
    define: { __BASE_PATH__: JSON.stringify(basePath) },
  });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe.each([
  ['', '/', '/', '/contact'],
  ['/site', '/', '/site/', '/site/contact'],
  ['/a/b', '/', '/a/b/', '/a/b/contact'],
])('under "%s"', (basePath, home, homeAddress, contactAddress) => {
  test('the address of a path has the base path, and leads back to the path', async () => {
    const { addressOf, pathOf } = await addressesUnder(basePath);
    expect([addressOf(home), addressOf('/contact')]).toEqual([homeAddress, contactAddress]);
    expect([pathOf(homeAddress), pathOf(contactAddress)]).toEqual([home, '/contact']);
  });

  test.each(['https://acme.test/', '//acme.test/', 'mailto:hello@acme.test', '#main', ''])(
    '%j is returned as it is',
    async (address) => {
      expect((await addressesUnder(basePath)).addressOf(address)).toBe(address);
    },
  );
});

test('an address beside the site is not taken for a path of it', async () => {
  const { pathOf } = await addressesUnder('/site');
  expect(pathOf('/sitemap')).toBe('/sitemap');
  expect(pathOf('/site')).toBe('');
});
