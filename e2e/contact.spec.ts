import type { Page, Route } from '@playwright/test';
import { card } from './support/messageForm';
import { boxOf, expect, frames, hold, open, scrollTo, styleOf, test } from './support/test';

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
  test('is shown once if the provider is ready twice, uses a frame or has the newer editor', async ({
    page,
  }) => {
    for (const behaviour of ['double', 'frame', 'editor']) {
      await open(page, contactWith(behaviour));
      await expect(card(page).getByText('Loading form...'), behaviour).toHaveCount(0);
      await expect(card(page).locator('form, iframe'), behaviour).toHaveCount(1);
      const error = card(page).getByText('There was an error loading the form.');
      await expect(error, behaviour).toHaveCount(0);
    }
  });

  test('takes a press of its button, which nothing covers', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, contactWith());
      await button(page, 'Submit').click({ trial: true });
    }
  });

  test('after a script that hangs, Try Again requests another one; a late answer of the first runs nothing', async ({
    page,
  }) => {
    const requests: Route[] = [];
    await page.route('**/stand-in/forms.js*', (route) => void requests.push(route));
    await open(page, '/contact');
    await button(page, 'Try Again').click();
    await expect.poll(() => requests.length).toBe(2);
    const [late, next] = requests;
    const response = await next?.fetch();
    const body = `window.runs = (window.runs ?? 0) + 1; ${await response?.text()}`;
    await late?.fulfill({ contentType: 'text/javascript', body });
    await next?.fulfill({ contentType: 'text/javascript', body });
    await expect(card(page).locator('form')).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'runs'))).toBe(1);
  });

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

    // Each pair of provider, width and scroll position occurs once.
    for (const { behaviour, windows } of [
      {
        behaviour: undefined,
        windows: [
          { width: 390, height: 844, top: 0 },
          { width: 1280, height: 800, top: 300 },
        ],
      },
      {
        behaviour: 'frame',
        windows: [
          { width: 390, height: 844, top: 300 },
          { width: 1280, height: 800, top: 0 },
        ],
      },
    ]) {
      test(`replaces the loading message and moves nothing, ${behaviour ? 'in a frame' : 'in the page'}`, async ({
        page,
      }) => {
        for (const { width, height, top } of windows) {
          const at = `at ${width} px, scrolled by ${top} px`;
          await page.setViewportSize({ width, height });
          const sendScript = await hold(page, /stand-in\/forms\.js/);
          await open(page, contactWith(behaviour));
          await scrollTo(page, top);
          await expect(card(page).getByText('Loading form...'), at).toBeVisible();
          await expect(page.locator('#embedded-form'), at).toHaveAttribute('aria-busy', 'true');
          await expect(page.locator('#embedded-form'), at).toHaveCSS('visibility', 'hidden');
          const before = await boxOf(card(page));
          await observeLayoutShifts(page);
          sendScript();
          await expect(card(page).locator('form, iframe'), at).toBeVisible();
          await expect(card(page).getByText('Loading form...'), at).toHaveCount(0);
          await expect(page.locator('#embedded-form'), at).toHaveAttribute('aria-busy', 'false');
          await expect(card(page).getByText('Having trouble with the form?'), at).toBeVisible();
          await frames(page, 20);
          expect(await layoutShiftOf(page), at).toBe(0);
          expect(await boxOf(card(page)), at).toEqual(before);
        }
      });
    }
  });
});

