import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/config/settings';

test('by default the site is served at the root of its host', () => {
  expect(readSettings({})).toMatchObject({
    BASE_PATH: '',
    HSTS_INCLUDE_SUBDOMAINS: false,
    REPORTING_ENDPOINT: undefined,
    LEGAL_REVIEW_DATE: undefined,
  });
});

test.each([
  ['/', ''],
  ['/site', '/site'],
  ['/site/', '/site'],
  ['/a/b.c/', '/a/b.c'],
])('BASE_PATH=%s is read as "%s"', (value, path) => {
  expect(readSettings({ BASE_PATH: value }).BASE_PATH).toBe(path);
});

test.each([
  ['yes', true],
  ['no', false],
])('HSTS_INCLUDE_SUBDOMAINS=%s is read as %s', (value, expected) => {
  expect(readSettings({ HSTS_INCLUDE_SUBDOMAINS: value }).HSTS_INCLUDE_SUBDOMAINS).toBe(expected);
});

describe('a wrong value stops the build', () => {
  test.each([
    ['BASE_PATH', 'site', 'a path such as /site/'],
    ['BASE_PATH', '//acme.test', 'a path such as /site/'],
    ['BASE_PATH', '/a b/', 'a path such as /site/'],
    ['REPORTING_ENDPOINT', '/reports', 'an absolute address'],
    ['REPORTING_ENDPOINT', 'http://acme.test', 'an address that starts with https://'],
    ['REPORTING_ENDPOINT', 'https://acme.test/"', 'an address that starts with https://'],
    ['HSTS_INCLUDE_SUBDOMAINS', 'true', 'yes or no'],
    ['LEGAL_REVIEW_DATE', 'yes', 'a day such as 2026-01-31'],
  ])('%s=%j wants %s', (name, value, wanted) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name}: got ${JSON.stringify(value)}, wants ${wanted}`);
    expect(read).not.toThrow('\n');
  });

  test.each([
    [
      { SITE_URL: 'x', HUBSPOT_REGION: 'Europe' },
      /^SITE_URL: got "x", wants .+\nHUBSPOT_REGION: got "Europe", wants .+\n$/,
    ],
    [{ BASE_PATH: 'x' }, /^BASE_PATH: got "x", wants .+\n$/],
  ])('on the command line with one line for each: %j', (wrong, printed) => {
    const { status, stderr } = spawnSync(process.execPath, ['build.mjs', 'build', '--demo'], {
      encoding: 'utf8',
      env: { ...process.env, ...wrong },
    });
    expect(stderr).toMatch(printed);
    expect(status).toBe(1);
  });
});
