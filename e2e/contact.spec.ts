import type { Page } from '@playwright/test';
import { boxOf, expect, frames, hold, open, scrollTo, styleOf, test } from './support/test';

/** The card Get in Touch. */
const card = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Get in Touch' }) })
    .last();
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const field = (page: Page, name: RegExp) => card(page).getByRole('textbox', { name });

/** The contact page with a switch of the local provider. */
const contactWith = (behaviour?: string) => (behaviour ? `/contact?provider=${behaviour}` : '/contact');

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) {
    await field(page, new RegExp(`^${name}`)).fill(value);
  }
}

/** Sums up the layout shifts from now on, those after an input as well. */
const observeLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum: number = Reflect.get(window, 'layoutShift');
        Object.assign(window, { layoutShift: sum + Number(Reflect.get(entry, 'value')) });
      }
    }).observe({ type: 'layout-shift' });
  });
const layoutShiftOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));

const sendable = {
  Name: ' Zoë 李 ',
  Email: "o'neill+gtm@sub.example.co.uk",
  Company: '',
  Message: 'Our pipeline stopped in March.',
};

test.describe('the embedded form', () => {
  test('is loaded by the provider and shown', async ({ page }) => {
    await open(page, contactWith());
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await expect(page.locator('#embedded-form')).toHaveAttribute('aria-busy', 'true');
    await expect(field(page, /^Work email/)).toBeVisible();
    await expect(card(page).getByText('Loading form...')).toHaveCount(0);
    await expect(page.locator('#embedded-form')).toHaveAttribute('aria-busy', 'false');
    await expect(card(page).getByText('Having trouble with the form?')).toBeVisible();
  });

  for (const behaviour of ['double', 'frame', 'editor'] as const) {
    test(`of a provider that is ${behaviour} is shown once`, async ({ page }) => {
      await open(page, contactWith(behaviour));
      await expect(card(page).getByText('Loading form...')).toHaveCount(0);
      await expect(card(page).locator('form, iframe')).toHaveCount(1);
      await expect(card(page).getByText('There was an error loading the form.')).toHaveCount(0);
    });
  }

  test('keeps the height of the card while it loads, when it is shown and when it fails', async ({
    page,
    faults,
  }) => {
    faults.allow(/stand-in|provider/i);
    await open(page, contactWith('broken'));
    const loading = await boxOf(card(page));
    await expect(button(page, 'Try Again')).toBeVisible();
    expect((await boxOf(card(page))).height).toBe(loading.height);
  });

  test.describe('in motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    for (const behaviour of [undefined, 'frame'] as const) {
      for (const width of [390, 1280]) {
        test(`of a provider that is ${behaviour ?? 'well'} moves nothing when it comes, ${width} px wide`, async ({
          page,
        }) => {
          for (const top of [0, 300]) {
            await page.setViewportSize({ width, height: width < 768 ? 844 : 800 });
            const sendScript = await hold(page, /stand-in\/forms\.js/);
            await open(page, contactWith(behaviour));
            await scrollTo(page, top);
            await expect(card(page).getByText('Loading form...')).toBeVisible();
            const before = await boxOf(card(page));
            await observeLayoutShifts(page);
            sendScript();
            await expect(card(page).locator('form, iframe')).toBeVisible();
            await frames(page, 20);
            expect(await layoutShiftOf(page)).toBe(0);
            expect(await boxOf(card(page))).toEqual(before);
          }
        });
      }
    }
  });
});

