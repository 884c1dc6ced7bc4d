import type { Page } from '@playwright/test';
import type { Edge } from '../../machines/statechart/paths';
import { LIFETIME_MS } from '../../machines/toast.machine';
import type { toastsMachine } from '../../machines/toasts.machine';
import { bringClock, holdTime, turns } from '../support/clock';
import { acceptMessages } from '../support/messageForm';
import { expect, open } from '../support/test';
import { toasts } from '../support/toasts';
import type { PageModel } from './drive';

/** Longer than the exit of a toast. */
const LEAVING_MS = 500;
const AWAY = { x: 10, y: 300 };

/**
 * Excludes steps that no visitor can perform: pointer and focus need a toast, and a hidden page has neither. Paths wait with
 * several toasts only while the pointer pauses their time, and only the last toast leaves by itself: otherwise others would
 * leave with it. The pointer is pressed beside the toasts only, and no key is pressed with it, because a key ends the press.
 * Dismissing or pressing a toast also moves the pointer or the focus: `e2e/toasts.spec.ts` covers that.
 */
export function isToastsStepPossible({ from: { snapshot }, input }: Edge): boolean {
  const { shown } = snapshot.context;
  const isAlone = snapshot.matches({ pointer: 'away', focus: 'away', page: 'shown' });
  if (snapshot.matches({ press: 'held' })) return input.type === 'press.ended';
  switch (input.type) {
    case 'toast.added':
      return (
        snapshot.matches({ pointer: 'over', focus: 'away', page: 'shown' }) || (isAlone && shown.length === 0)
      );
    case 'toast.left':
      return isAlone && shown.length === 1 && input.by === 'event' && input.event.id === shown[0].id;
    case 'toast.dismissed':
      return false;
    case 'press.started':
      return isAlone;
    case 'page.hidden':
    case 'page.shown':
      return true;
    default:
      return shown.length > 0 && snapshot.matches({ page: 'shown' });
  }
}

/** Hides or shows the page, like a browser when the tab changes. */
async function show(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** The toasts of the Subscribe form. The page's clock is paused. */
export function toastsPage(page: Page): PageModel<typeof toastsMachine> {
  const region = page.getByRole('region', { name: 'Notifications alt+T' });
  const list = region.getByRole('list');
  const field = page.getByRole('textbox', { name: 'Your email' });

  /** The states around or inside these have the visible effect. */
  const nothing = () => Promise.resolve();

  return {
    open: async () => {
      await acceptMessages(page);
      await bringClock(page);
      await open(page, '/resources/blog');
      await page.mouse.move(AWAY.x, AWAY.y);
      await holdTime(page);
    },
    events: {
      'toast.dismissed': undefined,
      'toast.added': async () => {
        await field.fill('ada@example.com');
        await field.press('Enter');
      },
      'toast.left': () => page.clock.runFor(LIFETIME_MS + LEAVING_MS),
      'pointer.entered': () => toasts(page).first().hover(),
      'pointer.left': () => page.mouse.move(AWAY.x, AWAY.y),
      'focus.entered': () => toasts(page).first().focus(),
      'hotkey.pressed': () => page.keyboard.press('Alt+T'),
      'press.started': () => page.mouse.down(),
      'press.ended': () => page.mouse.up(),
      'focus.left': () => field.focus(),
      'page.hidden': () => show(page, true),
      'page.shown': () => show(page, false),
    },
    settle: () => turns(page),
    states: {
      queue: ({ snapshot }) => expect(toasts(page)).toHaveCount(snapshot.context.shown.length),
      'queue.empty': () => expect(list).toHaveCount(0),
      'queue.showing': () => expect(region.getByText('Thank you!').first()).toBeVisible(),
      pointer: nothing,
      'pointer.away': () => expect(region.locator('li:hover')).toHaveCount(0),
      'pointer.over': () => expect(region.locator('li:hover')).toHaveCount(1),
      focus: nothing,
      'focus.away': () => expect(region.locator(':focus')).toHaveCount(0),
      'focus.byTab': () => expect(toasts(page).first()).toBeFocused(),
      'focus.byHotkey': () => expect(list).toBeFocused(),
      press: nothing,
      'press.released': nothing,
      'press.held': nothing,
      time: async ({ snapshot }) => {
        // While anything holds it, the time is paused, for any waiting time.
        if (snapshot.matches({ time: 'paused' })) await page.clock.runFor(LIFETIME_MS + LEAVING_MS);
        await expect(toasts(page)).toHaveCount(snapshot.context.shown.length);
      },
      'time.running': nothing,
      'time.paused': nothing,
      page: nothing,
      'page.shown': nothing,
      'page.hidden': nothing,
    },
  };
}
