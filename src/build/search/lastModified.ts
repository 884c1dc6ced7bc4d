import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Route } from '../../routes/types';

const CONTENT = 'src/content';

/** Folders with the texts of a page, where the path of the page does not name them. */
const folders: Readonly<Record<string, string>> = {
  'how-we-work': 'phases',
  'resources/blog': 'posts',
  'resources/case-studies': 'studies',
};

const camelCase = (words: string): string =>
  words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The files with the texts of a page, as git pathspecs. One that matches no file has no effect.
 *
 * - `/about`: `pages/about.ts`; `/terms` also `legal/terms.ts`
 * - `/industries/fintech`: `fintech.ts` in `industries`
 * - `/resources/blog`: `pages/blog.ts` and the files in `posts`
 */
export function contentFiles({ path, canonical = path, section }: Route): readonly string[] {
  const address = canonical === '/' ? 'home' : canonical.slice(1);
  const [first = '', slug = first] = address.split('/');
  return [
    `${CONTENT}/pages/${camelCase(slug)}.ts`,
    `${CONTENT}/legal/${slug}.ts`,
    `:(glob)${CONTENT}/${folders[first] ?? first}/**/${slug}.ts`,
    ...(folders[address] === undefined || address === first ? [] : [`${CONTENT}/${folders[address]}`]),
    ...(section === 'services' ? [`${CONTENT}/pricing.ts`] : []),
  ];
}

/**
 * The day of the last commit of a page's content files, such as `2026-05-12`. Without git, or for content that is not
 * committed, it is the day of the build.
 * @param folder of the project.
 */
export async function lastModified(route: Route, folder = '.'): Promise<string> {
  const command = ['log', '-1', '--format=%cs', '--', ...contentFiles(route)];
  const { stdout } = await promisify(execFile)('git', command, { cwd: folder }).catch(() => ({ stdout: '' }));
  return stdout.trim() || new Date().toISOString().slice(0, 10);
}
