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

  test('waits half a second before the script and half a second before the form', async ({ page }) => {
    await page.addInitScript(() => {
      const times = { ready: 0, form: 0 };
      Object.assign(window, { times });
      new MutationObserver(() => {
        if (document.documentElement?.dataset.ready !== undefined) times.ready ||= performance.now();
        if (document.querySelector('#embedded-form form')) times.form ||= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await open(page, contactWith());
    await expect(field(page, /^Work email/)).toBeVisible();
    const { ready, form, script } = await page.evaluate(() => ({
      ...(Reflect.get(window, 'times') as { ready: number; form: number }),
      script: performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .find(({ name }) => name.endsWith('/stand-in/forms.js')),
    }));
    // The card starts slightly before the page is ready.
    expect((script?.startTime ?? 0) - ready).toBeGreaterThan(400);
    expect(form - (script?.responseEnd ?? 0)).toBeGreaterThanOrEqual(499);
  });

  for (const behaviour of ['double', 'frame'] as const) {
    test(`of a provider that is ${behaviour} is shown once`, async ({ page }) => {
      await open(page, contactWith(behaviour));
      await expect(card(page).getByText('Loading form...')).toHaveCount(0, { timeout: 10_000 });
      await expect(card(page).locator('form, iframe')).toHaveCount(1);
      await expect(card(page).getByText('There was an error loading the form.')).toHaveCount(0);
    });
  }

  for (const behaviour of ['broken', 'throwing'] as const) {
    test(`of a provider that is ${behaviour} ends in the error, with a way on`, async ({ page, faults }) => {
      faults.allow(/stand-in|provider/i);
      await open(page, contactWith(behaviour));
      await expect(card(page).getByRole('alert')).toContainText('There was an error loading the form.');
      await expect(card(page).getByRole('alert')).toContainText('or contact us directly at');
      await expect(card(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(button(page, 'Try Again')).toBeVisible();
    });
  }

  test('that is never ready ends in the error after ten seconds, both delays inside', async ({ page }) => {
    test.slow();
    const start = Date.now();
    await page.goto(contactWith('silent'));
    await expect(card(page).getByText('There was an error loading the form.')).toBeVisible({
      timeout: 20_000,
    });
    // The page has to hydrate first; the timeout of the card starts then.
    expect(Date.now() - start).toBeGreaterThan(10_000);
  });

  test('that is blocked can be tried again, and is then shown', async ({ page, faults }) => {
    faults.allow(/stand-in/);
    await page.route('**/stand-in/forms.js', (route) => route.abort());
    await open(page, contactWith());
    await expect(button(page, 'Try Again')).toBeVisible();
    await page.unroute('**/stand-in/forms.js');
    await button(page, 'Try Again').click();
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await expect(card(page).getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
    await expect(field(page, /^Work email/)).toBeVisible();
    await expect(card(page).locator('form')).toHaveCount(1);
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

  for (const behaviour of [undefined, 'frame'] as const) {
    for (const width of [320, 390, 768, 1280, 1680]) {
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

  test('that is shorter than its reserved height leaves the card as it is', async ({ page }) => {
    await open(page, contactWith());
    const loading = await boxOf(card(page));
    await expect(field(page, /^Work email/)).toBeVisible();
    await fill(page, { 'First name': 'Ada', 'Last name': 'Lovelace', 'Work email': 'ada@example.com' });
    await fill(page, { 'What should change': 'Our pipeline stopped.' });
    await button(page, 'Submit').click();
    await expect(card(page).getByText('Thanks for submitting the form.')).toBeVisible();
    expect((await boxOf(card(page))).height).toBe(loading.height);
  });

  test('loads again after a visit to another page, with one script and one form', async ({ page }) => {
    await open(page, contactWith());
    await expect(field(page, /^Work email/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await expect(field(page, /^Work email/)).toBeVisible();
    await expect(card(page).locator('form')).toHaveCount(1);
    expect(await page.locator('script[src$="/stand-in/forms.js"]').count()).toBe(1);
  });
});

test.describe('the built-in form', () => {
  const openFallback = async (page: Page) => {
    await open(page, contactWith());
    await button(page, 'Click here.').click();
    await expect(button(page, 'Send Message')).toBeVisible();
  };

  test('takes the place of the embedded one and gives it back', async ({ page }) => {
    await openFallback(page);
    await expect(card(page).getByRole('heading', { name: 'Get in Touch' })).toBeFocused();
    await fill(page, sendable);
    await button(page, 'Try the HubSpot form instead').click();
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await expect(field(page, /^Work email/)).toBeVisible();
    await button(page, 'Click here.').click();
    for (const [name, value] of Object.entries(sendable)) {
      await expect(field(page, new RegExp(`^${name}`))).toHaveValue(value);
    }
  });

  test('says what is wrong under each field, goes to the first, and follows each change then', async ({
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

  test('sends for 1.5 seconds, thanks, and is empty again', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await openFallback(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.method()));
    await fill(page, sendable);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Send Message').click();
    const sending = button(page, 'Sending...');
    await expect(sending).toBeDisabled();
    await page.clock.runFor(1_400);
    await expect(sending).toBeVisible();
    await page.clock.runFor(200);
    for (const place of [card(page), page.getByRole('listitem')]) {
      await expect(place.getByText('Message sent!')).toBeVisible();
      await expect(place.getByText(/We.ll get back to you as soon as possible\./)).toBeVisible();
    }
    await expect(button(page, 'Send another message')).toBeFocused();
    await button(page, 'Send another message').click();
    await expect(field(page, /^Name/)).toBeFocused();
    await expect(button(page, 'Send Message')).toBeEnabled();
    for (const name of Object.keys(sendable)) {
      await expect(field(page, new RegExp(`^${name}`))).toHaveValue('');
    }
    expect(logged).toContainEqual(expect.stringContaining('this message was not sent'));
    expect(logged.join()).toContain('Our pipeline stopped in March.');
    expect(requests.filter((method) => method !== 'GET')).toEqual([]);
  });

  test('is sent once, however often it is pressed', async ({ page }) => {
    await openFallback(page);
    await fill(page, sendable);
    await button(page, 'Send Message').dblclick();
    await field(page, /^Name/).press('Enter');
    const toast = page.getByRole('listitem').getByText('Message sent!');
    await expect(toast).toHaveCount(1);
    await frames(page, 30);
    await expect(toast).toHaveCount(1);
  });

  test('announces that a message was sent in one live region', async ({ page }) => {
    await openFallback(page);
    await fill(page, sendable);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Send another message')).toBeVisible();
    const live = page.locator('[aria-live], [role="status"], [role="alert"]');
    await expect(live.filter({ hasText: 'Message sent!' })).toHaveCount(1);
    await expect(card(page).locator(live).filter({ hasText: 'Message sent!' })).toHaveCount(0);
  });

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
    test(`comes with the head of the card in view and in focus, and goes the same way, ${viewport.width} px wide`, async ({
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

  test('keeps what was typed for the visit: by a link, by Back, and on the home page, without storage', async ({
    page,
  }) => {
    await openFallback(page);
    await fill(page, sendable);
    const expectTyped = async () => {
      for (const [name, value] of Object.entries(sendable)) {
        await expect(
          page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${name}`) }),
        ).toHaveValue(value);
      }
    };
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Resources', exact: true }).click();
    await expect(page).toHaveURL('/resources');
    await banner.getByRole('link', { name: 'Contact', exact: true }).click();
    await expectTyped();
    await page.goBack();
    await expect(page).toHaveURL('/resources');
    await page.goForward();
    await expectTyped();
    await banner.getByRole('link', { name: /home$/ }).click();
    await expectTyped();
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
      'pipeline',
    );
    await page.reload();
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Message/ })).toHaveValue('');
  });
});

test('on the home page it is the same form, without the provider', async ({ page }) => {
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

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [768, 800],
  [1280, 720],
  [1680, 900],
] as const) {
  test(`Book a Time is in the first screen, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/contact');
    const { y, height: own } = await boxOf(page.getByRole('link', { name: /^Book a Time/ }).first());
    expect(y + own).toBeLessThan(height);
  });
}

test('Book a Time opens the scheduling page in a new tab, Email Us a letter', async ({ page }) => {
  await open(page, '/contact');
  const links = await page.getByRole('link', { name: /^Book a Time/ }).all();
  expect(links).toHaveLength(2);
  for (const book of links) {
    await expect(book).toHaveAttribute('target', '_blank');
    await expect(book).toHaveAttribute('rel', /noopener/);
    await expect(book).toHaveAttribute('href', /^https:/);
  }
  await expect(
    page.getByRole('main').getByRole('link', { name: 'hello@momentum.example' }).first(),
  ).toHaveAttribute('href', 'mailto:hello@momentum.example');
});

test('the Subscribe form takes an address, says when it is none, and thanks', async ({ page }) => {
  await open(page, '/resources/blog');
  const form = page.getByRole('complementary').locator('form');
  await form.getByPlaceholder('Your email').fill('ada');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await expect(form.getByPlaceholder('Your email')).toBeFocused();
  await form.getByPlaceholder('Your email').fill('ada@example.com');
  await form.getByPlaceholder('Your email').press('Enter');
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(page.getByText('Thank you!')).toBeVisible();
  await expect(form.getByPlaceholder('Your email')).toHaveValue('');
});

test('the fields turn to danger when they are wrong', async ({ page }) => {
  await open(page, '/');
  const form = page.locator('main form');
  const before = await styleOf(form.getByRole('textbox', { name: /^Name/ }), 'border-top-color');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('textbox', { name: /^Name/ })).not.toHaveCSS('border-top-color', before);
});
