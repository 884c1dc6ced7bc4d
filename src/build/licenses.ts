import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the packages that files of a bundle come from. @param inputs as esbuild's metafile names them. */
export const packagesOf = (inputs: readonly string[]): readonly string[] => [
  ...new Set(
    inputs.flatMap((path) => {
      const [, name] = path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
      return name === undefined ? [] : [name];
    }),
  ),
];

/** The license of a package, with its text where the package has one. @throws Error when it states none. */
async function licenseOf(name: string): Promise<string> {
  const folder = join('node_modules', name);
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  const { version, license, repository } = JSON.parse(manifest);
  if (license === undefined) throw new Error(`${name} states no license.`);
  const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  const text =
    file === undefined
      ? `The package contains no license text. Its source: ${repository.url ?? repository}`
      : await readFile(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

const SEPARATOR = `\n${'-'.repeat(80)}\n\n`;

/** The licenses of everything by others that the site delivers. @param files in the bundle, and of the fonts. */
export async function licenses(files: readonly string[]): Promise<string> {
  const texts = await Promise.all([...packagesOf(files)].sort().map(licenseOf));
  return texts.join(SEPARATOR);
}
