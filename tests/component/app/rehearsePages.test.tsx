import { useEffect, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { addPageTexts } from '../../../src/app/pageTexts';
import { rehearsePages } from '../../../src/app/rehearsePages';
import { takeConsoleErrors } from '../../support/consoleErrors';

const rehearsal = vi.hoisted(() => ({ rendered: [] as string[], effect: vi.fn() }));

/** Three routes of two page components, the first of which shows a long text. */
vi.mock('../../../src/routes/table', () => {
  const pageNamed = (name: string, hasText: boolean) => ({
    hasText,
    Component: ({ text = 'no text' }: { readonly text?: string }) => {
      useEffect(() => rehearsal.effect());
      useLayoutEffect(() => rehearsal.effect());
      rehearsal.rendered.push(`${name}: ${text}`);
      return <h1 id={name}>{name}</h1>;
    },
  });
  const industry = pageNamed('industry', true);
  return {
    routes: [
      { path: '/industries/fintech', page: industry },
      { path: '/industries/healthtech', page: industry },
      { path: '/services', page: pageNamed('services', false) },
    ],
  };
});

test('a page of each kind is rendered once with its text, outside the document and without effects', async () => {
  addPageTexts({ '/industries/fintech': 'the text' });
  rehearsePages();
  await vi.waitFor(() => expect(rehearsal.rendered).toEqual(['industry: the text', 'services: no text']));
  expect(rehearsal.effect).not.toHaveBeenCalled();
  expect(document.querySelector('h1')).toBeNull();
  expect(takeConsoleErrors()).toEqual([]);
});
