import type { Page } from '@playwright/test';

/** Contrast that a focus ring needs with the surface it is drawn on (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

/**
 * Controls of the page whose focus ring cannot be seen on their surface, each with its contrast. The surface is the nearest
 * background color, from the control itself if its ring is inside it.
 */
export const faintFocusRings = (page: Page): Promise<readonly string[]> =>
  page.evaluate((minimum) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas');

    /** Red, green, blue and opacity of any CSS color, each from 0 to 255. */
    const channels = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return context.getImageData(0, 0, 1, 1).data;
    };
    const isOpaque = (color: string) => channels(color)[3] === 255;

    /** Relative luminance (WCAG 2.2). */
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = [...channels(color)].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const surfaceOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (isOpaque(backgroundColor)) return backgroundColor;
      }
      return 'white';
    };

    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')].flatMap(
      (element) => {
        element.focus({ preventScroll: true });
        if (document.activeElement !== element || !element.matches(':focus-visible')) return [];
        const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(element);
        if (outlineStyle === 'none') return [];
        const isInside = Number.parseFloat(outlineOffset) < 0;
        const result = contrast(outlineColor, surfaceOf(isInside ? element : element.parentElement));
        return result < minimum ? [`${element.outerHTML.slice(0, 160)}: ${result.toFixed(2)}`] : [];
      },
    );
  }, MIN_CONTRAST);
