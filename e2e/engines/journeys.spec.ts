import { kinds } from '../support/site';
import { expect, type Target, test, type Visitor } from './visitor';

type Step = (visitor: Visitor) => Promise<unknown>;

const open = (path: string) => (visitor: Visitor) => visitor.open(path);
const openEarly = (path: string) => (visitor: Visitor) => visitor.openEarly(path);
const press = (target: Target) => (visitor: Visitor) => visitor.presses(target);
const type = (css: string, text: string) => (visitor: Visitor) => visitor.types({ css }, text);
const key = (name: string, modifier?: 'Alt') => (visitor: Visitor) => visitor.browser.press(name, modifier);
const see = (target: Target) => (visitor: Visitor) => visitor.sees(target);
const seeFocus = (target: Target) => see({ ...target, isFocused: true });
const miss = (target: Target) => (visitor: Visitor) => visitor.misses(target);
const at = (path: string) => (visitor: Visitor) => visitor.isAt(path);
const back: Step = ({ browser }) => browser.back();
const reload: Step = async (visitor) => {
  await visitor.browser.reload();
  await visitor.isReady();
};
const pointAt = (target: Target) => (visitor: Visitor) => visitor.pointsAt(target);
/** Scrolls the page and waits for the `scroll` event, at which the site stores the position: Firefox may send it late. */
const scrollTo = (top: number) => (visitor: Visitor) =>
  visitor.run(
    (y) =>
      new Promise<null>((resolve) => {
        window.addEventListener('scroll', () => resolve(null), { once: true });
        window.scrollTo({ top: y, behavior: 'instant' });
      }),
    top,
  );
const leaveSite: Step = ({ browser }) => browser.goto('about:blank');
const isReady: Step = (visitor) => visitor.isReady();
/** Delivers the bundle and waits until the page is hydrated. */
const hydrate: Step = (visitor) => {
  visitor.site.release();
  return visitor.isReady();
};
/** MiniBrowser's window is at least 447 px wide, which still gets the layout of a phone. */
const phone: Step = ({ browser }) => browser.resize(390, 844);
const scrolledTo = (top: number) => (visitor: Visitor) =>
  expect.poll(() => visitor.run(() => Math.round(window.scrollY), undefined)).toBe(top);

const chevron = (name: string, state = '') => ({
  css: `nav[aria-label=Main] [aria-label="${name} pages"]${state}`,
});
const sublist = (name: string, state = '') => ({ css: `#mobile-menu [aria-label="${name} pages"]${state}` });
const burger = (state = '') => ({ css: `header [aria-label=Menu]${state}` });
const menuLink = (path: string) => ({ css: `nav[aria-label=Main] a[href="${path}"]` });
const mobileMenu = { css: '#mobile-menu' };
const slider = (value: number) => ({ css: 'input[type=range]', value: String(value) });
const stage = (name: string) => ({ css: '[aria-pressed]', text: name });
const price = (text: string) => ({ css: 'main dd', text });
const button = (text: string) => ({ css: 'main button', text });
const field = (name: string, state = '') => `main form [name=${name}]${state}`;
const toast = { css: 'section[aria-live=polite] li' };
const dismiss = { css: 'section[aria-live=polite] [aria-label=Dismiss]' };
const isOpen = '[aria-expanded=true]';
const isClosed = '[aria-expanded=false]';
const subscribed = [
  open('/resources/blog'),
  type('[placeholder="Your email"]', 'ada@example.com'),
  key('Enter'),
  see(dismiss),
];

const BUTTON_DISMISSES = 'a toast is dismissed by its button';
/** Two of ten runs failed, with a toast that did not move and was not covered. The cause is unknown. */
const WEBKIT_LOSES_PRESS = 'On a busy machine, MiniBrowser sometimes ignores the press on the button.';

