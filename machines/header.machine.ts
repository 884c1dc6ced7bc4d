import { setup } from 'xstate';

/** The page counts as scrolled below this offset, in px. */
export const SCROLL_THRESHOLD_PX = 20;

/** Top-level items with a dropdown. At most one dropdown is open. */
export const dropdowns = ['industries', 'technologies', 'howWeWork', 'services'] as const;
export type Dropdown = (typeof dropdowns)[number];

export type HeaderEvent =
  /** The page is scrolled to `y` px. */
  | { type: 'page.scrolled'; y: number }
  /** The page was scrolled by more than half a window since a dropdown of the desktop opened. */
  | { type: 'page.scrolledAway' }
  /** The hamburger was pressed. */
  | { type: 'menu.toggled' }
  /** The chevron of a top-level item was pressed, in the header or in the mobile menu. */
  | { type: 'dropdown.toggled'; dropdown: Dropdown }
  /** Escape, a press outside, or a move of the focus out of the open menu. */
  | { type: 'header.dismissed' }
  /** A link was followed, to another page or to the same one. */
  | { type: 'route.changed' }
  /** The window's width crossed 768 px, the breakpoint between the mobile and the desktop menu. */
  | { type: 'layout.changed' };

const opens =
  (dropdown: Dropdown) =>
  ({ event }: { event: HeaderEvent }) =>
    event.type === 'dropdown.toggled' && event.dropdown === dropdown;

/**
 * The site header: scrolled or not, mobile menu open or closed, and at most one open dropdown. A change of route closes
 * everything. In the mobile menu the same dropdown states open the sub-lists.
 */
export const headerMachine = setup({
  types: { events: {} as HeaderEvent },
  guards: {
    isPastThreshold: ({ event }) => event.type === 'page.scrolled' && event.y > SCROLL_THRESHOLD_PX,
    isWithinThreshold: ({ event }) => event.type === 'page.scrolled' && event.y <= SCROLL_THRESHOLD_PX,
    togglesIndustries: opens('industries'),
    togglesTechnologies: opens('technologies'),
    togglesHowWeWork: opens('howWeWork'),
    togglesServices: opens('services'),
  },
}).createMachine({
  id: 'header',
  description: 'Keeps at most one menu of the header open, and records whether the page is scrolled.',
  type: 'parallel',
  states: {
    scroll: {
      initial: 'top',
      states: {
        top: { on: { 'page.scrolled': { guard: 'isPastThreshold', target: 'scrolled' } } },
        scrolled: { on: { 'page.scrolled': { guard: 'isWithinThreshold', target: 'top' } } },
      },
    },
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.toggled': { target: 'open' } } },
        open: {
          on: {
            'menu.toggled': { target: 'closed' },
            'header.dismissed': { target: 'closed' },
            'route.changed': { target: 'closed' },
            'layout.changed': { target: 'closed' },
          },
        },
      },
    },
    dropdown: {
      initial: 'closed',
      on: {
        'dropdown.toggled': [
          { guard: 'togglesIndustries', target: '.industries' },
          { guard: 'togglesTechnologies', target: '.technologies' },
          { guard: 'togglesHowWeWork', target: '.howWeWork' },
          { guard: 'togglesServices', target: '.services' },
        ],
        'page.scrolledAway': { target: '.closed' },
        'menu.toggled': { target: '.closed' },
        'header.dismissed': { target: '.closed' },
        'route.changed': { target: '.closed' },
        'layout.changed': { target: '.closed' },
      },
      states: {
        closed: {},
        industries: { on: { 'dropdown.toggled': { guard: 'togglesIndustries', target: 'closed' } } },
        technologies: { on: { 'dropdown.toggled': { guard: 'togglesTechnologies', target: 'closed' } } },
        howWeWork: { on: { 'dropdown.toggled': { guard: 'togglesHowWeWork', target: 'closed' } } },
        services: { on: { 'dropdown.toggled': { guard: 'togglesServices', target: 'closed' } } },
      },
    },
  },
});
