import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artworkAddress, artworks, people } from '../../../src/content/artworks';

const root = join(import.meta.dirname, '../../..');

test.each([...artworks.map(artworkAddress), ...Object.values(people)])('the drawing %s exists', (address) => {
  expect(existsSync(join(root, 'public', address))).toBe(true);
});
