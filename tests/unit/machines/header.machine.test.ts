import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Dropdown, dropdowns, type HeaderEvent, headerMachine } from '../../../machines/header.machine';
import { fc } from '../../support/fastCheck';
import { asLines, transitionsOf } from '../../support/transitionTable';

const industries: HeaderEvent = { type: 'dropdown.toggled', dropdown: 'industries' };
const technologies: HeaderEvent = { type: 'dropdown.toggled', dropdown: 'technologies' };
const howWeWork: HeaderEvent = { type: 'dropdown.toggled', dropdown: 'howWeWork' };
const services: HeaderEvent = { type: 'dropdown.toggled', dropdown: 'services' };
const menu: HeaderEvent = { type: 'menu.toggled' };
const dismissed: HeaderEvent = { type: 'header.dismissed' };
const scrolledAway: HeaderEvent = { type: 'page.scrolledAway' };
const routeChanged: HeaderEvent = { type: 'route.changed' };
const layoutChanged: HeaderEvent = { type: 'layout.changed' };
const scrolledTo = (y: number): HeaderEvent => ({ type: 'page.scrolled', y });

const dropdownNames: readonly Dropdown[] = ['industries', 'technologies', 'howWeWork', 'services'];
const toggled = (dropdown: Dropdown): HeaderEvent => ({ type: 'dropdown.toggled', dropdown });

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

test('is called header wherever its actors are listed', () => {
  expect(headerMachine.id).toBe('header');
});

test('the dropdowns are Industries, Technologies, How We Work and Services', () => {
  expect(dropdowns).toEqual(['industries', 'technologies', 'howWeWork', 'services']);
});

describe('the scroll threshold is 20 px', () => {
  test.each([
    ['at 20 px the page is still at its top', [20], 'top'],
    ['at 21 px it is scrolled', [21], 'scrolled'],
    ['between them, at 20.5 px, it is scrolled', [20.5], 'scrolled'],
    ['further down it stays scrolled', [21, 5_000], 'scrolled'],
    ['back at 20 px it is at its top again', [21, 20], 'top'],
    ['an overscroll above the top is the top', [21, -60], 'top'],
  ] as const)('%s', (_rule, positions, scroll) => {
    expect(stateAfter(...positions.map(scrolledTo))).toEqual({ ...atRest, scroll });
  });
});

describe('the mobile menu', () => {
  test('opens and closes by its button', () => {
    expect(stateAfter(menu)).toEqual({ ...atRest, menu: 'open' });
    expect(stateAfter(menu, menu)).toEqual(atRest);
  });

  test.each([
    ['a route change', routeChanged],
    ['a dismissal', dismissed],
    ['a change of the layout', layoutChanged],
  ])('closes on %s', (_reason, event) => {
    expect(stateAfter(menu, event)).toEqual(atRest);
  });

  test('stays open when one of its sub-lists is opened', () => {
    expect(stateAfter(menu, services)).toEqual({ ...atRest, menu: 'open', dropdown: 'services' });
  });

  test.each(dropdownNames)('toggling it closes the sub-list %s', (dropdown) => {
    expect(stateAfter(menu, toggled(dropdown), menu)).toEqual(atRest);
    expect(stateAfter(toggled(dropdown), menu)).toEqual({ ...atRest, menu: 'open' });
  });
});

describe.each(dropdownNames)('the dropdown %s', (dropdown) => {
  test('opens by its chevron and closes by the same chevron', () => {
    expect(stateAfter(toggled(dropdown))).toEqual({ ...atRest, dropdown });
    expect(stateAfter(toggled(dropdown), toggled(dropdown))).toEqual(atRest);
  });

  test.each(dropdownNames.filter((other) => other !== dropdown))('is replaced by %s', (other) => {
    expect(stateAfter(toggled(dropdown), toggled(other))).toEqual({ ...atRest, dropdown: other });
  });

  test.each([
    ['a route change', routeChanged],
    ['a dismissal', dismissed],
    ['a change of the layout', layoutChanged],
  ])('closes on %s', (_reason, event) => {
    expect(stateAfter(toggled(dropdown), event)).toEqual(atRest);
    expect(stateAfter(menu, toggled(dropdown), event)).toEqual(atRest);
  });

  test('closes when the page is scrolled away', () => {
    expect(stateAfter(toggled(dropdown), scrolledAway)).toEqual(atRest);
  });
});

test('an event with an unknown dropdown neither opens nor closes another', () => {
  const unknown: HeaderEvent = JSON.parse('{ "type": "dropdown.toggled", "dropdown": "pricing" }');
  expect(stateAfter(unknown)).toEqual(atRest);
  expect(stateAfter(industries, unknown)).toEqual({ ...atRest, dropdown: 'industries' });
});

