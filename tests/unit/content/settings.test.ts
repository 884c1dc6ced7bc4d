import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/config/settings';

const defaults = {
  SITE_NAME: 'Momentum',
  SITE_URL: 'https://momentum.example',
  SITE_EMAIL: 'hello@momentum.example',
  SCHEDULING_URL: 'https://calendar.momentum.example/intro',
  HUBSPOT_REGION: 'na1',
};

test('what only the owner has, is not there', () => {
  const settings = readSettings({});
  const given = [
    ...[settings.FOUNDER_PHOTO, settings.HUBSPOT_PORTAL_ID, settings.HUBSPOT_FORM_ID],
    ...[settings.CONTACT_ENDPOINT, settings.SUBSCRIBE_ENDPOINT],
  ];
  expect(given.filter((value) => value !== undefined)).toEqual([]);
});

test('the owner who sets nothing gets neutral defaults', () => {
  expect(readSettings({})).toMatchObject(defaults);
});

test('the social profiles are on their real hosts', () => {
  const { LINKEDIN_URL, X_URL } = readSettings({});
  expect(new URL(LINKEDIN_URL).hostname).toBe('www.linkedin.com');
  expect(new URL(X_URL).hostname).toBe('x.com');
});

test('an empty variable counts as not set', () => {
  expect(readSettings({ SITE_NAME: '', SITE_URL: '', SITE_EMAIL: '' })).toMatchObject(defaults);
});

test('variables that are not settings are left out', () => {
  expect(readSettings({ HOME: '/root', PATH: '/bin' })).toEqual(readSettings({}));
});

test('each setting is overridden by the environment variable of its name', () => {
  const given = {
    SITE_NAME: 'Acme',
    SITE_URL: 'https://acme.test',
    SITE_EMAIL: 'team@acme.test',
    SCHEDULING_URL: 'https://meet.acme.test/30',
    LINKEDIN_URL: 'https://www.linkedin.com/company/acme',
    X_URL: 'https://x.com/acme',
    TEAM_HOURS_PER_WEEK: '16',
    DATA_LOCATION: 'Nothing leaves the EU.',
    AI_MODELS: 'Models of three providers.',
    SECURITY_PAPERS: 'A SOC 2 Type II report.',
    HIRING_TASK_HOURS: '3',
    HIRING_TASK_PAID: 'no',
    TEAM_SIZE: 'We are twelve people.',
    FOUNDER_PHOTO: 'https://images.acme.test/founder.jpg',
    HUBSPOT_PORTAL_ID: '12345678',
    HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef',
    HUBSPOT_REGION: 'eu1',
    CONTACT_ENDPOINT: 'https://api.acme.test/contact',
    SUBSCRIBE_ENDPOINT: 'https://api.acme.test/subscribe',
  };
  expect(readSettings(given)).toMatchObject(given);
});

test('the photograph of the founder may be a file of the site', () => {
  expect(readSettings({ FOUNDER_PHOTO: '/founder.jpg' }).FOUNDER_PHOTO).toBe('/founder.jpg');
});

test('the team is a list of people with name, role and photograph', () => {
  expect(readSettings({}).TEAM_PORTRAITS).toEqual([]);
  const team = 'Ada Example | Operator | /team/ada.jpg; Bo Example|Engineer|https://images.acme.test/bo.jpg;';
  expect(readSettings({ TEAM_PORTRAITS: team }).TEAM_PORTRAITS).toEqual([
    { name: 'Ada Example', role: 'Operator', src: '/team/ada.jpg' },
    { name: 'Bo Example', role: 'Engineer', src: 'https://images.acme.test/bo.jpg' },
  ]);
});

test('spaces around the name are dropped', () => {
  expect(readSettings({ SITE_NAME: '  Acme ' }).SITE_NAME).toBe('Acme');
});