test.describe('the built-in form', () => {
  const openFallback = async (page: Page) => {
    await open(page, contactWith());
    await button(page, 'Click here.').click();
    await expect(button(page, 'Send Message')).toBeVisible();
  };

  test('shows an error under each invalid field, which has a border of another color, focuses the first one, and then validates on change', async ({
    page,
  }) => {
    await openFallback(page);
    await fill(page, { Name: 'A' });
    const validBorder = await styleOf(field(page, /^Email/), 'border-top-color');
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
    await expect(field(page, /^Email/)).not.toHaveCSS('border-top-color', validBorder);
    await expect(field(page, /^Name/)).toBeFocused();
    await field(page, /^Name/).pressSequentially('da');
    await expect(card(page).getByText('Name must be at least 2 characters.')).toHaveCount(0);
    await field(page, /^Name/).fill('');
    await expect(card(page).getByText('Name must be at least 2 characters.')).toBeVisible();
  });

  test('confirms to a visitor who pressed its button twice', async ({ page }) => {
    await openFallback(page);
    await fill(page, sendable);
    await button(page, 'Send Message').dblclick();
    await expect(button(page, 'Send another message')).toBeFocused();
  });

  test('keeps the edited line of a long message below the label', async ({ page }) => {
    await openFallback(page);
    const message = field(page, /^Message/);
    const lines = Array.from({ length: 14 }, (_, line) => `Line ${line}`);
    await message.fill(lines.join('\n'));
    for (let line = lines.length - 2; line > 0; line -= 1) {
      await message.press('ArrowUp');
      const top = await message.evaluate((area, above) => {
        const { lineHeight, paddingTop, borderTopWidth } = getComputedStyle(area);
        const start = Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop) - area.scrollTop;
        return area.getBoundingClientRect().top + start + above * Number.parseFloat(lineHeight);
      }, line);
      const label = await boxOf(card(page).getByText('Message', { exact: true }));
      // A line has 8 px of free space above its letters.
      expect(top + 8, `line ${line}`).toBeGreaterThanOrEqual(label.y + label.height);
    }
  });

  for (const [path, width] of [
    ['/contact', 320],
    ['/', 768],
  ] as const) {
    test(`keeps the width of its button and its height, and confirms with the next steps above the toast, on ${path}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      if (path === '/') await open(page, path);
      else await openFallback(page);
      await fill(page, sendable);
      const form = card(page).locator('form');
      const sendButton = await boxOf(button(page, 'Send Message'));
      const [formBox, cardBox] = [await boxOf(form), await boxOf(card(page))];
      await button(page, 'Send Message').click();
      expect((await boxOf(button(page, 'Sending...'))).width, 'while sending').toBe(sendButton.width);
      const another = button(page, 'Send another message');
      await expect(another).toBeFocused();
      expect((await boxOf(form)).height, 'form').toBe(formBox.height);
      expect((await boxOf(card(page))).height, 'card').toBe(cardBox.height);
      await expect(card(page).getByRole('listitem')).toHaveCount(3);
      await expect(card(page).getByRole('link', { name: 'Book a Time' })).toHaveAttribute('target', '_blank');
      const toast = page.getByRole('listitem').filter({ hasText: 'Message sent!' });
      await expect(toast).toBeVisible();
      const { y, height } = await boxOf(another);
      await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(y + height);
    });
  }

  test('and the embedded form replace each other with the heading in view and focused, on a phone and in a wide window', async ({
    page,
  }) => {
    await open(page, contactWith());
    const head = card(page).getByRole('heading', { name: 'Get in Touch' });
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(field(page, /^Work email/)).toBeVisible();
      const { height: header } = await boxOf(page.getByRole('banner'));
      for (const name of ['Click here.', 'Try the HubSpot form instead']) {
        const at = `${name} at ${viewport.width} px`;
        await scrollTo(page, 700);
        await button(page, name).evaluate((element) => {
          if (!(element instanceof HTMLElement)) return;
          element.focus({ preventScroll: true });
          element.click();
        });
        await expect(head, at).toBeFocused();
        const { y, height } = await boxOf(head);
        expect(y, at).toBeGreaterThan(header);
        expect(y + height, at).toBeLessThan(viewport.height / 2);
      }
    }
  });
});

test('the honeypot takes no space', async ({ page }) => {
  await open(page, '/');
  const trap = page.locator('[aria-hidden="true"]:has(> label [name="reference"])');
  const { width, height } = await boxOf(trap);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
});

test('Book a Time is visible without scrolling in every window and opens a new tab, and Email Us is a mailto link', async ({
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
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [768, 800],
    [1280, 720],
    [1680, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await frames(page, 2);
    const { y, height: own } = await boxOf(book);
    expect(y + own, `${width} px wide`).toBeLessThan(height);
  }
});
