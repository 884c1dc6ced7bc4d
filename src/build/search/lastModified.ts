import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { lastSegment } from '../../lib/lookUp';
import type { Route } from '../../routes/types';

const CONTENT = 'src/content';

/** Folders of content that one page shows in full. */
const folders: Readonly<Record<string, string>> = {
  '/resources/blog': 'posts',
  '/resources/case-studies': 'studies',
};

/**
 * The files with the texts of a page, as git pathspecs: those that are named after the end of its address, such as
 * `industries/fintech.ts` and `studies/fintech.ts`, with or without its hyphens: `studies/b2b-saas.ts`, `pages/howWeWork.ts`.
 * One that matches no file has no effect.
 */
export function contentFiles({ path, canonical = path, section }: Route): readonly string[] {
  const slug = lastSegment(canonical) || 'home';
  const folder = folders[path];
  return [
    `:(glob,icase)${CONTENT}/**/${slug.replaceAll('-', '*')}.ts`,
    ...(folder === undefined ? [] : [`${CONTENT}/${folder}`]),
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
