import { resource } from '../lib/resource';
import type { Route } from '../routes/types';
import { pageOf } from './pages';

/** Id of the element that contains the text of the document's own page. */
export const TEXT_ELEMENT_ID = 'page-text';

const texts = new Map<string, unknown>();

/** Stores texts by the path of their page. */
export function addPageTexts(added: Readonly<Record<string, unknown>>): void {
  for (const [path, text] of Object.entries(added)) texts.set(path, text);
}

/** The text of a page; undefined if it has none or is not loaded yet. */
export const pageText = ({ path }: Route): unknown => texts.get(path);

const isMissing = (route: Route): boolean => pageOf(route).hasText && !texts.has(route.path);

async function fetchPageTexts(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    // Imported each time, so that the development server shows an edit at once.
    addPageTexts((await import('../content/pageTexts')).pageTexts);
    return;
  }
  const response = await fetch(document.documentElement.dataset.texts ?? '', { priority: 'low' });
  if (!response.ok) throw response;
  addPageTexts(await response.json());
}

const allTexts = resource(fetchPageTexts);

/** Requests the texts of all pages, once. @throws the response, or the network error. */
export const requestPageTexts = (): Promise<void> => allTexts.request();

/** Stores the text that the document contains for its own page. */
export function readDocumentText({ path }: Route): void {
  const element = document.getElementById(TEXT_ELEMENT_ID);
  if (element) texts.set(path, JSON.parse(element.textContent));
}

/** Whether a page can be rendered without waiting. */
export const isPageReady = (route: Route): boolean =>
  pageOf(route).module.value !== undefined && !isMissing(route);

/** Loads the module of a page and, if it needs one, its text. Rejects if either fails; a later call tries again. */
export async function preparePage(route: Route): Promise<void> {
  await Promise.all([pageOf(route).module.load(), isMissing(route) ? allTexts.load() : undefined]);
}

/** The request to wait for if a page is rendered before its text is loaded. */
export const missingText = (route: Route): Promise<void> | undefined =>
  isMissing(route) ? allTexts.request() : undefined;
