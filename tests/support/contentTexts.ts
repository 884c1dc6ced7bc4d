import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { careersText } from '../../src/content/pages/careers';
import { caseStudiesText } from '../../src/content/pages/caseStudies';
import { howWeWorkText } from '../../src/content/pages/howWeWork';
import { resourcesText } from '../../src/content/pages/resources';
import { posts } from '../../src/content/posts/index';
import { studies } from '../../src/content/studies/index';
import { stringsIn } from './strings';

export const contentFolder = join(import.meta.dirname, '../../src/content');

/** The modules of the content, by their path in its folder. */
export const contentFiles = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

export type FileText = readonly [file: string, text: string];

/** Files that only collect the exports of others are read last, so that each text belongs to its own file. */
const isCollection = (file: string) => /(^|\/)index\.ts$/.test(file);

/** The texts that a function of their file computes. */
const computedTexts: Readonly<Record<string, unknown>> = {
  'pages/careers.ts': careersText(),
  'pages/caseStudies.ts': caseStudiesText(studies),
  'pages/howWeWork.ts': howWeWorkText(),
  'pages/resources.ts': resourcesText(posts),
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
    const module: Readonly<Record<string, unknown>> = await import(join(contentFolder, file));
    for (const text of stringsIn(contentOf(file, module), seen)) texts.push([file, text]);
  }
  return texts;
}
