import type { Page } from '@playwright/test';

/** Adds a style sheet, which the security policy allows to a script of the browser only. */
export const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** Removes the style sheet that was added last. */
export const removeRules = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });

/** The spacing of texts that a visitor may set without loss of content (WCAG 2.2, 1.4.12). */
export const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-bottom: 2em !important; }`;

/** The width of the page, and the elements that are cut off at the edges of the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    /** A figure with its own scroll bar may be wider than the window, and so may visually hidden text. */
    const mayBeWide = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (['auto', 'scroll'].includes(overflowX) || clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const texts = document.querySelectorAll(
      'h1, h2, h3, h4, p, a, button, input, textarea, li, dt, dd, td, img',
    );
    return {
      width: document.documentElement.scrollWidth,
      wide: [...texts]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
        })
        .filter((element) => !mayBeWide(element))
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    };
  });

/**
 * Texts that cannot be read: those that a box cuts off, and pairs that cover one another. Texts that are visually hidden,
 * and parts of the page that are fixed or sticky and cover others when it is scrolled, are left out.
 */
export const unreadableTexts = (page: Page) =>
  page.evaluate(() => {
    interface Line {
      readonly text: string;
      readonly owner: Element;
      readonly box: DOMRect;
    }
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('svg, noscript, [aria-label] > span, #hubspot-messages-iframe-container') !== null;
    /** The nearest ancestor that clips its content in a direction; undefined if the content can be scrolled there. */
    const clipOf = (element: Element): DOMRect | undefined => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display, textOverflow } = getComputedStyle(box);
        // A long name in the breadcrumbs, which the title of the document shows whole.
        if (textOverflow === 'ellipsis' && box.ariaCurrent === 'page') return undefined;
        if ([overflowX, overflowY].some((value) => ['auto', 'scroll'].includes(value))) return undefined;
        const clips = [overflowX, overflowY].some((value) => ['hidden', 'clip'].includes(value));
        if (clips && display !== 'inline') return box.getBoundingClientRect();
      }
      return undefined;
    };
    const isVisuallyHidden = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      return false;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || text === '' || isHidden(owner) || isVisuallyHidden(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 0) lines.push({ text, owner, box });
    }
    const cut = lines
      .filter(({ owner, box }) => {
        const clip = clipOf(owner);
        const slack = box.height / 3;
        return (
          clip !== undefined &&
          (box.left < clip.left - 1 ||
            box.right > clip.right + 1 ||
            box.top < clip.top - slack ||
            box.bottom > clip.bottom + slack)
        );
      })
      .map(({ text }) => text.slice(0, 60));
    // The box of a line is higher than its letters.
    const letters = (box: DOMRect) => ({
      left: box.left + 1,
      right: box.right - 1,
      top: box.top + box.height * 0.28,
      bottom: box.bottom - box.height * 0.28,
    });
    const covered: string[] = [];
    const boxes = lines.map(({ text, owner, box }) => ({ text, owner, ...letters(box) }));
    boxes.sort((one, other) => one.top - other.top);
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        const isCovered = one.owner !== other.owner && one.left < other.right && other.left < one.right;
        if (isCovered) covered.push(`${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
      }
    });
    return { cut: [...new Set(cut)], covered: [...new Set(covered)] };
  });

/**
 * Visible controls that are smaller than a size in px. Links in the middle of a text may be smaller, and so may the link of
 * a heading beside another one to the same page (WCAG 2.2, 2.5.8: inline and equivalent targets).
 */
export const smallTargets = (page: Page, size: number) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, label:has(> input), [tabindex="0"]',
    );
    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = (element.parentElement?.textContent ?? '').replace(element.textContent ?? '', '');
      return around.trim() !== '';
    };
    const hasEquivalent = (element: Element) =>
      element.closest('h2, h3') !== null &&
      [...document.querySelectorAll(`main a[href="${element.getAttribute('href')}"]`)].some(
        (other) => other !== element && other.getBoundingClientRect().height >= least - 0.5,
      );
    return (
      [...controls]
        .filter((element) => !hasEquivalent(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // The label around a checkbox is the target.
        .filter((element) => !element.parentElement?.matches('label'))
        .filter((element) => !isInText(element))
        .flatMap((element) => {
          const { width, height, bottom } = element.getBoundingClientRect();
          // The skip link is above the page until it has the focus.
          const isShown = width > 1 && height > 1 && bottom > 0;
          if (!isShown || (width >= least - 0.5 && height >= least - 0.5)) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
          return [`${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)} px`];
        })
    );
  }, size);
