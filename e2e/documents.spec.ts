import { type ConfigData, HtmlValidate } from 'html-validate';
import { type BuiltDocument, documents, isBuilt, readBuilt } from './support/builtSite';
import { expect, open, test } from './support/test';

/** The recommended rules, but for the style of markup that a computer writes, and two that are stricter than the standards. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The document around the page is written by us, the page by React: <img/>, hidden="", autoComplete. HTML allows both.
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's useId returns ids such as _R_4rmj_, which HTML allows; CSS selectors do not use them.
    'valid-id': ['error', { relaxed: true }],
    // ARIA allows lists to have names.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'long-title': ['error', { maxlength: 60 }],
  },
};

test('every document is valid HTML', async () => {
  const validator = new HtmlValidate(rules);
  expect(documents.length).toBeGreaterThan(45);
  for (const { path, html } of documents) {
    const { results } = await validator.validateString(html, `${path}.html`);
    const messages = results.flatMap((result) =>
      result.messages.map(
        ({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    expect(messages).toEqual([]);
  }
});

test('headings go down one level at a time, from one h1', () => {
  for (const { path, html } of documents) {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level - (levels[index] ?? 0), `${path}, heading ${index + 2}`).toBeLessThanOrEqual(1);
    }
  }
});

test('every page names one canonical address, the not-found page none', () => {
  for (const { path, html } of documents) {
    expect(html.match(/<link rel="canonical"/g) ?? [], path).toHaveLength(path === '/404' ? 0 : 1);
  }
});

/** The addresses on the site itself that a document names in its attributes. */
const ownAddresses = ({ html }: BuiltDocument): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="(\/[^"]*|#[^"]*)"/g)].map(([, address = '']) => address);

const documentAt = (path: string) => documents.find((document) => document.path === path);

test('every internal link and file exists, and every fragment names an element', () => {
  for (const document of documents) {
    for (const address of ownAddresses(document)) {
      const [path = '', fragment] = address.replace(/\?[^#]*/, '').split('#');
      const target = path === '' ? document : documentAt(path);
      const where = `${document.path} names ${address}`;
      expect(target !== undefined || isBuilt(path.slice(1)), where).toBe(true);
      if (fragment) expect(target?.html ?? readBuilt(path.slice(1)), where).toContain(` id="${fragment}"`);
    }
  }
});

test('a script that was put into a page is not run', async ({ page, faults }) => {
  faults.allow(/Content Security Policy/);
  await open(page, '/');
  const wasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.head.append(script);
    return 'wasRun' in window;
  });
  expect(wasRun).toBe(false);
  await expect.poll(() => faults.matching(/Content Security Policy/).length).toBeGreaterThan(0);
});
