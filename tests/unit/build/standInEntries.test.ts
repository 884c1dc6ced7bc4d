import { describe, expect, test } from 'vitest';
import { standInEntries } from '../../../src/build/standInEntries';
import { providerFor } from '../../../src/config/hubspot';
import { readSettings } from '../../../src/config/settings';
import { siteBundle } from '../../support/siteBundle';

const settings = readSettings({});
const STAND_IN = /stand-?in/i;

describe('a production build', () => {
  test('has no stand-in beside the bundle', () => {
    expect(standInEntries(providerFor(settings, false))).toEqual({});
  });

  test('has none in the bundle, not even its address, and knows the real ones', async () => {
    const { code, inputs } = await siteBundle({});
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).not.toMatch(STAND_IN);
    expect(code).toContain('https://js.hsforms.net/forms/embed/v2.js');
    expect(code).toContain('https://js.hs-scripts.com/');
  });
});

describe('a demo build', () => {
  test('has both stand-ins where the provider’s scripts are asked for', () => {
    const provider = providerFor(settings, true);
    const written = Object.keys(standInEntries(provider)).map((path) => `/${path}.js`);
    expect(written).toEqual([provider.formScript, provider.chatScript]);
  });

  test('has them beside the bundle, not in it, and no address of HubSpot’s to fetch from', async () => {
    const { code, inputs } = await siteBundle({ isDemo: true });
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).toContain('/stand-in/forms.js');
    expect(code).not.toMatch(/https:\/\/js[.-]/);
  });
});
