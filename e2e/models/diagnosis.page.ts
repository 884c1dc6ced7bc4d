import type { Page } from '@playwright/test';
import type { diagnosisMachine } from '../../machines/diagnosis.machine';
import type { CandidatePath } from '../../machines/statechart/paths';
import { bringClock, holdTime, turns } from '../support/clock';
import { expect, open } from '../support/test';
import type { PageModel } from './drive';

/** Excludes what no visitor can do: an example that is not listed, and the buttons of a finding that there is none of. */
export function isDiagnosisPathPossible({ origin, inputs }: CandidatePath): boolean {
  let configuration = origin.initial;
  for (const input of inputs) {
    const { finding } = configuration.snapshot.context.reading;
    if (input.by === 'event' && input.event.example === 'unlisted') return false;
    if (/^(?:link|discussion)\.requested$/.test(input.type) && !finding) return false;
    configuration = origin.next(configuration, input);
  }
  return true;
}

declare global {
  interface Window {
    /** Ends the pending copy to the clipboard. */
    endCopy?: (isAllowed: boolean) => void;
  }
}

/** Holds each copy to the clipboard until the test ends it. */
const holdClipboard = (page: Page) =>
  page.addInitScript(() => {
    const writeText = () =>
      new Promise<void>((resolve, reject) => {
        window.endCopy = (isAllowed) => (isAllowed ? resolve() : reject(new Error('refused')));
      });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

/** The section of How We Work; the page's clock is held. */
export async function diagnosisPage(page: Page): Promise<PageModel<typeof diagnosisMachine>> {
  await holdClipboard(page);
  const section = page.locator('#diagnosis');
  const customers = section.getByRole('textbox', { name: 'New customers' });
  const link = section.getByRole('status').last();
  const announcement = section.getByRole('status').first();
  const endCopy = (isAllowed: boolean) => page.evaluate((outcome) => window.endCopy?.(outcome), isAllowed);
  const expectText = (text: string | RegExp) => async () => void (await expect(section).toContainText(text));

  return {
    open: async () => {
      await bringClock(page);
      await open(page, '/how-we-work');
      await holdTime(page);
    },
    events: {
      'number.entered': async ({ text }) => {
        // The same text again would be no input.
        await customers.fill('1');
        await customers.fill(text);
      },
      'example.loaded': () => section.getByRole('button', { name: 'B2B SaaS' }).click(),
      'numbers.cleared': () =>
        section.getByRole('button', { name: /^(Enter your|Clear all) numbers$/ }).click(),
      'address.opened': ({ query }) =>
        page.evaluate((search) => {
          history.pushState(null, '', `/how-we-work${search}`);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, query),
      'link.requested': () => section.getByRole('button', { name: 'Copy the link' }).click(),
      'discussion.requested': async () => {
        await section.getByRole('link', { name: 'Discuss this' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/phases/);
        await page.goBack();
        await expect(section).toBeAttached();
      },
    },
    answers: { 'copyLink answers': () => endCopy(true), 'copyLink fails': () => endCopy(false) },
    settle: () => turns(page),
    states: {
      numbers: () => expect(section).toBeAttached(),
      'numbers.example': expectText('Example: B2B SaaS, invented numbers'),
      'numbers.empty': expectText('Enter two numbers in neighboring fields to see the first bar.'),
      'numbers.evaluating': undefined,
      'numbers.faulty': () => expect(customers).toHaveValue('many'),
      'numbers.partial': expectText(/ so far|No step can be computed yet|So far no step/),
      'numbers.narrow': expectText('Your narrowest point: from proposal to customer, 12%'),
      'numbers.sound': expectText('No step is below its typical range.'),
      announcement: () => expect(section).toBeAttached(),
      'announcement.idle': () => expect(announcement).toHaveText(''),
      'announcement.pausing': () => expect(section).toBeAttached(),
      'announcement.announced': () => expect(announcement).not.toHaveText(''),
      link: () => expect(section).toBeAttached(),
      'link.idle': () => expect(section).not.toContainText('Link copied.'),
      'link.copying': () => expect(section).not.toContainText('Link copied.'),
      'link.copied': () => expect(link).toContainText('Link copied.'),
      'link.refused': () => expect(link.getByRole('link')).toBeVisible(),
    },
  };
}
