import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { dropdowns, type HeaderEvent, headerMachine } from '../../../machines/header.machine';
import { headerModel } from '../../../machines/models/header.model';
import { describeModel, expectQuiet, type Facts } from '../../support/describeModel';

const toggled = (dropdown: (typeof dropdowns)[number]): HeaderEvent => ({
  type: 'dropdown.toggled',
  dropdown,
});
const menu: HeaderEvent = { type: 'menu.toggled' };
const scrolledTo = (y: number): HeaderEvent => ({ type: 'page.scrolled', y });
const scrolledAway: HeaderEvent = { type: 'page.scrolledAway' };

/** Events that close everything. */
const closing: readonly HeaderEvent[] = [
  { type: 'route.changed' },
  { type: 'header.dismissed' },
  { type: 'layout.changed' },
];

/** The state after a sequence of events. */
function stateAfter(...events: readonly HeaderEvent[]) {
  const actor = createActor(headerMachine).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().value;
}

const atRest = { scroll: 'top', menu: 'closed', dropdown: 'closed' } as const;

test('starts at the top of the page with everything closed', () => {
  expect(stateAfter()).toEqual(atRest);
});

test('the dropdowns are Industries, Technologies, How We Work and Services', () => {
  expect(dropdowns).toEqual(['industries', 'technologies', 'howWeWork', 'services']);
});

test.each([
  ['at 20 px the page is still at its top', [20], 'top'],
  ['below 20 px, at 20.5 px, it is scrolled', [20.5], 'scrolled'],
  ['further down it stays scrolled', [21, 5_000], 'scrolled'],
  ['back at 20 px it is at its top again', [21, 20], 'top'],
  ['an overscroll above the top is the top', [21, -60], 'top'],
] as const)('%s', (_rule, positions, scroll) => {
  expect(stateAfter(...positions.map(scrolledTo))).toEqual({ ...atRest, scroll });
});

describe('the mobile menu', () => {
  test('opens and closes by its button', () => {
    expect(stateAfter(menu)).toEqual({ ...atRest, menu: 'open' });
    expect(stateAfter(menu, menu)).toEqual(atRest);
  });

  test('stays open when one of its sub-lists opens, or the page is scrolled', () => {
    expect(stateAfter(menu, toggled('services'))).toEqual({ ...atRest, menu: 'open', dropdown: 'services' });
    expect(stateAfter(menu, scrolledAway)).toEqual({ ...atRest, menu: 'open' });
  });

  test('closes the open dropdown when it is toggled', () => {
    expect(stateAfter(toggled('services'), menu)).toEqual({ ...atRest, menu: 'open' });
    expect(stateAfter(menu, toggled('services'), menu)).toEqual(atRest);
  });
});

describe.each(dropdowns)('the dropdown %s', (dropdown) => {
  test('opens by its chevron and closes by the same chevron', () => {
    expect(stateAfter(toggled(dropdown))).toEqual({ ...atRest, dropdown });
    expect(stateAfter(toggled(dropdown), toggled(dropdown))).toEqual(atRest);
  });

  test('closes when another opens, because only one is open at a time', () => {
    for (const other of dropdowns.filter((each) => each !== dropdown))
      expect(stateAfter(toggled(dropdown), toggled(other))).toEqual({ ...atRest, dropdown: other });
  });

  test('closes when the page is scrolled away', () => {
    expect(stateAfter(toggled(dropdown), scrolledAway)).toEqual(atRest);
  });
});

test.each(closing)('$type closes the dropdown and the mobile menu, and does not scroll the page', (event) => {
  const scrolled = { ...atRest, scroll: 'scrolled' };
  expect(stateAfter(scrolledTo(21), menu, toggled('services'), event)).toEqual(scrolled);
});

type Header = Facts<typeof headerMachine>;

const canScrollTo = ({ can }: Header, y: number) => can({ type: 'page.scrolled', y });
const canToggleAll = ({ can }: Header) =>
  dropdowns.every((dropdown) => can({ type: 'dropdown.toggled', dropdown }));

describeModel(headerMachine, headerModel, {
  scroll: expectQuiet,
  'scroll.top': (facts) => expect([20, 21].map((y) => canScrollTo(facts, y))).toEqual([false, true]),
  'scroll.scrolled': (facts) => expect([20, 21].map((y) => canScrollTo(facts, y))).toEqual([true, false]),
  menu: ({ can }) => expect(can({ type: 'menu.toggled' })).toBe(true),
  'menu.closed': expectQuiet,
  'menu.open': expectQuiet,
  dropdown: (facts) => expect(canToggleAll(facts)).toBe(true),
  'dropdown.closed': expectQuiet,
  'dropdown.industries': expectQuiet,
  'dropdown.technologies': expectQuiet,
  'dropdown.howWeWork': expectQuiet,
  'dropdown.services': expectQuiet,
});
