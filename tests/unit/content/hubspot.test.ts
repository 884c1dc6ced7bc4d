import { describe, expect, test } from 'vitest';
import { missingIds, providerFor } from '../../../src/config/hubspot';
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

test('in demo mode both scripts come from the site itself', () => {
  const { formScript, chatScript, isDemo } = providerFor(readSettings({}), true);
  expect([formScript, chatScript, isDemo]).toEqual(['/stand-in/forms.js', '/stand-in/chat.js', true]);
});

test('what is missing is named', () => {
  expect(missingIds(readSettings({}))).toEqual(['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID']);
  expect(missingIds(readSettings({ HUBSPOT_PORTAL_ID: '1' }))).toEqual(['HUBSPOT_FORM_ID']);
  expect(missingIds(readSettings(ids))).toEqual([]);
});
