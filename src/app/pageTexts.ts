import { resource } from '../lib/resource';
import type { Route } from '../routes/types';
import { pageOf } from './pages';

/** Id of the element in which a document carries the text of its own page. */
export const TEXT_ELEMENT_ID = 'page-text';

/** Address of the texts of this build. */
declare const __TEXTS__: string;

const known = new Map<string, unknown>();

/** Takes texts by the paths of their pages. */
export function addPageTexts(texts: Readonly<Record<string, unknown>>): void {
  for (const [path, text] of Object.entries(texts)) known.set(path, text);
}

/** The text of a page; undefined where it has none, or where it is not here yet. */
export const pageText = ({ path }: Route): unknown => known.get(path);

const isMissing = (route: Route): boolean => pageOf(route).hasText && !known.has(route.path);

async function fetchPageTexts(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    // So that an edit is seen at once.
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

/** The one request for the texts of all pages. @throws the response, or the network's error. */
export const requestPageTexts = (): Promise<void> => allTexts.request();

/** Takes the text that the document carries for its own page. */
export function takeDocumentText({ path }: Route): void {
  const element = document.getElementById(TEXT_ELEMENT_ID);
  if (element) known.set(path, JSON.parse(element.textContent));
}

/** Whether a page can be shown without waiting. */
export const isPageReady = (route: Route): boolean =>
  pageOf(route).module.value !== undefined && !isMissing(route);

/** Makes a page ready: its module, and the texts where it needs one. Rejects when either fails; a later call tries again. */
export async function preparePage(route: Route): Promise<void> {
  await Promise.all([pageOf(route).module.load(), isMissing(route) ? allTexts.load() : undefined]);
}

/** For a page that is rendered before its text is here: the request to wait for. */
export const missingText = (route: Route): Promise<void> | undefined =>
  isMissing(route) ? allTexts.request() : undefined;
