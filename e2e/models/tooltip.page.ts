import type { Locator, Page } from '@playwright/test';
import type { Edge } from '../../machines/statechart/paths';
import type { tooltipMachine } from '../../machines/tooltip.machine';
import { bringClock, holdTime, turns } from '../support/clock';
import { centreOf, expect, open } from '../support/test';
import type { PageModel } from './drive';

/** Two controls of the header, and the links before them, from which Tab moves to them. */
const controls: Readonly<Record<string, { readonly name: string; readonly before: string }>> = {
  first: { name: 'Industries pages', before: 'Industries' },
  second: { name: 'Services pages', before: 'Services' },
};

/** A point of the page that no tooltip covers. */
const AWAY = { x: 10, y: 700 };

/**
 * Excludes steps that no visitor can perform: entering a control without having left it, and moving by Tab from
 * one control to the other, because there are links between them.
 */
export function isTooltipStepPossible({ from, input }: Edge): boolean {
  const { snapshot } = from;
  if (input.type === 'focus.entered') return !snapshot.matches({ open: 'byFocus' });
  if (input.type !== 'pointer.entered' || input.by !== 'event') return true;
  const isOnIt = snapshot.matches('waiting') || snapshot.matches({ open: 'byPointer' });
  return !isOnIt || input.event.id !== snapshot.context.id;
}

/** The tooltips of two controls. The page's clock is paused. */
export function tooltipPage(page: Page): PageModel<typeof tooltipMachine> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  const tooltip = page.getByRole('tooltip');
  const nothing = () => expect(tooltip).toHaveCount(0);
  const control = (id: unknown) => controls[String(id)] ?? { name: 'no such control', before: '' };

  let pointerIsOn: string | undefined;
  const moveTo = async (target: Locator) => {
    const { x, y } = await centreOf(target);
    await page.mouse.move(x, y);
  };
  const moveAway = async () => {
    await page.mouse.move(AWAY.x, AWAY.y);
    pointerIsOn = undefined;
  };

  return {
    open: async () => {
      await bringClock(page);
      await open(page, '/about');
      await moveAway();
      await holdTime(page);
    },
    events: {
      'pointer.entered': async ({ id }) => {
        const { name } = control(id);
        // The pointer may still be on a control whose tooltip was dismissed: it has to leave before it can
        // enter again.
        if (pointerIsOn === name) await moveAway();
        await moveTo(menu.getByRole('button', { name }));
        pointerIsOn = name;
      },
      'pointer.left': moveAway,
      'tooltip.entered': () => moveTo(tooltip),
      'tooltip.left': moveAway,
      'focus.entered': async ({ id }) => {
        await menu.getByRole('link', { name: control(id).before, exact: true }).focus();
        await page.keyboard.press('Tab');
      },
      'focus.left': () => page.keyboard.press('Tab'),
      'tooltip.dismissed': () => page.keyboard.press('Escape'),
    },
    settle: () => turns(page),
    states: {
      closed: nothing,
      'closed.cold': nothing,
      'closed.warm': nothing,
      waiting: nothing,
      open: ({ snapshot }) => expect(tooltip).toHaveText(control(snapshot.context.id).name),
      'open.byPointer': () => expect(tooltip).toBeVisible(),
      'open.byFocus': () =>
        expect(menu.getByRole('button', { name: / pages$/ }).and(page.locator(':focus'))).toHaveCount(1),
      'open.crossing': () => expect(tooltip).toBeVisible(),
      'open.overTooltip': () => expect(tooltip).toBeVisible(),
    },
  };
}
