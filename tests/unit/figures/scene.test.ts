import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from '../../../src/figures/Scene';
import { entriesOf } from '../../../src/lib/lookUp';

test.each(entriesOf(scenes))(
  'the file of the drawing %s has the size that pages reserve for it',
  (name, size) => {
    const file = readFileSync(new URL(`../../../public/art/${name}.svg`, import.meta.url), 'utf8');
    expect(file).toContain(`width="${size.width}" height="${size.height}"`);
  },
);