describe('the regions are independent', () => {
  test('scrolling away leaves the mobile menu open', () => {
    expect(stateAfter(menu, scrolledAway)).toEqual({ ...atRest, menu: 'open' });
  });

  test('scrolling neither opens nor closes anything', () => {
    expect(stateAfter(services, scrolledTo(21))).toEqual({
      ...atRest,
      scroll: 'scrolled',
      dropdown: 'services',
    });
    expect(stateAfter(menu, services, scrolledTo(21), scrolledTo(0))).toEqual({
      scroll: 'top',
      menu: 'open',
      dropdown: 'services',
    });
  });

  test.each([routeChanged, dismissed, layoutChanged])('$type does not move the page', (event) => {
    expect(stateAfter(scrolledTo(21), menu, services, event)).toEqual({ ...atRest, scroll: 'scrolled' });
  });

  test('every combination of the three can be reached: 2 by 2 by 5', () => {
    const events = [
      ...dropdownNames.map(toggled),
      ...[scrolledTo(20), scrolledTo(21), scrolledAway, menu, dismissed, routeChanged, layoutChanged],
    ];
    const reached = getShortestPaths(headerMachine, { events }).map(({ state }) =>
      JSON.stringify(state.value),
    );
    expect(new Set(reached).size).toBe(20);
    expect(reached).toHaveLength(20);
  });
});

/** Each transition of the machine: the events to its source, its trigger, source and target. */
const transitions = [
  { before: [], event: scrolledTo(21), source: 'scroll.top', target: 'scroll.scrolled' },
  { before: [scrolledTo(21)], event: scrolledTo(20), source: 'scroll.scrolled', target: 'scroll.top' },

  { before: [], event: menu, source: 'menu.closed', target: 'menu.open' },
  { before: [menu], event: menu, source: 'menu.open', target: 'menu.closed' },
  { before: [menu], event: dismissed, source: 'menu.open', target: 'menu.closed' },
  { before: [menu], event: routeChanged, source: 'menu.open', target: 'menu.closed' },
  { before: [menu], event: layoutChanged, source: 'menu.open', target: 'menu.closed' },

  { before: [], event: industries, source: 'dropdown', target: 'dropdown.industries' },
  { before: [], event: technologies, source: 'dropdown', target: 'dropdown.technologies' },
  { before: [], event: howWeWork, source: 'dropdown', target: 'dropdown.howWeWork' },
  { before: [], event: services, source: 'dropdown', target: 'dropdown.services' },
  { before: [services], event: scrolledAway, source: 'dropdown', target: 'dropdown.closed' },
  { before: [services], event: menu, source: 'dropdown', target: 'dropdown.closed' },
  { before: [services], event: dismissed, source: 'dropdown', target: 'dropdown.closed' },
  { before: [services], event: routeChanged, source: 'dropdown', target: 'dropdown.closed' },
  { before: [services], event: layoutChanged, source: 'dropdown', target: 'dropdown.closed' },

  {
    before: [industries],
    event: industries,
    source: 'dropdown.industries',
    target: 'dropdown.closed',
  },
  {
    before: [technologies],
    event: technologies,
    source: 'dropdown.technologies',
    target: 'dropdown.closed',
  },
  { before: [howWeWork], event: howWeWork, source: 'dropdown.howWeWork', target: 'dropdown.closed' },
  { before: [services], event: services, source: 'dropdown.services', target: 'dropdown.closed' },
] as const satisfies readonly {
  before: readonly HeaderEvent[];
  event: HeaderEvent;
  source: string;
  target: string;
}[];

describe('each transition', () => {
  test.each(transitions)('$source -- $event.type --> $target', ({ before, event, source, target }) => {
    const actor = createActor(headerMachine).start();
    const activePaths = () =>
      Object.entries(actor.getSnapshot().value).flatMap(([region, state]) => [region, `${region}.${state}`]);
    for (const earlier of before) actor.send(earlier);
    expect(activePaths()).toContain(source);
    actor.send(event);
    expect(activePaths()).toContain(target);
  });

  test('is in the table above: the machine has no others', () => {
    const tested = transitions.map(({ source, event, target }) => ({ source, event: event.type, target }));
    expect(asLines(tested)).toEqual(asLines(transitionsOf(headerMachine)));
  });
});

test('whatever happens, at most one dropdown is open, and nothing after a route change', () => {
  const event = fc.constantFrom<HeaderEvent>(
    ...dropdownNames.map(toggled),
    ...[scrolledTo(0), scrolledTo(21), scrolledAway, menu, dismissed, routeChanged, layoutChanged],
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const actor = createActor(headerMachine).start();
      for (const event of events) {
        actor.send(event);
        const snapshot = actor.getSnapshot();
        const open = dropdownNames.filter((dropdown) => snapshot.matches({ dropdown }));
        expect(open.length).toBeLessThanOrEqual(1);
        if (event.type === 'route.changed') {
          expect(snapshot.value).toMatchObject({ menu: 'closed', dropdown: 'closed' });
        }
        if (event.type === 'page.scrolled') {
          expect(snapshot.value.scroll).toBe(event.y > 20 ? 'scrolled' : 'top');
        }
      }
    }),
  );
});
