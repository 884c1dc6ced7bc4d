import { render } from '@testing-library/react';
import type { Chart } from '../../machines/statechart/graph';
import type { Drawing } from '../../machines/statechart/layout';
import {
  type ChartActions,
  ChartDrawing,
  type ChartState,
  restingChart,
} from '../../machines/statechart/react';

interface DrawnChartOptions extends ChartActions {
  readonly state?: Partial<ChartState>;
}

/** Draws a laid-out chart, and finds the elements of a state or a transition by id. */
export function drawnChart(chart: Chart, drawing: Drawing, { state, ...actions }: DrawnChartOptions = {}) {
  const { container } = render(
    <svg>
      <title>{chart.id}</title>
      <ChartDrawing chart={chart} drawing={drawing} state={{ ...restingChart, ...state }} {...actions} />
    </svg>,
  );
  /** The values of an attribute, in the order of the drawing. */
  const all = (name: string): readonly string[] =>
    [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? '');
  /** The first element with each value of an attribute. Queried once, because the drawing does not change. */
  const elements = new Map<string, ReadonlyMap<string, Element>>();
  const elementsWith = (name: string): ReadonlyMap<string, Element> => {
    const known = elements.get(name);
    if (known) return known;
    const found = [...container.querySelectorAll(`[${name}]`)].reverse();
    const byValue = new Map(found.map((element) => [element.getAttribute(name) ?? '', element]));
    elements.set(name, byValue);
    return byValue;
  };
  const find = (name: string, id: string): Element => {
    const found = elementsWith(name).get(id);
    if (!found) throw new Error(`Nothing is drawn for ${id}.`);
    return found;
  };
  return {
    all,
    state: (id: string) => find('data-state', id),
    transition: (id: string) => find('data-transition', id),
    start: (id: string) => find('data-start', id),
  };
}

/** The text in an element of a drawing, line by line; a word that is too long for a line is split. */
export const writtenIn = (part: Element): string =>
  [...part.querySelectorAll('tspan')].map((line) => line.textContent).join(' ');

/** The text in an element of a drawing, without the spaces at which it can break. */
export const solid = (text: string): string => text.replace(/\s/g, '');

/** The paths of the icons in an element of a drawing. */
export const signsIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
