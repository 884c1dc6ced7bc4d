import ELK from 'elkjs';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyStateMachine } from 'xstate';
import { colors, darkColors } from '../../src/theme/tokens';
import { machines } from '../registry';
import { machineJson, mermaidOf } from '../statechart/export';
import { type Chart, chartOf, isMachine } from '../statechart/graph';
import { type Direction, layoutChart } from '../statechart/layout';
import { ChartDrawing, noIds, plainStyles, restingChart, type Theme } from '../statechart/react';

/** The arguments of the command. */
export interface DrawRequest {
  /** Id of a machine of the registry, or the path of a module. */
  readonly source: string;
  /** Exports of the module; undefined if the source is the id of a machine. */
  readonly module: Readonly<Record<string, unknown>> | undefined;
  /** Id or export name of a machine; needed if the module exports several. */
  readonly machine?: string | undefined;
  readonly format: string;
  readonly direction?: string | undefined;
  readonly theme: string;
}

/** Margin around a drawing, in px. */
const MARGIN = 24;
/** A landscape page; the direction in which a chart fits it better is the default. */
const room = { width: 1_600, height: 1_000 };

const directions: Readonly<Record<string, Direction>> = { down: 'down', across: 'right' };

type SiteColors = Readonly<Record<keyof typeof darkColors, string>>;

const themeOf = (site: SiteColors): Theme => ({
  ...{ ink: site.ink, 'ink-soft': site.ink2, 'ink-faint': site.ink3 },
  ...{ paper: site.paper, raised: site.raised, sunk: site.sunk, rule: site.rule, control: site.control },
  ...{ accent: site.action, danger: site.danger },
});

const themes: Readonly<Record<string, Theme>> = {
  neutral: {},
  site: themeOf(colors),
  dark: themeOf({ ...colors, ...darkColors }),
};

/** The value with a name. @throws Error that lists all names. */
function named<Value>(values: Readonly<Record<string, Value>>, name: string, kind: string): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`There is no ${kind} "${name}". Known: ${Object.keys(values).join(', ')}`);
  }
  return value;
}

function machineOf({ source, module, machine: name }: DrawRequest): AnyStateMachine {
  const all: Readonly<Record<string, AnyStateMachine>> = module
    ? Object.fromEntries(
        Object.entries(module).flatMap(([key, value]) => (isMachine(value) ? [[key, value]] : [])),
      )
    : Object.fromEntries(machines.map(({ machine }) => [machine.id, machine]));
  const known = Object.entries(all);
  const [only] = known;
  if (!module) return named(all, name ?? source, 'machine');
  if (!only) throw new Error(`${source} exports no XState machine.`);
  if (name !== undefined) {
    return known.find(([, { id }]) => id === name)?.[1] ?? named(all, name, 'machine');
  }
  if (known.length > 1) {
    throw new Error(
      `${source} exports several machines. Choose with --machine: ${Object.keys(all).join(', ')}`,
    );
  }
  return only[1];
}

/** The chart as an SVG document of its own. Texts are measured by the metrics of the library. */
async function svgOf(chart: Chart, direction: Direction | undefined, theme: Theme): Promise<string> {
  const drawing = await layoutChart(chart, { folded: noIds, direction, room }, new ELK());
  const size = { width: drawing.width + 2 * MARGIN, height: drawing.height + 2 * MARGIN };
  const content = <ChartDrawing chart={chart} drawing={drawing} folded={noIds} state={restingChart} />;
  // The styles exist only after their elements have been rendered once.
  renderToStaticMarkup(content);
  const { paper, rules } = plainStyles(theme);
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...size}
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
      role="img"
    >
      <title>{`Statechart of ${chart.id}`}</title>
      <desc>{chart.nodes[0]?.description ?? ''}</desc>
      <style>{rules}</style>
      <rect x={-MARGIN} y={-MARGIN} {...size} fill={paper} />
      {content}
    </svg>,
  );
}

/**
 * Draws a machine.
 * @throws Error that lists what is known if the request names an unknown machine, format, direction or theme.
 */
export async function draw(request: DrawRequest): Promise<string> {
  const { direction, theme } = request;
  const chart = chartOf(machineOf(request));
  const towards = direction === undefined ? undefined : named(directions, direction, 'direction');
  const look = named(themes, theme, 'theme');
  const formats: Readonly<Record<string, () => string | Promise<string>>> = {
    svg: () => svgOf(chart, towards, look),
    mmd: () => mermaidOf(chart),
    json: () => machineJson(chart),
  };
  return named(formats, request.format, 'format')();
}
