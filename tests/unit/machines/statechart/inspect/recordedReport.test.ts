import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { SimulatedClock, setup } from 'xstate';
import { headerMachine } from '../../../../../machines/header.machine';
import { recordedReport } from '../../../../../machines/statechart/inspect';
import { createSession } from '../../../../../machines/statechart/inspect/session';
import { playwrightSpec } from '../../../../../machines/statechart/paths';
import { channelBus } from '../../../../support/channelBus';
import { delivered, livePage } from '../../../../support/livePages';

/** A viewer with a page on which machines are started. */
function recorded(now?: () => number) {
  const join = channelBus();
  const page = livePage(join(), 'page', now);
  const session = createSession(join(), new SimulatedClock());
  page.announce();
  return {
    ...page,
    last: () => {
      const found = session.getSnapshot().pages.at(-1);
      if (!found) throw new Error('The viewer knows no page.');
      return found;
    },
  };
}

const lampMachine = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { on: 'lit' } }, lit: { after: { 50: 'off' } } },
});

test('a recorded timeline is a spec that opens the page, with a step for each event', async () => {
  const { start, last } = recorded();
  const header = start(headerMachine);
  await delivered();
  header.send({ type: 'menu.toggled' });
  header.send({ type: 'page.scrolled', y: 0 });
  header.send({ type: 'page.scrolled', y: 1 });
  header.send({ type: 'dropdown.toggled', dropdown: 'services' });
  await delivered();
  const page = last();
  const spec = playwrightSpec(recordedReport(page), page.path);
  expect(() => parse(spec, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
  expect(spec).toContain("test.describe('recorded on /about'");
  expect(spec).toContain("await page.goto('/about');");
  expect(spec.match(/test\.fixme\(true/g)).toHaveLength(1);
  const steps = [...spec.matchAll(/test\.step\('([^']*)'/g)].map(([, title]) => title);
  expect(steps).toEqual([
    'start: Title of page',
    'header: menu.toggled',
    'header: page.scrolled (2 times)',
    'header: dropdown.toggled',
  ]);
  expect(spec).toContain(
    [
      '      // Act: cause {"type":"dropdown.toggled","dropdown":"services"}',
      '      // Assert: the page shows header: scroll.top and menu.open and dropdown.services',
    ].join('\n'),
  );
  expect(spec.match(/\/\/ Assert: /g)).toHaveLength(steps.length);
});

test('time passes on the clock of the spec, and actors are left out by their keys', async () => {
  const clock = new SimulatedClock();
  const { start, last } = recorded(() => clock.now());
  start(headerMachine).send({ type: 'menu.toggled' });
  const lamp = start(lampMachine, undefined, clock);
  clock.increment(1_000);
  lamp.send({ type: 'on' });
  clock.increment(50);
  await delivered();
  const page = last();
  const spec = playwrightSpec(
    recordedReport(page, (key) => page.actors.get(key)?.chart?.id === 'lamp'),
    page.path,
  );
  expect(spec).not.toContain('menu.toggled');
  expect(spec).toContain(
    [
      "    await test.step('lamp: after 50 ms', async () => {",
      '      await page.clock.runFor(50);',
      '      // Assert: the page shows lamp: off',
    ].join('\n'),
  );
});

test('a timeline without an event is a spec of the start only', () => {
  const { last } = recorded();
  const [path] = recordedReport(last()).paths;
  expect(path).toEqual({ start: { name: 'Title of page', input: null }, states: [], steps: [] });
});
