import { expect } from 'vitest';
import { dropdowns, type headerMachine } from '../../../machines/header.machine';
import { expectQuiet, type Facts, type StateChecks } from '../../support/describeModel';

type Header = Facts<typeof headerMachine>;

const canScrollTo = ({ can }: Header, y: number) => can({ type: 'page.scrolled', y });
const canToggleAll = ({ can }: Header) =>
  dropdowns.every((dropdown) => can({ type: 'dropdown.toggled', dropdown }));

export const states: StateChecks<typeof headerMachine> = {
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
};
