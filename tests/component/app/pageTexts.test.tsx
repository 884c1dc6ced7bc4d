import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTexts } from '../../../src/content/pageTexts';
import { silenceConsoleErrors, takeConsoleErrors } from '../../support/consoleErrors';

const ADDRESS = '/assets/texts-1a2b3c.json';
const answer = async () => Response.json(pageTexts);
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset().mockImplementation(answer));
  document.documentElement.dataset.texts = ADDRESS;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.texts;
  document.getElementById('page-text')?.remove();
});

const ignore = () => undefined;

/** The app at the start of a visit: no text is loaded. */
async function freshApp() {
  vi.resetModules();
  const [texts, { pageOf }, { routeOf }, { CurrentPage }, { ErrorBoundary }] = await Promise.all([
    import('../../../src/app/pageTexts'),
    import('../../../src/app/pages'),
    import('../../../src/routes/matchRoute'),
    import('../../../src/app/CurrentPage'),
    import('../../../src/app/ErrorBoundary'),
  ]);
  /** Renders a page whose module is loaded already, like Back and Forward. */
  const show = async (path: string) => {
    const route = routeOf(path);
    await pageOf(route).module.load();
    await act(async () => {
      render(
        <ErrorBoundary resetKey={path}>
          <Suspense fallback={<p>Waiting</p>}>
            <CurrentPage route={route} onLayout={ignore} onReady={ignore} />
          </Suspense>
        </ErrorBoundary>,
      );
    });
  };
  return { ...texts, pageOf, routeOf, show };
}

/** A response that the test controls. */
function heldAnswer() {
  let give: (response: Response | Promise<Response>) => void = () => undefined;
  fetchMock.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  return (response: Response | Promise<Response>) => act(async () => give(response));
}

