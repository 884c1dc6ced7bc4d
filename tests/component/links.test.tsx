import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../src/routes/matchRoute';
import { notFoundRoute } from '../../src/routes/table';
import { renderAt } from '../support/renderAt';
import { requiredPaths } from '../support/siteMap';

/** Internal links of the document without a page, or with a hash that is not on their page. */
function brokenLinks(): readonly string[] {
  return [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      if (/^(https:|mailto:)/.test(href)) return false;
      const { pathname, hash, origin } = new URL(href, document.location.href);
      const isOnThisPage = href.startsWith('#');
      if (isOnThisPage) return hash.length < 2 || document.getElementById(hash.slice(1)) === null;
      return origin !== document.location.origin || matchRoute(pathname).route === notFoundRoute;
    });
}

const attributesOf = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** The home page ends with its own contact form; all other pages link to the contact page. */
const ENDS_IN_FORM: ReadonlySet<string> = new Set(['/', '/contact']);

describe('every page is whole, its links lead somewhere, and it ends in a call to action to the contact page', () => {
  test.each(requiredPaths)('%s', async (path) => {
    await renderAt(path);
    const main = screen.getByRole('main');

    expect(brokenLinks()).toEqual([]);
    expect(document.querySelectorAll('main, [role="main"]')).toHaveLength(1);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(main.querySelector('h1')?.textContent?.trim()).not.toBe('');
    expect(document.querySelectorAll('body header')).toHaveLength(1);
    expect(document.querySelectorAll('body footer')).toHaveLength(1);
    expect(attributesOf('img', 'alt')).not.toContain(null);

    const ids = attributesOf('[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const levels = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);

    const toContact = [...main.querySelectorAll('a[href="/contact"]')].at(-1);
    if (!ENDS_IN_FORM.has(path)) {
      expect(toContact).toBe([...main.querySelectorAll('a')].at(-1));
      expect(['Schedule a Call', 'Schedule a Consultation']).toContain(toContact?.textContent);
    }
  });
});

test('the home page ends in the Get in Touch form', async () => {
  await renderAt('/');
  const last = screen.getByRole('main').querySelector('section:last-of-type');
  expect(last?.querySelector('h2')?.textContent).toBe('Get in Touch');
  expect(last?.querySelector('form')).not.toBeNull();
});
