import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteHosting } from '../../support/hosting';

const root = join(import.meta.dirname, '../../..');
const output = 'dist-serve';
const notes = join('.build', output);

const write = (folder: string, files: Readonly<Record<string, string>>) => {
  mkdirSync(join(root, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
};
const remove = () => {
  for (const folder of [output, notes]) rmSync(join(root, folder), { recursive: true, force: true });
};

/** Starts `node build.mjs serve`, stops it as soon as it prints, and returns the text. */
const serve = () =>
  new Promise<string>((resolve) => {
    const server = spawn(process.execPath, ['build.mjs', 'serve'], {
      cwd: root,
      env: { ...process.env, SITE_OUTPUT: output, PORT: '0' },
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        server.kill();
      });
    }
    server.once('close', () => resolve(printed.trim()));
  });

const site = { 'index.html': '', '404.html': '' };

beforeEach(remove);
afterEach(remove);

test('a site is served with what the build wrote beside it, outside node_modules', async () => {
  write(output, site);
  write(notes, { 'hosting.json': JSON.stringify(siteHosting()) });
  expect(await serve()).toMatch(/^The site is at http:\/\/localhost:\d+$/);
});

const incomplete = `There is no complete site in ${output} and ${notes}. Run npm run build first.`;

test('without the site, the error says that it must be built', async () => {
  write(notes, { 'hosting.json': JSON.stringify(siteHosting()) });
  expect(await serve()).toBe(incomplete);
});

test('without hosting.json, the error says that the site must be built', async () => {
  write(output, site);
  expect(await serve()).toBe(incomplete);
});
