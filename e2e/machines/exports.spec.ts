import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactMachine } from '../../machines/contact.machine';
import { mermaidOf } from '../../machines/statechart/export';
import { chartOf } from '../../machines/statechart/graph';
import { expect, test } from '../support/test';
import { openViewer, viewerSettings } from '../support/viewer';

test.use(viewerSettings);

/** Saves the chart; returns the name of the file and its contents. */
async function save(page: Page, format: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Save as' }).getByRole('button', { name: format }).click(),
  ]);
  return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
}

/** More than the margin around a chart, in px. */
const PAPER = 80;

test.describe('of a chart that is drawn', () => {
  test.beforeEach(({ page }) => openViewer(page, 'contact'));

  const { nodes } = chartOf(contactMachine);

  test('SVG: a document of its own that shows the whole chart in neutral colors', async ({ page }) => {
    const { name, contents } = await save(page, 'SVG');
    expect(name).toBe('contact.svg');
    const text = contents.toString('utf8');
    const read = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      const root = parsed.documentElement;
      return {
        hasError: parsed.querySelector('parsererror') !== null,
        titles: [...parsed.querySelectorAll('text')].map((each) => each.textContent ?? ''),
        interactive: root.querySelectorAll('script, [tabindex], [onclick], button').length,
        active: root.querySelectorAll('[data-active]').length,
        viewBox: root.getAttribute('viewBox')?.split(' ').map(Number) ?? [],
      };
    }, text);
    expect(read.hasError).toBe(false);
    // The theme of the library, without the states of the simulation.
    expect(read.active).toBe(0);
    expect(read.interactive).toBe(0);
    for (const { key } of nodes) expect(read.titles).toContain(key);

    // Opened directly, it has its intrinsic size.
    await page.goto(`data:image/svg+xml;base64,${contents.toString('base64')}`);
    const drawn = await page.locator('[data-state="contact"]').boundingBox();
    const [, , width = 0, height = 0] = read.viewBox;
    expect(drawn?.width ?? 0).toBeGreaterThan(width - PAPER);
    expect(drawn?.height ?? 0).toBeGreaterThan(height - PAPER);
  });

  test('PNG: a picture at twice the size', async ({ page }) => {
    const { name, contents } = await save(page, 'PNG');
    expect(name).toBe('contact.png');
    const size = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, image.width, image.height).data.buffer ?? [],
      );
      return { width: image.width, height: image.height, colours: new Set(pixels).size };
    }, contents.toString('base64'));
    const drawing = page.locator('svg[data-width]');
    expect(size.width).toBeGreaterThan(2 * Number(await drawing.getAttribute('data-width')));
    expect(size.height).toBeGreaterThan(2 * Number(await drawing.getAttribute('data-height')));
    expect(size.colours).toBeGreaterThan(20);
  });

  test('Mermaid: the chart that the documentation has', async ({ page }) => {
    const { name, contents } = await save(page, 'Mermaid');
    expect(name).toBe('contact.mmd');
    expect(contents.toString('utf8')).toBe(mermaidOf(chartOf(contactMachine)));
  });
});
