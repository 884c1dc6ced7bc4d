/**
 * npm run machines:docs: writes the files in machines/docs from the machines themselves, and removes all others. A unit test
 * fails when a file is out of date (export/reference.test.ts).
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadForNode } from './loadForNode.mjs';

const docs = join(import.meta.dirname, '../docs');
const { siteReference } = await loadForNode('machines/cli/siteReference.ts');

await rm(docs, { recursive: true, force: true });
await mkdir(docs);
await Promise.all(siteReference().map(({ path, text }) => writeFile(join(docs, path), text)));
console.log('machines/docs is written.');
