import type { Route } from '../routes/types';

/** Id of the element in which a document carries the text of its own page. */
export const TEXT_ELEMENT_ID = 'page-text';

const known = new Map<string, unknown>();

/** Takes texts by the paths of their pages. */
export function addPageTexts(texts: Readonly<Record<string, unknown>>): void {
  for (const [path, text] of Object.entries(texts)) known.set(path, text);
}

/** The text of a page; undefined where it has none, or where it is not here yet. */
export const pageText = ({ path }: Route): unknown => known.get(path);

const isMissing = (route: Route): boolean => route.page.hasText && !known.has(route.path);

async function fetchPageTexts(): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    // So that an edit is seen at once.
    addPageTexts((await import('../content/pageTexts')).pageTexts);
    return;
  }
  const response = await fetch(document.documentElement.dataset.texts ?? '', { priority: 'low' });
  if (!response.ok) throw response;
  addPageTexts(await response.json());
}

let request: Promise<void> | undefined;
let hasFailed = false;

/**
 * The one request for the texts of all pages.
 * @throws the response, or the network's error, until the next call of `preparePage`.
 */
export function requestPageTexts(): Promise<void> {
  request ??= fetchPageTexts().catch((error: unknown) => {
    hasFailed = true;
    throw error;
  });
  return request;
}

/** Takes the text that the document carries for its own page. */
export function takeDocumentText({ path }: Route): void {
  const element = document.getElementById(TEXT_ELEMENT_ID);
  if (element) known.set(path, JSON.parse(element.textContent));
}

/** Whether a page can be shown without waiting. */
export const isPageReady = (route: Route): boolean => route.page.isReady() && !isMissing(route);

/** Makes a page ready: its module, and the texts where it needs one. Rejects when either fails; a later call tries again. */
export async function preparePage(route: Route): Promise<void> {
  if (hasFailed) {
    hasFailed = false;
    request = undefined;
  }
  await Promise.all([route.page.preload(), isMissing(route) ? requestPageTexts() : undefined]);
}

/** For a page that is rendered before its text is here: the request to wait for. */
export const missingText = (route: Route): Promise<void> | undefined =>
  isMissing(route) ? requestPageTexts() : undefined;