/** Journeys whose events, focus or history differ by engine. The tests in Chromium cover the rest. */
const journeys: Readonly<Record<string, readonly Step[]>> = {
  'one dropdown is open at a time, and a link of it leads to its page': [
    ...[open('/about'), press(chevron('Industries')), see(chevron('Industries', isOpen))],
    ...[press(chevron('Services')), see(chevron('Services', isOpen)), see(chevron('Industries', isClosed))],
    ...[
      press(menuLink('/services/bowtie-leadership')),
      at('/services/bowtie-leadership'),
      seeFocus({ css: 'h1' }),
    ],
    see(chevron('Services', isClosed)),
  ],
  'a dropdown is opened and closed by keys': [
    ...[
      open('/about'),
      press(chevron('Industries')),
      key('ArrowDown'),
      seeFocus({ css: '#menu-industries a' }),
    ],
    ...[key('Escape'), seeFocus(chevron('Industries', isClosed)), key('Enter')],
    see(chevron('Industries', isOpen)),
  ],
  'a press outside closes a dropdown': [
    ...[open('/about'), press(chevron('Technologies')), see(chevron('Technologies', isOpen))],
    ({ browser }) => browser.point({ x: 20, y: 780 }, 'click'),
    see(chevron('Technologies', isClosed)),
  ],
  'sub-lists of the mobile menu open one at a time, and a link leads to its page': [
    ...[phone, open('/about'), press(burger()), see(burger(isOpen)), press(sublist('Industries'))],
    ...[see(sublist('Industries', isOpen)), press(sublist('Services')), see(sublist('Services', isOpen))],
    ...[see(sublist('Industries', isClosed)), press({ css: '#mobile-menu a[href="/services/development"]' })],
    ...[at('/services/development'), miss(mobileMenu), seeFocus({ css: 'h1' })],
  ],
  'Escape closes the mobile menu and gives the focus back': [
    ...[phone, open('/about'), press(burger()), see(mobileMenu), key('Escape'), miss(mobileMenu)],
    seeFocus(burger(isClosed)),
  ],
  'the burger opens the menu before the bundle arrives': [
    ...[phone, openEarly('/about'), press(burger()), see(burger(isOpen)), see(mobileMenu), hydrate],
    ...[see(burger(isOpen)), see(mobileMenu)],
  ],
  'a press on a stage before the bundle arrives is kept': [
    ...[openEarly('/services/bowtie-leadership'), press(stage('Series B')), hydrate, see(slider(3))],
    see(price('$16,000/month')),
  ],
  'text typed and Send Message pressed before the bundle arrives are kept': [
    ...[openEarly('/'), type(field('name'), 'A'), type(field('email'), 'ada'), press(button('Send Message'))],
    ...[hydrate, see({ css: field('name', '[aria-invalid=true]'), value: 'A' })],
    ...[see({ css: field('email'), value: 'ada' }), at('/')],
  ],
  'links load documents without the bundle': [
    ...[openEarly('/services'), press({ css: 'footer a[href="/about"]' }), at('/about'), see({ css: 'h1' })],
  ],
  'keys move the stage': [
    ...[open('/services/bowtie-leadership'), press(stage('Seed')), see(slider(1))],
    (visitor) =>
      visitor.run(() => document.querySelector<HTMLElement>('input[type=range]')?.focus(), undefined),
    ...[key('ArrowRight'), see(slider(2)), key('End'), see(slider(3)), key('ArrowLeft'), see(slider(2))],
    ...[key('Home'), see(slider(0)), key('PageUp'), see(slider(3)), key('PageDown'), see(slider(0))],
    see(price('$4,000/month')),
  ],
  'the stage holds for the visit, and starts at Seed after a reload': [
    ...[open('/services/bowtie-leadership'), press(stage('Series A')), press(menuLink('/services'))],
    ...[
      at('/services'),
      see(slider(2)),
      back,
      at('/services/bowtie-leadership'),
      see(price('$12,000/month')),
    ],
    ...[reload, see(slider(1))],
  ],
  'the thumb is dragged': [
    ...[open('/services/bowtie-leadership'), press(stage('Seed'))],
    async (visitor) => {
      const { x, y, width, height } = await visitor.sees(slider(1));
      const middle = y + height / 2;
      const from = { x: x + 16 + (width - 32) / 3, y: middle };
      await visitor.browser.point(from, { dragTo: { x: x + width - 16, y: middle } });
    },
    see(slider(3)),
  ],
  'the form of the provider is shown': [open('/contact'), see({ css: '#embedded-form input[type=email]' })],
  'a message is checked, sent and confirmed': [
    ...[open('/contact'), press(button('Click here.')), press(button('Send Message'))],
    ...[seeFocus({ css: field('name', '[aria-invalid=true]') }), type(field('name'), 'Zoë')],
    ...[
      type(field('email'), "o'neill+gtm@sub.example.co.uk"),
      type(field('message'), 'Our pipeline stopped.'),
    ],
    ...[press(button('Send Message')), see(button('Send another message')), miss(toast)],
    ...[press(button('Send another message')), see({ css: field('name'), value: '' })],
  ],
  'a draft is there after Back': [
    ...[open('/contact'), press(button('Click here.')), type(field('name'), 'Ada')],
    ...[press({ css: 'header a[href="/"]' }), at('/'), back, at('/contact')],
    see({ css: field('name'), value: 'Ada' }),
  ],
  [BUTTON_DISMISSES]: [...subscribed, press(dismiss), miss(toast)],
  'Alt+T leads to the toasts, and Escape dismisses and gives the focus back': [
    ...[...subscribed, key('t', 'Alt'), seeFocus({ css: 'section[aria-live=polite] ol' }), key('Escape')],
    ...[miss(dismiss), seeFocus({ css: 'main input' })],
  ],
  'a tooltip opens under a resting pointer and closes with Escape': [
    ...[open('/about'), pointAt(chevron('Services'))],
    ...[
      see({ css: '[role=tooltip]', text: 'Services pages' }),
      key('Escape'),
      miss({ css: '[role=tooltip]' }),
    ],
  ],
  'Back returns to where the visitor was; a new page starts at its top': [
    ...[open('/industries'), scrollTo(500)],
    ...[
      scrolledTo(500),
      press(menuLink('/services')),
      at('/services'),
      seeFocus({ css: 'h1' }),
      scrolledTo(0),
    ],
    ...[back, at('/industries'), scrolledTo(500)],
  ],
  'after Back from another document, the page answers': [
    ...[open('/services'), press(stage('Series B')), see(slider(3))],
    ...[leaveSite, back, at('/services'), isReady],
    ...[press(stage('Pre-Seed')), see(slider(0))],
  ],
  'a section of the terms is below the header': [
    ...[open('/terms'), press({ css: 'nav[aria-label="On this page"] a' })],
    async (visitor) => {
      const header = await visitor.sees({ css: 'header' });
      const top = () =>
        visitor.run(
          () => document.querySelector(location.hash || 'html')?.getBoundingClientRect().top,
          undefined,
        );
      await expect.poll(top).toBeGreaterThanOrEqual(header.height - 1);
    },
  ],
  'an unknown address shows the not-found page, which links to the home page': [
    ...[
      open('/no-such-page'),
      see({ css: 'h1', text: 'Page Not Found' }),
      press({ css: 'main a[href="/"]' }),
    ],
    ...[at('/'), seeFocus({ css: 'h1' })],
  ],
};

