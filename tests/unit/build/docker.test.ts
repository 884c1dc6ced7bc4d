import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostFiles } from '../../../src/build/hosts/hosts';
import { buildSettingsSchema } from '../../../src/config/buildSettings';
import { settingsSchema } from '../../../src/config/settings';
import { siteHosting } from '../../support/hosting';

const folder = 'src/build/hosts/docker';
const dockerfile = readFileSync(`${folder}/Dockerfile`, 'utf8');
const instructions = dockerfile.replace(/\\\n/g, ' ').split('\n');
const argumentsOf = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

test('every setting of the owner reaches the build as an argument', () => {
  const settings = [...Object.keys(settingsSchema.entries), ...Object.keys(buildSettingsSchema.entries)];
  expect(new Set(argumentsOf('ARG'))).toEqual(new Set([...settings, 'BUILD_OPTIONS']));
});

test('what is copied exists, or is written by the build', () => {
  const sources = argumentsOf('COPY').flatMap((line) =>
    line
      .replace(/--from=\w+ /, '')
      .split(' ')
      .slice(0, -1)
      .map((path) => path.replace('/project/', '')),
  );
  expect(sources.length).toBeGreaterThan(4);
  const written = ['dist', 'dist/nginx.conf'];
  expect(sources.filter((path) => !written.includes(path) && !existsSync(path))).toEqual([]);
});

test('the container has a health check, and its server listens on the port that is exposed', () => {
  const [port] = argumentsOf('EXPOSE');
  expect(argumentsOf('FROM').at(-1)).toMatch(/^nginxinc\/nginx-unprivileged:/);
  expect(argumentsOf('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${port}`);
  expect(readFileSync(`${folder}/server.conf`, 'utf8')).toContain(`listen ${port};`);
});

const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const run = (...options: string[]) => spawnSync('nginx', options, { env, encoding: 'utf8' });

test.skipIf(run('-v').error !== undefined)('nginx accepts the server of the container (needs nginx)', () => {
  const temporary = mkdtempSync(join(tmpdir(), 'docker-'));
  const [site] = hostFiles(siteHosting(), ['nginx']);
  writeFileSync(join(temporary, 'site.conf'), site?.text ?? '');
  const server = readFileSync(`${folder}/server.conf`, 'utf8')
    .replace('/etc/nginx/site.conf', join(temporary, 'site.conf'))
    .replace('/srv/site', temporary);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${temporary}/${kind};`)
    .join(' ');
  const file = join(temporary, 'main.conf');
  writeFileSync(file, `pid ${temporary}/pid; events {} http { access_log off; ${paths} ${server} }`);
  const { status, stderr } = run('-t', '-c', file, '-e', 'stderr');
  expect(stderr).toContain('test is successful');
  expect(status).toBe(0);
});
