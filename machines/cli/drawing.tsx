import { colors, darkColors } from '../../src/theme/tokens';
import { machines } from '../registry';
import { machineJson, mermaidOf, missingCode, reference } from '../statechart/export';
import { type Chart, chartOf } from '../statechart/graph';
import { chartCoverage, coverageRules, missingLines } from '../statechart/paths';
import type { Theme } from '../statechart/react';
import { readCoverage } from './coverageStore';
import { coverageTooltips } from './coverageTooltips';
import { chosenMachine } from './machineFile';
import { named } from './named';
import { directionOf, pngOf, svgOf } from './picture';
import { hasErrors, problemLines } from './problems';
import { isSiteId, siteMachine } from './siteMachine';

/** The arguments of the command. */
export interface DrawRequest {
  /** Id of a machine of the registry, or a file with machines, also of a git revision. */
  readonly source: string;
  /** Id or name of a machine; needed if the file has several. */
  readonly machine?: string | undefined;
  readonly format: string;
  readonly direction?: string | undefined;
  readonly theme: string;
  /** Shows which parts the last runs of the tests have covered. */
  readonly coverage: boolean;
  /** Without a ground behind the picture. */
  readonly transparent: boolean;
}

/** A drawn machine. */
export interface Drawn {
  readonly content: string | Uint8Array;
  /** What could not be read, is different in XState 5, or is not part of the file, a line each. */
  readonly problems: readonly string[];
  /** False if a part is missing in the picture. */
  readonly isComplete: boolean;
}

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

/** A machine of the registry, or one that is read from a file. */
function machineOf({ source, machine: name }: DrawRequest) {
  if (!isSiteId(source)) return chosenMachine(source, name);
  return { name: source, machine: siteMachine(name ?? source).machine, problems: [] };
}

/** One line with the names whose code is not in the JSON of a machine. */
function codeLines(chart: Chart): readonly string[] {
  const names = missingCode(chart).map(({ kind, name }) => `${kind} ${name}`);
  return names.length === 0
    ? []
    : [`${chart.id}: the JSON has the names, not the code, of ${names.join(', ')}`];
}

/** Outcomes of guards that cannot occur, of a machine of the registry. */
const exemptionsOf = (id: string) => machines.find(({ machine }) => machine.id === id)?.model.exemptions;

/**
 * Draws a machine.
 * @throws ReadError with the position of what cannot be read; Error that lists the known ones, for an unknown machine, format,
 * direction or theme.
 */
export async function draw(request: DrawRequest): Promise<Drawn> {
  const read = machineOf(request);
  const chart = chartOf(read.machine);
  const direction = directionOf(request.direction);
  const theme = named(themes, request.theme, 'theme');
  const coverage = request.coverage
    ? chartCoverage(chart, readCoverage(), exemptionsOf(chart.id))
    : undefined;
  const rules = coverage ? coverageRules(coverage) : '';
  const picture = {
    chart,
    title: `Statechart of ${chart.id}`,
    direction,
    theme,
    isTransparent: request.transparent,
    tooltipOf: coverage && coverageTooltips(chart, coverage),
    rules,
  };
  const documented = {
    title: read.name,
    purpose: read.machine.root.description ?? '',
    file: request.source,
    machine: read.machine,
  };
  const formats: Readonly<Record<string, () => string | Promise<string | Uint8Array>>> = {
    svg: () => svgOf(picture),
    png: () => pngOf(picture),
    mmd: () => mermaidOf(chart),
    json: () => machineJson(chart),
    md: () => reference(documented),
  };
  const content = await named(formats, request.format, 'format')();
  const problems = [
    ...problemLines(read),
    ...(coverage ? missingLines(coverage) : []),
    ...(request.format === 'json' ? codeLines(chart) : []),
  ];
  return { content, problems, isComplete: !hasErrors(read) };
}

export { failureText } from './problems';
