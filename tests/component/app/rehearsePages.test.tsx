import { useEffect, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { rehearsePages } from '../../../src/app/rehearsePages';
import { takeConsoleErrors } from '../../support/consoleErrors';

const rehearsal = vi.hoisted(() => ({ rendered: [] as string[], effect: vi.fn() }));

/** Three routes of two page components. */
vi.mock('../../../src/routes/table', () => {
  const pageNamed = (name: string) => ({
    Component: () => {
      useEffect(() => rehearsal.effect());
      useLayoutEffect(() => rehearsal.effect());
      rehearsal.rendered.push(name);
      return <h1 id={name}>{name}</h1>;
    },
  });
  const industry = pageNamed('industry');
  return {
    routes: [
      { path: '/industries/fintech', page: industry },
      { path: '/industries/healthtech', page: industry },
      { path: '/services', page: pageNamed('services') },
    ],
  };
});

test('a page of each kind is rendered once, outside the document and without effects', async () => {
  rehearsePages();
  await vi.waitFor(() => expect(rehearsal.rendered).toEqual(['industry', 'services']));
  expect(rehearsal.effect).not.toHaveBeenCalled();
  expect(document.querySelector('h1')).toBeNull();
  expect(takeConsoleErrors()).toEqual([]);
});