/** The element in which a document contains the text of its page. */
function writeDocumentText(id: string, text: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = JSON.stringify(text);
  document.body.append(element);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the texts', () => {
  test('are fetched once for all pages, from the address of the build', async () => {
    const { preparePage, requestPageTexts, isPageReady, pageText, routeOf } = await freshApp();
    const paths = Object.keys(pageTexts);
    await Promise.all([requestPageTexts(), ...paths.map((path) => preparePage(routeOf(path)))]);
    await preparePage(routeOf('/terms'));
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(fetchMock.mock.calls[0]?.[0]).toBe(ADDRESS);
    for (const path of paths) {
      expect(isPageReady(routeOf(path))).toBe(true);
      expect(pageText(routeOf(path))).toEqual(pageTexts[path]);
    }
  });

  test('are not asked for by a page that shows none', async () => {
    const { preparePage, isPageReady, pageText, routeOf } = await freshApp();
    await preparePage(routeOf('/services'));
    expect(isPageReady(routeOf('/services'))).toBe(true);
    expect(pageText(routeOf('/services'))).toBeUndefined();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('are part of what makes a page ready', async () => {
    const { preparePage, isPageReady, pageOf, routeOf } = await freshApp();
    const route = routeOf('/industries/fintech');
    await pageOf(route).module.load();
    expect(isPageReady(route)).toBe(false);
    await preparePage(route);
    expect(isPageReady(route)).toBe(true);
  });
});

describe('a request that failed', () => {
  const failures: readonly (readonly [string, () => Promise<Response>])[] = [
    ['the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer with a status', async () => new Response('', { status: 503 })],
    ['an answer that is no JSON', async () => new Response('<!doctype html>')],
  ];

  test.each(failures)('by %s is tried again by the next preparePage', async (_, fail) => {
    const { preparePage, isPageReady, routeOf } = await freshApp();
    const route = routeOf('/how-we-work/scaling');
    fetchMock.mockImplementationOnce(fail);
    await expect(preparePage(route)).rejects.toBeDefined();
    expect(isPageReady(route)).toBe(false);
    await preparePage(route);
    expect(isPageReady(route)).toBe(true);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('fails all who wait for it, and is not repeated for each', async () => {
    const { preparePage, requestPageTexts, routeOf } = await freshApp();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const results = await Promise.allSettled([
      requestPageTexts(),
      preparePage(routeOf('/terms')),
      preparePage(routeOf('/technologies/rag')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('stays the answer until then, so that a page which waits for it does not ask for ever', async () => {
    const { requestPageTexts } = await freshApp();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(requestPageTexts()).rejects.toThrow('Failed to fetch');
    await expect(requestPageTexts()).rejects.toThrow('Failed to fetch');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('in an idle moment leaves a page that has its text as it is', async () => {
    const { preparePage, requestPageTexts, readDocumentText, isPageReady, routeOf } = await freshApp();
    writeDocumentText('page-text', pageTexts['/privacy']);
    readDocumentText(routeOf('/privacy'));
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(requestPageTexts()).rejects.toThrow('Failed to fetch');
    await preparePage(routeOf('/privacy'));
    expect(isPageReady(routeOf('/privacy'))).toBe(true);
  });
});

describe('after a deploy', () => {
  const answers: readonly (readonly [string, () => Promise<Response>, boolean])[] = [
    ['a host without the texts has them no more', async () => new Response('', { status: 404 }), true],
    ['neither has one that falls back to a document', async () => new Response('<!doctype html>'), true],
    ['a host that is down may have them still', async () => new Response('', { status: 503 }), false],
    ['a browser without a network may get them later', () => Promise.reject(new TypeError('x')), false],
    ['a host that has them is asked no more', answer, false],
  ];
  test.each(answers)('%s', async (_name, give, isGone) => {
    const { areTextsGone, requestPageTexts } = await freshApp();
    fetchMock.mockImplementationOnce(give);
    await requestPageTexts().catch(() => undefined);
    expect(areTextsGone()).toBe(isGone);
  });

  test('a document of another build names other texts', async () => {
    const { isOfThisBuild } = await freshApp();
    expect(isOfThisBuild()).toBe(true);
    document.documentElement.dataset.texts = '/assets/texts-other.json';
    expect(isOfThisBuild()).toBe(false);
  });
});

describe('a page that is shown before its text is here', () => {
  test('waits for it, and then shows it', async () => {
    const { show } = await freshApp();
    const give = heldAnswer();
    await show('/technologies/rag');
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
    await give(Response.json(pageTexts));
    expect(screen.queryByText('Waiting')).toBeNull();
    expect(heading()).toBe('RAG & Graph RAG');
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  test('shows the error with its status when it cannot be fetched', async () => {
    silenceConsoleErrors();
    const { show } = await freshApp();
    const give = heldAnswer();
    await show('/technologies/rag');
    await give(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    expect(heading()).toBe('Unexpected Application Error!');
    expect(screen.getByText('503 Service Unavailable')).toBeTruthy();
    takeConsoleErrors();
  });
});

test('a page whose text is here is shown at once', async () => {
  const { addPageTexts, show } = await freshApp();
  addPageTexts(pageTexts);
  await show('/how-we-work/planning');
  expect(heading()).toBe('Operational Planning');
  expect(fetchMock).not.toHaveBeenCalled();
});

describe('the text that a document carries', () => {
  test('is taken for the page of the document, which then asks for nothing', async () => {
    const { TEXT_ELEMENT_ID, readDocumentText, preparePage, pageText, routeOf, show } = await freshApp();
    writeDocumentText(TEXT_ELEMENT_ID, pageTexts['/industries/healthtech']);
    readDocumentText(routeOf('/industries/healthtech'));
    await preparePage(routeOf('/industries/healthtech'));
    expect(pageText(routeOf('/industries/healthtech'))).toEqual(pageTexts['/industries/healthtech']);
    await show('/industries/healthtech');
    expect(heading()).toBe('Turn HealthTech pilots into contracts.');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('is not missed where there is none', async () => {
    const { readDocumentText, pageText, routeOf } = await freshApp();
    readDocumentText(routeOf('/about'));
    expect(pageText(routeOf('/about'))).toBeUndefined();
  });
});
