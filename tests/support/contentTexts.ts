import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageTexts } from '../../src/content/pageTexts';
import { stringsIn } from './strings';

export const contentFolder = join(import.meta.dirname, '../../src/content');

/** The modules of the content, by their path in its folder. */
export const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

export type FileText = readonly [file: string, text: string];

/** Files that only collect the exports of others are read last, so that each text belongs to its own file. */
const isCollection = (file: string) => /(^|\/)(index|pageTexts)\.ts$/.test(file);

/** The texts that a function of their file computes. */
const computedTexts: Readonly<Record<string, unknown>> = {
  'pages/careers.ts': pageTexts['/careers'],
  'pages/caseStudies.ts': pageTexts['/resources/case-studies'],
  'pages/howWeWork.ts': pageTexts['/how-we-work'],
  'pages/resources.ts': pageTexts['/resources'],
};

/** Exports of a module, and its computed text. @throws Error if the file computes a text that is not in the list. */
function contentOf(file: string, module: Readonly<Record<string, unknown>>): object {
  const isComputed = Object.entries(module).some(
    ([name, value]) => name.endsWith('Text') && typeof value === 'function',
  );
  if (isComputed && !(file in computedTexts)) throw new Error(`computedTexts lacks ${file}`);
  return { ...module, computed: computedTexts[file] };
}

/** All texts with the file that each is written in. */
export async function readContentTexts(): Promise<readonly FileText[]> {
  const seen = new Set<object>();
  const texts: FileText[] = [];
  const inOrder = [...contentFiles].sort((a, b) => Number(isCollection(a)) - Number(isCollection(b)));
  for (const file of inOrder) {
    // It has the texts of other files only, some with their caption.
    if (file === 'pageTexts.ts') continue;
    const module: Readonly<Record<string, unknown>> = await import(join(contentFolder, file));
    for (const text of stringsIn(contentOf(file, module), seen)) texts.push([file, text]);
  }
  return texts;
}
