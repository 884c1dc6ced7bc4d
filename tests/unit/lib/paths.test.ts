import { describe, expect, test } from 'vitest';
import { isActive, normalisePath } from '../../../src/lib/paths';

describe('the canonical form of a path', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['//', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about///', '/about'],
    ['/about?a=1', '/about'],
    ['/about/?a=/b/', '/about'],
    ['/about#team', '/about'],
    ['/about/?a=1#team/', '/about'],
    ['/?utm_source=x', '/'],
    ['/#top', '/'],
    ['/%61bout', '/about'],
    ['/caf%C3%A9', '/café'],
  ])('of %j is %s', (path, canonical) => {
    expect(normalisePath(path)).toBe(canonical);
  });

  test.each(['/%', '/about%E0%A4%A', '/%zz'])('of the malformed %s is itself', (path) => {
    expect(normalisePath(path)).toBe(path);
  });
});

describe('an item is active', () => {
  test.each([
    ['when the path equals its path', '/services', '/services', true],
    ['when the path starts with its path and a slash', '/services', '/services/development', true],
    ['not when the path only starts with the same letters', '/services', '/services-and-more', false],
    ['not on a page above it', '/services/development', '/services', false],
    ['not on a page beside it', '/services', '/industries', false],
    ['not everywhere when it is Home', '/', '/services', false],
    ['when it is Home and the path is Home', '/', '/', true],
  ])('%s', (_rule, item, path, active) => {
    expect(isActive(item, path)).toBe(active);
  });
});