describe('a wrong value stops the build with the name of the variable, what it got and what it wants', () => {
  test.each([
    ['SITE_NAME', '   ', 'a name'],
    ['SITE_URL', 'momentum', 'an absolute address'],
    ['SITE_URL', 'http://momentum.example', 'an address that starts with https://'],
    ['SITE_URL', 'https://momentum.example/', 'an address without a trailing slash'],
    ['SITE_URL', 'https://momentum.example/site', 'an address without a trailing slash or a path'],
    ['SITE_URL', 'https://momentum.example?a', 'an address without a trailing slash or a path'],
    ['SITE_URL', 'https://user@momentum.example', 'an address without a trailing slash or a path'],
    ['SITE_URL', 'https://momentum.example"><script>', 'an absolute address'],
    ['SITE_EMAIL', 'ada@acme.test"><script>', 'an email address'],
    ['SITE_EMAIL', 'hello', 'an email address'],
    ['TEAM_HOURS_PER_WEEK', '16h', 'a number of hours such as 16'],
    ['DATA_LOCATION', 'EU', 'a sentence that ends with a full stop'],
    ['HIRING_TASK_PAID', 'maybe', 'yes or no'],
    ['SITE_EMAIL', 'hello@', 'an email address'],
    ['SCHEDULING_URL', 'book me', 'an absolute address'],
    ['SCHEDULING_URL', 'http://calendar.example', 'an address that starts with https://'],
    ['LINKEDIN_URL', '@momentum', 'an absolute address'],
    ['LINKEDIN_URL', 'javascript:alert(1)', 'an address that starts with https://'],
    ['X_URL', '@momentum', 'an absolute address'],
    ['X_URL', 'ftp://x.com/momentum', 'an address that starts with https://'],
    ['FOUNDER_PHOTO', 'founder.jpg', 'an address that starts with https:// or /'],
    ['FOUNDER_PHOTO', 'http://acme.test/founder.jpg', 'an address that starts with https:// or /'],
    ['FOUNDER_PHOTO', '//acme.test/founder.jpg', 'an address that starts with https:// or /'],
    ['TEAM_PORTRAITS', 'Ada Example', 'people such as'],
    ['TEAM_PORTRAITS', 'Ada | | /ada.jpg', 'people such as'],
    ['TEAM_PORTRAITS', 'Ada | Operator | ada.jpg', 'people such as'],
    ['TEAM_PORTRAITS', 'Ada | Operator | /ada.jpg, Bo | Engineer | /bo.jpg', 'people such as'],
    ['HUBSPOT_PORTAL_ID', 'acme', 'a number such as 12345678'],
    ['HUBSPOT_PORTAL_ID', '12 34', 'a number such as 12345678'],
    ['HUBSPOT_FORM_ID', '12345678', 'an id such as 01234567-89ab-cdef-0123-456789abcdef'],
    ['HUBSPOT_REGION', 'Europe', 'a region such as na1, na2 or eu1'],
    ['HUBSPOT_REGION', 'eu1.evil.test/', 'a region such as na1, na2 or eu1'],
    ['CONTACT_ENDPOINT', '/contact', 'an absolute address'],
    ['CONTACT_ENDPOINT', 'http://api.acme.test', 'an address that starts with https://'],
    ['SUBSCRIBE_ENDPOINT', 'subscribe', 'an absolute address'],
  ])('%s=%j wants %s', (name, value, wanted) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(`${name}: got ${JSON.stringify(value)}, wants ${wanted}`);
    expect(read).not.toThrow('\n');
  });

  test.each([
    ['of several lines', 'na1\r\nX: y', 'HUBSPOT_REGION: got "na1\\r\\nX: y", wants a region'],
    ['of 1 MB', 'x'.repeat(1_000_000), `HUBSPOT_REGION: got "${'x'.repeat(100)}…", wants a region`],
    ['with a null', 'na1\0', 'HUBSPOT_REGION: got "na1\\u0000", wants a region'],
  ])('%s is printed on one short line', (_kind, value, line) => {
    const read = () => readSettings({ HUBSPOT_REGION: value });
    expect(read).toThrow(line);
    expect(read).not.toThrow('\n');
  });

  test('two wrong values are two lines', () => {
    const read = () => readSettings({ SITE_EMAIL: 'hello', X_URL: 'x' });
    expect(read).toThrow(/^SITE_EMAIL: got "hello".*\nX_URL: got "x".*/);
  });
});
