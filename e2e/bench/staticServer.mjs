/**
 * node staticServer.mjs DIR: serves a folder with a built site on a free port and prints the address. Text is compressed
 * with brotli at the highest quality, as the own site's files are, in a copy of the folder.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sirv from 'sirv';

const COMPRESSIBLE = /\.(html|m?js|css|json|svg|xml|txt)$/;

const copy = await mkdtemp(join(tmpdir(), 'static-site-'));
await cp(process.argv[2], copy, { recursive: true });
const files = await readdir(copy, { recursive: true });
for (const file of files.filter((name) => COMPRESSIBLE.test(name) && !files.includes(`${name}.br`))) {
  // The default quality is the highest.
  const body = await promisify(brotliCompress)(await readFile(join(copy, file)));
  await writeFile(join(copy, `${file}.br`), body);
}

const serve = sirv(copy, { brotli: true, etag: true, extensions: ['html'] });
const server = createServer((request, response) => serve(request, response)).listen(0, () => {
  console.log(`http://localhost:${server.address().port}`);
});
process.once('SIGTERM', async () => {
  await rm(copy, { recursive: true, force: true });
  process.exit();
});