for (const [title, steps] of Object.entries(journeys))
  test(title, async ({ visitor, allowed, engine }) => {
    test.skip(engine === 'webkit' && title === BUTTON_DISMISSES, WEBKIT_LOSES_PRESS);
    allowed.push(/Page not found/);
    for (const step of steps) await step(visitor);
  });

test('a blocked form of the provider offers another try', async ({ visitor, site, allowed }) => {
  allowed.push(/stand-in|forms\.js|blocked|Failed to load|could not/i);
  site.refuseForm();
  await visitor.open('/contact');
  await visitor.sees({ css: '[role=alert] a[href^="mailto:"]' });
  site.release();
  await visitor.presses(button('Try Again'));
  await visitor.sees({ css: '#embedded-form input[type=email]' });
});

/** Without these a page works alike and looks nearly so. */
const dispensable = ['baseline-source', 'forced-color-adjust', 'text-wrap: pretty'];

/** The declarations of the page's styles that the engine drops. Prefixed ones are for another engine. */
const droppedDeclarations = (): string[] => {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const rules = css.replace(/@font-face ?\{[^}]*\}/g, '').replace(/"[^"]*"/g, '""');
  const declarations = [...rules.matchAll(/[{;]([a-z-]+):([^{};]+)(?=[;}])/g)];
  return declarations.flatMap(([, name = '', value = '']) => {
    const isKnown =
      /^-|var\(|\(--| -/.test(`${name} ${value}`) || CSS.supports(name, value.replace(/!important$/, ''));
    return isKnown ? [] : [`${name}: ${value}`];
  });
};

test('a page of each kind has one heading, is not wider than the window, and has no style that is dropped', async ({
  visitor,
}) => {
  test.setTimeout(400_000);
  for (const path of kinds)
    await test.step(path, async () => {
      await visitor.open(path);
      const page = await visitor.run(
        () => ({
          headings: document.querySelectorAll('h1').length,
          isWide: document.documentElement.scrollWidth > window.innerWidth,
        }),
        undefined,
      );
      expect(page, path).toEqual({ headings: 1, isWide: false });
      const dropped = await visitor.run(droppedDeclarations, undefined);
      const needed = dropped.filter(
        (declaration) => !dispensable.some((name) => declaration.startsWith(name)),
      );
      expect(needed, path).toEqual([]);
    });
});
