import { expect, test } from 'vitest';
import { inlineObjects, withoutObjects } from '../../../src/build/objectConstants';

const define = { __BASE_PATH__: '"/site"', __BUILD_YEAR__: '2026', __SETTINGS__: '{"SITE_NAME":"Momentum"}' };

test('constants that are objects are written where a module assigns them', () => {
  const source = `declare const __SETTINGS__: Settings;
export const owner: Settings = __SETTINGS__;
export const base = __BASE_PATH__;`;
  expect(inlineObjects(source, define)).toBe(`declare const __SETTINGS__: Settings;
export const owner: Settings = {"SITE_NAME":"Momentum"};
export const base = __BASE_PATH__;`);
});

test('the other constants are left to esbuild', () => {
  expect(withoutObjects(define)).toEqual({ __BASE_PATH__: '"/site"', __BUILD_YEAR__: '2026' });
});
