import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Manifest {
  readonly version?: string;
  readonly license?: string;
  readonly repository?: string | { readonly url: string };
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** Names of the packages that files of a bundle come from. @param inputs as esbuild's metafile names them. */
export const packagesOf = (inputs: readonly string[]): readonly string[] => [
  ...new Set(
    inputs.flatMap((path) => {
      const [, name] = path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
      return name === undefined ? [] : [name];
    }),
  ),
];

/** The packages that the fonts of the site come from. */
async function fontPackages(): Promise<readonly string[]> {
  const { devDependencies = {} } = await readManifest('.');
  return Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
}

/** The license of a package, with its text where the package has one. @throws Error when it states none. */
async function licenseOf(name: string): Promise<string> {
  const folder = join('node_modules', name);
  const { version, license, repository } = await readManifest(folder);
  if (license === undefined) throw new Error(`${name} states no license.`);
  const file = (await readdir(folder)).find((entry) => /^(licen[cs]e|copying)\b/i.test(entry));
  const source = typeof repository === 'string' ? repository : repository?.url;
  const text =
    file === undefined
      ? `The package contains no license text. Its source: ${source}`
      : await readFile(join(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

const SEPARATOR = `\n${'-'.repeat(80)}\n\n`;

/**
 * The licenses of everything by others that the site delivers: packages in the bundle, and fonts.
 * @param inputs the files in the bundle.
 */
export async function licenses(inputs: readonly string[]): Promise<string> {
  const names = [...packagesOf(inputs), ...(await fontPackages())].sort();
  const texts = await Promise.all(names.map((name) => licenseOf(name)));
  return texts.join(SEPARATOR);
}