test.describe('the built-in form', () => {
  const openFallback = async (page: Page) => {
    await open(page, contactWith());
    await button(page, 'Click here.').click();
    await expect(button(page, 'Send Message')).toBeVisible();
  };

  test('shows an error under each invalid field, focuses the first one, and then validates on change', async ({
    page,
  }) => {
    await openFallback(page);
    await fill(page, { Name: 'A' });
    await expect(card(page).getByText('Name must be at least 2 characters.')).toHaveCount(0);
    await button(page, 'Send Message').click();
    for (const [name, text] of [
      [/^Name/, 'Name must be at least 2 characters.'],
      [/^Email/, 'Please enter a valid email address.'],
      [/^Message/, 'Message must be at least 10 characters.'],
    ] as const) {
      await expect(card(page).getByText(text)).toBeVisible();
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(text);
      const [box, below] = [await boxOf(field(page, name)), await boxOf(card(page).getByText(text))];
      expect(below.y).toBeGreaterThanOrEqual(box.y + box.height);
    }
    await expect(field(page, /^Name/)).toBeFocused();
    await field(page, /^Name/).pressSequentially('da');
    await expect(card(page).getByText('Name must be at least 2 characters.')).toHaveCount(0);
    await field(page, /^Name/).fill('');
    await expect(card(page).getByText('Name must be at least 2 characters.')).toBeVisible();
  });

  test('confirms with the next steps and Book a Time, above the toast', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFallback(page);
    await fill(page, sendable);
    await button(page, 'Send Message').click();
    const another = button(page, 'Send another message');
    await expect(another).toBeFocused();
    await expect(card(page).getByRole('listitem')).toHaveCount(3);
    await expect(card(page).getByRole('link', { name: 'Book a Time' })).toHaveAttribute('target', '_blank');
    const toast = page.getByRole('listitem').filter({ hasText: 'Message sent!' });
    await expect(toast).toBeVisible();
    const { y, height } = await boxOf(another);
    await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(y + height);
  });

  for (const [path, width] of [
    ['/contact', 320],
    ['/', 768],
  ] as const) {
    test(`keeps its height in the confirmation on ${path}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      if (path === '/') await open(page, path);
      else await openFallback(page);
      await fill(page, sendable);
      const form = card(page).locator('form');
      const { height } = await boxOf(form);
      await button(page, 'Send Message').click();
      await expect(button(page, 'Send another message')).toBeVisible();
      expect((await boxOf(form)).height).toBe(height);
    });
  }

  test('keeps the width of its button, and the height of the card, from sending to the confirmation', async ({
    page,
  }) => {
    await openFallback(page);
    await fill(page, sendable);
    const [{ width }, { height }] = [await boxOf(button(page, 'Send Message')), await boxOf(card(page))];
    await button(page, 'Send Message').click();
    expect((await boxOf(button(page, 'Sending...'))).width).toBe(width);
    await expect(button(page, 'Send another message')).toBeVisible();
    expect((await boxOf(card(page))).height).toBe(height);
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    test(`and the embedded form replace each other with the heading in view and focused, ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, contactWith());
      await expect(field(page, /^Work email/)).toBeVisible();
      const head = card(page).getByRole('heading', { name: 'Get in Touch' });
      const { height: header } = await boxOf(page.getByRole('banner'));
      for (const name of ['Click here.', 'Try the HubSpot form instead']) {
        await scrollTo(page, 700);
        await button(page, name).evaluate((element) => {
          if (element instanceof HTMLElement) element.click();
        });
        await expect(head).toBeFocused();
        const { y, height } = await boxOf(head);
        expect(y).toBeGreaterThan(header);
        expect(y + height).toBeLessThan(viewport.height / 2);
      }
    });
  }
});

test('the home page has the built-in form, and does not load the form of the provider', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  const form = page.locator('main form');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(page.getByText('Try the HubSpot form instead')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/stand-in/forms.js');
});

test('Book a Time is visible without scrolling in every window', async ({ page }) => {
  await open(page, '/contact');
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [768, 800],
    [1280, 720],
    [1680, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await frames(page, 2);
    const { y, height: own } = await boxOf(page.getByRole('link', { name: /^Book a Time/ }).first());
    expect(y + own, `${width} px wide`).toBeLessThan(height);
  }
});

test('Book a Time opens the scheduling page in a new tab, and Email Us is a mailto link', async ({
  page,
}) => {
  await open(page, '/contact');
  const book = page.getByRole('link', { name: /^Book a Time/ });
  await expect(book).toHaveCount(1);
  await expect(book).toHaveAttribute('target', '_blank');
  await expect(book).toHaveAttribute('rel', /noopener/);
  await expect(book).toHaveAttribute('href', /^https:/);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@momentum.example' }).first(),
  ).toHaveAttribute('href', 'mailto:hello@momentum.example');
});

test('an invalid field has a border of another color', async ({ page }) => {
  await open(page, '/');
  const form = page.locator('main form');
  const before = await styleOf(form.getByRole('textbox', { name: /^Name/ }), 'border-top-color');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('textbox', { name: /^Name/ })).not.toHaveCSS('border-top-color', before);
});
