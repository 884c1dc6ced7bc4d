import { expect, test } from './support/test';
import { alert, button, field, heading, link, linkTo, main, region, type Visitor } from './support/visitor';

const notifications = region('Notifications alt+T');
const loading = { role: 'status' } as const;
const patience = { timeout: 30_000 } as const;

const fill = async (visitor: Visitor, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await visitor.types(field(new RegExp(`^${name}`)), value);
    await visitor.sees(field(new RegExp(`^${name}`)), { value });
  }
};

test.describe('the contact card', () => {
  test('loads the form of the provider and shows it', async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.sees(field(/^Work email/));
    expect((await visitor.look(loading)).map(({ text }) => text).join('')).toBe('');
  });

  test('offers another try and an address when the provider is blocked', async ({
    visitor,
    site,
    errors,
  }) => {
    errors.allow(/stand-in|forms\.js|blocked|Failed to load|could not/i);
    const mend = site.refuse(/\/stand-in\/forms\.js/);
    await visitor.open('/contact');
    await visitor.sees(alert(), {
      text: expect.stringContaining('There was an error loading the form.'),
    });
    await visitor.sees(link(/@/, alert()), { href: expect.stringMatching(/^mailto:/) });
    mend();
    await visitor.presses(button('Try Again'));
    await visitor.sees(heading('Get in Touch'), { isFocused: true });
    await visitor.sees(field(/^Work email/));
  });

  test('sends the built-in form: errors, then the confirmation and a toast that leaves', async ({
    visitor,
  }) => {
    await visitor.open('/contact');
    await visitor.presses(button('Click here.'));
    await visitor.presses(button('Send Message'));
    await visitor.sees(field(/^Name/), { invalid: 'true', isFocused: true });
    await visitor.sees(main(), { text: expect.stringContaining('Please enter a valid email address.') });
    await fill(visitor, {
      Name: 'Zoë',
      Email: "o'neill+gtm@sub.example.co.uk",
      Message: 'Our pipeline stopped in March.',
    });
    await visitor.presses(button('Send Message'));
    await visitor.sees(notifications, { text: expect.stringContaining('Message sent!') });
    await visitor.sees(button('Send another message'));
    await expect
      .poll(async () => (await visitor.look(notifications))[0]?.text ?? '', patience)
      .not.toContain('sent');
    await visitor.presses(button('Send another message'));
    await visitor.sees(field(/^Name/), { value: '' });
  });

  test('keeps what was typed when the visitor looks at another page', async ({ visitor }) => {
    await visitor.open('/contact');
    await visitor.presses(button('Click here.'));
    await fill(visitor, { Name: 'Ada', Message: 'Hello' });
    await visitor.presses(linkTo('/', { role: 'banner' }));
    await visitor.isAt('/');
    await visitor.browser.back();
    await visitor.isAt('/contact');
    // With a draft, the card shows the built-in form at once.
    await visitor.sees(field(/^Name/), { value: 'Ada' });
    await visitor.sees(field(/^Message/), { value: 'Hello' });
  });
});

test.describe('before the bundle has arrived', () => {
  test('what is typed stays, and Send Message is kept', async ({ visitor, site }) => {
    const deliver = site.hold(/\/assets\/main-.*\.js/);
    await visitor.openEarly('/');
    await fill(visitor, { Name: 'A', Email: 'ada' });
    await visitor.presses(button('Send Message'));
    deliver();
    await visitor.isReady();
    await visitor.sees(field(/^Name/), { value: 'A', invalid: 'true' });
    await visitor.sees(field(/^Email/), { value: 'ada' });
    await visitor.isAt('/');
  });
});

test('what was typed before a reload stays, and the page knows it', async ({ visitor }) => {
  await visitor.open('/');
  await fill(visitor, { Name: 'Ada' });
  await visitor.browser.reload();
  await visitor.isReady();
  // WebKit restores nothing.
  const [restored] = await visitor.look(field(/^Name/));
  await fill(visitor, { Company: 'Analytical Engines' });
  await visitor.sees(field(/^Name/), { value: restored?.value });
});

test.describe('a toast', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open('/resources/blog');
    await visitor.types(field('Your email'), 'ada@example.com');
    await visitor.key('Enter');
    await visitor.sees(button('Dismiss', notifications));
  });

  test('is dismissed by its button', async ({ visitor }) => {
    await visitor.presses(button('Dismiss', notifications));
    await visitor.misses(button('Dismiss', notifications));
  });

  test('is reached with Alt+T, and Escape dismisses it and gives the focus back', async ({ visitor }) => {
    await visitor.browser.press('t', 'Alt');
    await visitor.finds(
      () => document.activeElement?.closest('[role=region], section[aria-label]') !== null,
      true,
    );
    await visitor.key('Escape');
    await visitor.misses(button('Dismiss', notifications));
    await visitor.finds(() => document.activeElement?.tagName, 'INPUT');
  });
});
