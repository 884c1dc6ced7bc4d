import { describe, expect, test } from 'vitest';
import { siteBundle } from '../../support/hosting';

const STAND_IN = /stand-?in/i;

describe('the bundle of a production build', () => {
  test('has no stand-in, not even its address, and has the addresses of HubSpot', async () => {
    const { code, inputs } = await siteBundle({});
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).not.toMatch(STAND_IN);
    expect(code).toContain('https://js.hsforms.net/forms/embed/v2.js');
    expect(code).toContain('https://js.hs-scripts.com/');
  });
});

describe('the bundle of a demo build', () => {
  test('has the addresses of the stand-in, none of HubSpot’s scripts, and not the stand-in itself', async () => {
    const { code, inputs } = await siteBundle({ isDemo: true });
    expect(inputs.filter((path) => STAND_IN.test(path))).toEqual([]);
    expect(code).toContain('/stand-in/forms.js');
    expect(code).not.toMatch(/https:\/\/js[.-]/);
  });
});
