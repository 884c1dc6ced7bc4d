import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsSchema } from '../../../src/config/settings';

const dockerfile = readFileSync('src/build/hosts/docker/Dockerfile', 'utf8');
const instructions = dockerfile.replace(/\\\n/g, ' ').split('\n');
const argumentsOf = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

test('every setting of the owner reaches the build as an argument', () => {
  expect(new Set(argumentsOf('ARG'))).toEqual(
    new Set([...Object.keys(settingsSchema.entries), 'BUILD_OPTIONS']),
  );
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
