import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { contactMachine } from '../../machines/contact.machine';
import { mermaidOf, missingCode } from '../../machines/statechart/export';
import { chartOf } from '../../machines/statechart/graph';
import { readMachines } from '../../machines/statechart/read';
import { expect, hold } from '../support/test';
import { chart, openViewer, viewerSettings } from '../support/viewer';
import { test } from '../support/viewerTest';

test.use(viewerSettings);

/** Saves the chart; returns the name of the file and its contents. */
async function save(page: Page, format: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('group', { name: 'Save as' }).getByRole('button', { name: format }).click(),
  ]);
  return { name: download.suggestedFilename(), contents: await readFile(await download.path()) };
}

/** Colors of active states. */
const NEUTRAL_ACCENT = 'rgb(11, 87, 208)';
const SITE_ACCENT = 'rgb(10, 107, 59)';

/** More than the margin around a chart, in px. */
const PAPER = 80;

test.describe('of a chart that is drawn', () => {
  test.beforeEach(({ page }) => openViewer(page, 'contact'));

  const { nodes } = chartOf(contactMachine);

  test('SVG: a document of its own that shows the whole chart in neutral colors, or as it looks here', async ({
    page,
  }) => {
    const { name, contents } = await save(page, 'SVG');
    expect(name).toBe('contact.svg');
    const text = contents.toString('utf8');
    const read = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
      const root = parsed.documentElement;
      return {
        hasError: parsed.querySelector('parsererror') !== null,
        titles: [...parsed.querySelectorAll('text')].map((each) => each.textContent ?? ''),
        interactive: root.querySelectorAll('script, [tabindex], [onclick], [class], button').length,
        viewBox: root.getAttribute('viewBox')?.split(' ').map(Number) ?? [],
        fills: new Set([...root.querySelectorAll('[fill]')].map((each) => each.getAttribute('fill'))).size,
      };
    }, text);
    expect(read.hasError).toBe(false);
    // Neutral unless asked: the theme of the library, without the states of the simulation.
    for (const accent of [NEUTRAL_ACCENT, SITE_ACCENT]) expect(text).not.toContain(accent);
    await page.getByRole('combobox', { name: 'Look of pictures' }).selectOption('As displayed');
    expect((await save(page, 'SVG')).contents.toString('utf8')).toContain(SITE_ACCENT);
    const paper = '<rect x="-24" y="-24"';
    expect(text).toContain(paper);
    await page.getByRole('combobox', { name: 'Look of pictures' }).selectOption('No background');
    expect((await save(page, 'SVG')).contents.toString('utf8')).not.toContain(paper);
    await openViewer(page, 'contact');
    expect(read.interactive).toBe(0);
    expect(read.fills).toBeGreaterThan(3);
    for (const { key } of nodes) expect(read.titles).toContain(key);

    // Opened directly, it has its intrinsic size.
    await page.goto(`data:image/svg+xml;base64,${contents.toString('base64')}`);
    const drawn = await page.locator('svg > g').boundingBox();
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

  test('JSON: a definition that makes the same machine', async ({ page }) => {
    const button = page.getByRole('button', { name: 'JSON' });
    const before = await button.boundingBox();
    const { name, contents } = await save(page, 'JSON');
    expect(name).toBe('contact.json');
    const [read] = readMachines(contents.toString('utf8'));
    expect(read && chartOf(read.machine).nodes).toEqual(nodes);
    // Code is not part of the file, which the page says.
    const code = page.getByRole('status').filter({ hasText: 'names without their code' });
    await expect(code).toContainText(`${missingCode(chartOf(contactMachine)).length} names`);
    await code.getByText('names without their code').click();
    await expect(code.getByText('guard isValid')).toBeVisible();
    // A second press finds the button under the pointer.
    expect(await button.boundingBox()).toEqual(before);
  });
});

test.describe('before the chart is laid out', () => {
  // The tests hold ELK.
  test.use({ keepsLayouts: false });

  test('a picture waits for the layout, says so, and is saved once', async ({ page }) => {
    const release = await hold(page, /elk-worker/);
    await page.goto('/machines/#/stage');
    const svg = page.getByRole('button', { name: 'SVG' });
    await svg.click();
    const status = page.getByRole('status').filter({ hasText: 'when the chart is laid out' });
    await expect(status).toHaveText('SVG will be saved when the chart is laid out.');
    await expect(svg).toHaveAttribute('aria-disabled', 'true');
    // A click of Playwright would wait until the button is enabled.
    await svg.press('Enter');
    await page.getByRole('button', { name: 'PNG' }).click();
    await expect(status).toHaveText('SVG and PNG will be saved when the chart is laid out.');
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    release();
    await expect.poll(() => saved.toSorted()).toEqual(['stage.png', 'stage.svg']);
    await expect(status).toHaveCount(0);
    await expect(svg).toHaveAttribute('aria-disabled', 'false');
  });

  test('Mermaid and JSON are saved at once, because they need no picture', async ({ page }) => {
    await hold(page, /elk-worker/);
    await page.goto('/machines/#/stage');
    expect((await save(page, 'Mermaid')).name).toBe('stage.mmd');
    expect((await save(page, 'JSON')).name).toBe('stage.json');
    await expect(chart(page)).toHaveAttribute('aria-busy', 'true');
  });

  test('a layout that fails is the reason why there is no picture', async ({ page, faults }) => {
    faults.allow(/elk-worker/);
    await page.route(/elk-worker/, (route) => route.abort());
    await page.goto('/machines/#/stage');
    await page.getByRole('button', { name: 'SVG' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'SVG' })).toContainText(
      'The SVG file could not be created: The chart could not be laid out: The worker',
    );
    expect((await save(page, 'Mermaid')).name).toBe('stage.mmd');
  });
});
