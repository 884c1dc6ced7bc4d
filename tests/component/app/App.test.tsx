import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderAt } from '../../support/renderAt';

const metaDescription = () => document.querySelector('meta[name="description"]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

beforeEach(() => {
  // The style element stays: Stitches inserts its rules into it for all tests.
  for (const element of document.head.querySelectorAll('meta, link, title')) element.remove();
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="">');
});

test('the alias /services/strategy is the page /services/revenue-strategy', async () => {
  await renderAt('/services/strategy');
  expect(screen.getByRole('heading', { level: 1, name: 'Revenue Strategy & Design' })).toBeTruthy();
});

describe('on the first load', () => {
  test('the head of the document names the page', async () => {
    await renderAt('/services/development');
    expect(document.title).toMatch(/ \| Momentum$/);
    expect(metaDescription()).not.toBe('');
    expect(canonical()).toBe('https://momentum.example/services/development');
  });

  test('the focus is left where the browser puts it', async () => {
    await renderAt('/about');
    expect(document.activeElement).toBe(document.body);
  });

  test('the first link skips to the content', async () => {
    await renderAt('/about');
    const first = document.querySelector('a');
    expect(first?.textContent).toBe('Skip to content');
    expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });
});

describe('after a navigation', () => {
  test('the title changes, and the heading of the new page has the focus and is announced by it', async () => {
    const { goTo } = await renderAt('/about');
    const before = document.title;
    await goTo('/services/bowtie-leadership');
    expect(document.title).not.toBe(before);
    expect(canonical()).toBe('https://momentum.example/services/bowtie-leadership');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Bowtie Leadership' }));
  });

  test('the two addresses of the Services page have one canonical address', async () => {
    const { goTo } = await renderAt('/services');
    expect(canonical()).toBe('https://momentum.example/services');
    await goTo('/what-we-do');
    expect(canonical()).toBe('https://momentum.example/services');
    expect(screen.getByRole('slider')).toBeTruthy();
  });
});
