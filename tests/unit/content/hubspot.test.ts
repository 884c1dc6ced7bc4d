import { describe, expect, test } from 'vitest';
import { missingIds, providerFor } from '../../../src/config/hubspot';
import { recipientsFor } from '../../../src/config/recipientsFor';
import { readSettings } from '../../../src/config/settings';

const ids = { HUBSPOT_PORTAL_ID: '12345678', HUBSPOT_FORM_ID: '01234567-89ab-cdef-0123-456789abcdef' };

describe('in production', () => {
  test.each([
    ['na1', 'https://js.hsforms.net/forms/embed/v2.js', 'https://js.hs-scripts.com/12345678.js'],
    ['na2', 'https://js-na2.hsforms.net/forms/embed/v2.js', 'https://js-na2.hs-scripts.com/12345678.js'],
    ['eu1', 'https://js-eu1.hsforms.net/forms/embed/v2.js', 'https://js-eu1.hs-scripts.com/12345678.js'],
  ])('an account in %s is asked at %s and %s', (region, formScript, chatScript) => {
    expect(providerFor(readSettings({ ...ids, HUBSPOT_REGION: region }), false)).toEqual({
      portalId: ids.HUBSPOT_PORTAL_ID,
      formId: ids.HUBSPOT_FORM_ID,
      isDemo: false,
      ...{ region, formScript, chatScript },
      formsApi: 'https://api.hsforms.com/submissions/v3/integration/submit',
    });
  });

  test('without ids the form has its real address and nobody’s ids, and there is no chat to load', () => {
    const { portalId, formId, formScript, chatScript } = providerFor(readSettings({}), false);
    expect(Number(portalId)).toBe(0);
    expect(formId).toMatch(/^[0-]{36}$/);
    expect(formScript).toMatch(/^https:\/\/js\.hsforms\.net\//);
    expect(chatScript).toBeUndefined();
  });
});

test('in demo mode the scripts and the Forms API are on the site itself, also below a path', () => {
  expect(providerFor(readSettings({}), true, '/site')).toMatchObject({
    formScript: '/site/stand-in/forms.js',
    chatScript: '/site/stand-in/chat.js',
    formsApi: '/site/stand-in/submissions/v3/integration/submit',
    isDemo: true,
  });
});

describe('the built-in forms send', () => {
  const SUBSCRIBE_FORM = '11111111-89ab-cdef-0123-456789abcdef';
  const endpoints = { CONTACT_ENDPOINT: 'https://a.test/c', SUBSCRIBE_ENDPOINT: 'https://a.test/s' };
  const api = 'https://api.hsforms.com/submissions/v3/integration/submit/12345678';
  const own = (address: string) => ({ kind: 'endpoint', address });
  const hubspot = (form: string) => ({ kind: 'hubspot', address: `${api}/${form}` });
  const simulated = { kind: 'simulated' };

  test.each([
    [
      'to the endpoints if they are set',
      { ...ids, ...endpoints },
      own('https://a.test/c'),
      own('https://a.test/s'),
    ],
    ['else to the form in HubSpot', ids, hubspot(ids.HUBSPOT_FORM_ID), hubspot(ids.HUBSPOT_FORM_ID)],
    [
      'with a form of its own for Subscribe if there is one',
      { ...ids, HUBSPOT_SUBSCRIBE_FORM_ID: SUBSCRIBE_FORM },
      hubspot(ids.HUBSPOT_FORM_ID),
      hubspot(SUBSCRIBE_FORM),
    ],
    [
      'each by its own settings',
      { ...ids, CONTACT_ENDPOINT: 'https://a.test/c' },
      own('https://a.test/c'),
      hubspot(ids.HUBSPOT_FORM_ID),
    ],
    ['nowhere with only one of the two ids', { HUBSPOT_PORTAL_ID: '1' }, simulated, simulated],
    ['nowhere without settings', {}, simulated, simulated],
  ])('%s', (_sentence, environment, contact, subscribe) => {
    const settings = readSettings(environment);
    expect(recipientsFor(settings, providerFor(settings, false))).toEqual({ contact, subscribe });
  });

  test('to the stand-in in demo mode', () => {
    const settings = readSettings({});
    expect(recipientsFor(settings, providerFor(settings, true)).contact).toMatchObject({
      kind: 'hubspot',
      address: expect.stringMatching(/^\/stand-in\/submissions\//),
    });
  });
});

test('what is missing is named', () => {
  expect(missingIds(readSettings({}))).toEqual(['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID']);
  expect(missingIds(readSettings({ HUBSPOT_PORTAL_ID: '1' }))).toEqual(['HUBSPOT_FORM_ID']);
  expect(missingIds(readSettings(ids))).toEqual([]);
});
