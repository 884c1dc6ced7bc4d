import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startableTestBrowser } from '../../e2e/support/chromium.mjs';
import { ensureBrowser } from '../support/ensureBrowser.mjs';

const missing = () => Promise.reject(new Error('No Chromium found'));

beforeEach(() => vi.stubEnv('CHROMIUM_PATH', ''));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a browser that is found is used', async () => {
  const install = vi.fn();
  expect(await ensureBrowser(() => Promise.resolve('/usr/bin/chromium'), install)).toBe('/usr/bin/chromium');
  expect(install).not.toHaveBeenCalled();
});

test('without a browser Playwright’s is installed, and a message says so', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const find = vi.fn(missing);
  const install = vi.fn(async () => {
    expect(print).toHaveBeenCalledWith(expect.stringContaining('Installing Playwright’s Chromium'));
    find.mockResolvedValue('/playwright/chrome' as never);
  });
  expect(await ensureBrowser(find, install)).toBe('/playwright/chrome');
  expect(install).toHaveBeenCalledOnce();
});

test('a browser that was chosen by CHROMIUM_PATH is not replaced', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  const install = vi.fn();
  await expect(ensureBrowser(missing, install)).rejects.toThrow('No Chromium found');
  expect(install).not.toHaveBeenCalled();
});

test('for a browser that does not start, one message names the ways to get one', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const message = await startableTestBrowser().catch((error: Error) => error.message);
  expect(message).toContain(`${process.execPath} does not start`);
  for (const way of ['apt-get install chromium', 'npx playwright install chromium', 'CHROMIUM_PATH'])
    expect(message).toContain(way);
});
