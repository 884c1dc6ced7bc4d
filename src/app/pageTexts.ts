import { resource } from '../lib/resource';
import type { Route } from '../routes/types';
import { pageOf } from './pages';

/** Id of the element that contains the text of the document's own page. */
export const TEXT_ELEMENT_ID = 'page-text';

/** Address of the texts of this build. */
declare const __TEXTS__: string;

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
  const response = await fetch(__TEXTS__, { priority: 'low' });
  // A host without the file answers with 404, or falls back to a document, which is no JSON.
  areGone = response.status < 500;
  if (!response.ok) throw response;
  addPageTexts(await response.json());
  areGone = false;
}

let areGone = false;

/** Whether the host has no texts of this build any more, because another one was deployed after the document was loaded. */
export const areTextsGone = (): boolean => areGone;

/**
 * Whether the current document was written by this build. A document and a bundle of two builds meet when a cache keeps
 * one of them.
 */
export const isOfThisBuild = (): boolean => document.documentElement.dataset.texts === __TEXTS__;

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
