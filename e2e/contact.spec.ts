import type { Page } from '@playwright/test';
import { bringClock, holdTime, turns } from './support/clock';
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

  /** Follows the link to the contact page, where time passes only by `page.clock.runFor` then. */
  async function followPaused(page: Page) {
    await bringClock(page);
    await open(page, '/about');
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
    // Hovering prepares the page, so that the form starts to load at the click itself.
    await link.hover();
    await holdTime(page);
    await link.click();
    await expect(card(page).getByText('Loading form...')).toBeVisible();
  }

  /** Replaces the provider by one that notes its calls and draws nothing. */
  async function silenceProvider(page: Page) {
    let requests = 0;
    await page.route('**/stand-in/forms.js', (route) => {
      requests += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.calls = 0; window.hbspt = { forms: { create() { window.calls += 1; } } };',
      });
    });
    return { requests: () => requests, calls: () => page.evaluate(() => Reflect.get(window, 'calls')) };
  }

  test('waits half a second before the script and half a second before the form', async ({ page }) => {
    const { requests, calls } = await silenceProvider(page);
    await followPaused(page);
    await page.clock.runFor(499);
    await turns(page);
    expect(requests()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(calls).toBe(0);
    expect(requests()).toBe(1);
    await turns(page);
    await page.clock.runFor(499);
    expect(await calls()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(calls).toBe(1);
  });

  for (const behaviour of ['double', 'frame', 'editor'] as const) {
    test(`of a provider that is ${behaviour} is shown once`, async ({ page }) => {
      await open(page, contactWith(behaviour));
      await expect(card(page).getByText('Loading form...')).toHaveCount(0);
      await expect(card(page).locator('form, iframe')).toHaveCount(1);
      await expect(card(page).getByText('There was an error loading the form.')).toHaveCount(0);
    });
  }

  for (const behaviour of ['broken', 'throwing', 'missing'] as const) {
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
    const { calls } = await silenceProvider(page);
    await followPaused(page);
    await page.clock.runFor(500);
    await expect.poll(calls).toBe(0);
    await turns(page);
    await page.clock.runFor(500);
    await expect.poll(calls).toBe(1);
    await page.clock.runFor(8_999);
    await turns(page);
    await expect(card(page).getByText('Loading form...')).toBeVisible();
    await page.clock.runFor(1);
    await expect(card(page).getByText('There was an error loading the form.')).toBeVisible();
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

  test.describe('in motion', () => {
    test.use({ reducedMotion: 'no-preference' });

    // The frame has the height of the form at every width, so its two layouts are enough.
    for (const { behaviour, widths } of [
      { behaviour: undefined, widths: [320, 390, 768, 1280, 1680] },
      { behaviour: 'frame', widths: [390, 1280] },
    ]) {
      for (const width of widths) {
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

  // https://developers.hubspot.com/docs/api-reference/latest/marketing/forms/global-form-events
  test('of the newer editor reports by events of the window only, with its id', async ({ page }) => {
    await page.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      for (const name of ['on-ready', 'on-submission:success'])
        window.addEventListener(`hs-form-event:${name}`, (event) => {
          if (event instanceof CustomEvent) reports.push(`${name} ${event.detail.formId}`);
        });
      window.addEventListener('message', ({ data }) => {
        if (data?.type === 'hsFormCallback') reports.push(`message ${data.eventName}`);
      });
    });
    const reports = () => page.evaluate((): string[] => Reflect.get(window, 'reports'));
    await page.goto('/contact?provider=editor');
    const form = page.frameLocator('#embedded-form iframe');
    for (const name of ['First name', 'Last name', 'What should change?'])
      await form.getByRole('textbox', { name }).fill('Ada');
    await form.getByRole('textbox', { name: 'Work email' }).fill('ada@example.com');
    expect(await reports()).toEqual([expect.stringMatching(/^on-ready [0-9a-f-]{36}$/)]);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Thanks for submitting the form.')).toBeVisible();
    expect(await reports()).toEqual([
      expect.stringMatching(/^on-ready/),
      expect.stringMatching(/^on-submission:success [0-9a-f-]{36}$/),
    ]);
  });

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

  test('says that it is sending, thanks, and is empty again', async ({ page }) => {
    await openFallback(page);
    await fill(page, sendable);
    await button(page, 'Send Message').click();
    await expect(button(page, 'Sending...')).toBeDisabled();
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

  test('confirms with the next steps and a way to a date, above the toast', async ({ page }) => {
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
    ['/contact', 768],
    ['/', 320],
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

test('Book a Time is in the first screen of every window', async ({ page }) => {
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
