import { expect, test } from './support/test';
import {
  banner,
  button,
  contentinfo,
  heading,
  link,
  linkTo,
  main,
  navigation,
  tooltip,
  type Visitor,
} from './support/visitor';

/** In whole px: engines differ in fractions. */
const scrollTop = async (visitor: Visitor) => Math.round(await visitor.run(() => window.scrollY));

test.describe('a tooltip', () => {
  const chevron = button('Services pages', navigation('Main'));

  test('opens under a resting pointer and closes with Escape', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.browser.move({ x: 10, y: 400 });
    await visitor.pointsAt(chevron);
    await visitor.sees(tooltip(), { text: 'Services pages' });
    await visitor.key('Escape');
    await visitor.misses(tooltip());
  });

  test('closes when the pointer leaves', async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.browser.move({ x: 10, y: 400 });
    await visitor.pointsAt(chevron);
    await visitor.sees(tooltip());
    await visitor.browser.move({ x: 10, y: 500 });
    await visitor.misses(tooltip());
  });
});

test.describe('Back and Forward', () => {
  test('return to where the visitor was; a new page starts at its top', async ({ visitor }) => {
    const link = linkTo('/industries/fintech', main());
    await visitor.open('/industries');
    await visitor.pointsAt(link);
    const position = await scrollTop(visitor);
    await visitor.presses(link);
    await visitor.isAt('/industries/fintech');
    await visitor.sees(heading(), { isFocused: true });
    await expect.poll(() => scrollTop(visitor)).toBe(0);
    await visitor.browser.back();
    await visitor.isAt('/industries');
    await expect.poll(() => scrollTop(visitor)).toBe(position);
    await visitor.browser.forward();
    await visitor.isAt('/industries/fintech');
    await expect.poll(() => scrollTop(visitor)).toBe(0);
  });

  test('from another document find the page as it was, and it answers', async ({ visitor }) => {
    await visitor.open('/services');
    await visitor.presses(button(/^Series B/));
    await visitor.sees({ role: 'slider' }, { value: '3' });
    await visitor.browser.goto('about:blank');
    await visitor.browser.back();
    await visitor.isAt('/services');
    await visitor.isReady();
    await visitor.presses(button(/^Pre-Seed/));
    await visitor.sees({ role: 'slider' }, { value: '0' });
  });
});

test.describe('the page', () => {
  test('wakes up by itself, with or without requestIdleCallback', async ({ visitor }, { project }) => {
    await visitor.open('/');
    expect(await visitor.run(() => typeof window.requestIdleCallback)).toBe(
      project.name === 'webkit' ? 'undefined' : 'function',
    );
  });

  test('is complete without the bundle, whose links then load documents', async ({
    visitor,
    site,
    errors,
  }) => {
    errors.allow(/main-.*\.js|Failed to load|blocked/i);
    site.refuse(/\/assets\/main-.*\.js/);
    await visitor.openEarly('/services');
    await visitor.presses(linkTo('/about', contentinfo()));
    await visitor.isAt('/about');
    await visitor.sees(heading());
  });

  test('prints all of its blocks', async ({ visitor }) => {
    await visitor.open('/services');
    const pages = await visitor.browser.printedPages();
    test.skip(pages === undefined, 'This engine cannot print over its protocol.');
    expect(pages).toBeGreaterThanOrEqual(4);
  });
});

test('a link to a part of a page leads there, below the header', async ({ visitor }) => {
  await visitor.open('/terms');
  const { href } = await visitor.sees(link(undefined, navigation(/contents|page/i)));
  expect(href).toMatch(/^(\/terms)?#/);
  await visitor.presses(link(undefined, navigation(/contents|page/i)));
  const header = await visitor.sees(banner());
  await visitor.finds(() => location.hash !== '', true);
  const top = await visitor.run(
    () => document.querySelector(location.hash)?.getBoundingClientRect().top ?? -1,
  );
  expect(top).toBeGreaterThanOrEqual(header.box.height - 1);
  await visitor.sees(main());
});
