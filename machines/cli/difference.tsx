import { join, relative } from 'node:path';
import {
  type ChangeKind,
  type ComparedChart,
  changeLines,
  changesOf,
  comparedChart,
  type Version,
} from '../statechart/compare';
import { chartOf } from '../statechart/graph';
import type { ReadMachine } from '../statechart/read';
import { chosenMachine } from './machineFile';
import { named } from './named';
import { directionOf, pngOf, svgOf } from './picture';
import { hasErrors, problemLines } from './problems';
import { projectRoot } from './projectRoot';
import { isSiteId, siteMachine } from './siteMachine';

/** The arguments of the command. */
export interface DifferenceRequest {
  /** Ids of the registry, files, or git revisions of files: `HEAD~1:src/door.ts`. */
  readonly before: string;
  readonly after: string;
  /** Id or name of a machine; needed if the files have several. */
  readonly machine?: string | undefined;
  /** Format of the picture; undefined for the list only. */
  readonly format: string | undefined;
  readonly direction?: string | undefined;
}

/** Two compared versions. */
export interface Difference {
  /** One line for each change. */
  readonly lines: readonly string[];
  readonly picture: string | Uint8Array | undefined;
  readonly problems: readonly string[];
  /** False if a part of a version is missing. */
  readonly isComplete: boolean;
}

/** Colors of the changes. What was removed is dashed as well, because colors alone are not seen by everyone. */
const styles: Readonly<
  Record<ChangeKind, { readonly ink: string; readonly tint: string; readonly dash: string }>
> = {
  added: { ink: '#116329', tint: '#dafbe1', dash: '' },
  removed: { ink: '#a40e26', tint: '#ffebe9', dash: 'stroke-dasharray:5 3;' },
  changed: { ink: '#7d4e00', tint: '#fff8c5', dash: '' },
};

function rulesOf({ states, transitions }: ComparedChart): string {
  const stateRules = [...states].map(([id, kind]) => {
    const { ink, tint, dash } = styles[kind];
    const frame = `[data-state="${id}"]>rect{stroke:${ink};fill:${tint};fill-opacity:.6;stroke-width:2;${dash}}`;
    return `${frame}[data-state="${id}"]>text{fill:${ink}}`;
  });
  const transitionRules = [...transitions].map(([id, kind]) => {
    const { ink, tint, dash } = styles[kind];
    const all = `[data-transition="${id}"]`;
    return `${all} [data-line]{stroke:${ink};stroke-width:2;${dash}}${all} text{fill:${ink}}${all} rect{fill:${tint}}`;
  });
  return [...stateRules, ...transitionRules].join('');
}

/** A version of a machine. That of the site is read like any other file, so that its functions have sources, too. */
function readVersion(source: string, name: string | undefined): ReadMachine {
  if (!isSiteId(source)) return chosenMachine(source, name);
  const { file, machine } = siteMachine(name ?? source);
  return chosenMachine(relative(process.cwd(), join(projectRoot, 'machines', file)), machine.id);
}

const versionOf = ({ machine, code }: ReadMachine): Version => ({ ...chartOf(machine), code });

/**
 * Compares two versions of a machine.
 * @throws ReadError with the position of what cannot be read; Error for an unknown file, machine, format or direction.
 */
export async function compare(request: DifferenceRequest): Promise<Difference> {
  const before = readVersion(request.before, request.machine);
  const after = readVersion(request.after, request.machine);
  const charts = [versionOf(before), versionOf(after)] as const;
  const changes = changesOf(...charts);
  const compared = comparedChart(...charts);
  const picture = {
    chart: compared.chart,
    title: `Changes of ${compared.chart.id}`,
    direction: directionOf(request.direction),
    theme: {},
    rules: rulesOf(compared),
  };
  const formats: Readonly<Record<string, () => Promise<string | Uint8Array>>> = {
    svg: () => svgOf(picture),
    png: () => pngOf(picture),
  };
  return {
    lines: changes.length === 0 ? ['No changes.'] : changeLines(changes),
    picture: request.format === undefined ? undefined : await named(formats, request.format, 'format')(),
    problems: [...problemLines(before), ...problemLines(after)],
    isComplete: !hasErrors(before) && !hasErrors(after),
  };
}

export { failureText } from './problems';
