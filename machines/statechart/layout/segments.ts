import type { ChartContent } from './chartContent';
import type { ChartLink } from './links';
import type { Half } from './orientation';
import { joins, joinsAt, type PortEnd, type Route } from './routes';

/** Ids in the graph: states, initial dots, labels inside their state, labels at which a line turns round, and ends of lines at a border. */
export const elkIds = {
  state: (id: string) => `state ${id}`,
  dot: (id: string) => `dot ${id}`,
  pill: (transition: string) => `pill ${transition}`,
  turn: (link: string) => `turn ${link}`,
  /** The line from its turn to its target. */
  onward: (link: string) => `onward ${link}`,
  port: (state: string, end: PortEnd, link: string) => `port ${end} ${state} ${link}`,
} as const;

/** Part of a line inside one state. */
export interface Segment {
  readonly route: Route;
  /** Its position in the line. */
  readonly step: number;
  readonly from: string;
  readonly to: string;
  /** The one with the label is the part for both halves. */
  readonly half: Half;
}

const stateOrPort = ({ ports }: ChartContent, id: string, end: PortEnd, { id: link }: ChartLink): string =>
  ports.get(id)?.some((port) => port.route.link.id === link && port.end === end)
    ? elkIds.port(id, end, link)
    : elkIds.state(id);

function startOf(content: ChartContent, { link }: Route): string {
  if (link.kind === 'initial') return elkIds.dot(link.source);
  if (link.kind === 'pill') return elkIds.pill(link.transition ?? '');
  return stateOrPort(content, link.source, 'from', link);
}

/** The part of a line inside a state; undefined if it is not inside. @param id undefined for the outside of the root. */
function segmentOf(content: ChartContent, route: Route, id: string | undefined): Segment | undefined {
  const { link, scope, leaves, enters, endsInside } = route;
  const leave = (at: string) => elkIds.port(at, 'from', joinsAt(route, at) ? route.trunk : link.id);
  const enter = (at: string) => elkIds.port(at, 'to', link.id);
  const inner = (index: number): string => {
    const left = leaves[index];
    return left === undefined ? startOf(content, route) : leave(left);
  };
  const outer = (index: number): string => {
    const entered = enters[index];
    return entered === undefined ? stateOrPort(content, link.target, 'to', link) : enter(entered);
  };
  if (joins(route) && (id === scope || leaves.indexOf(id ?? '') < 0)) return undefined;
  if (id === scope) {
    return {
      route,
      step: leaves.length,
      from: inner(leaves.length - 1),
      to: endsInside ? enter(link.target) : outer(0),
      half: 'both',
    };
  }
  if (id === undefined) return undefined;
  const [left, entered] = [leaves.indexOf(id), enters.indexOf(id)];
  if (left >= 0) return { route, step: left, from: inner(left - 1), to: leave(id), half: 'from' };
  if (entered < 0) return undefined;
  return {
    route,
    step: leaves.length + 1 + entered,
    from: enter(id),
    to: outer(entered + 1),
    half: 'to',
  };
}

/** Everything between the children of a state. */
export const segmentsIn = (content: ChartContent, id: string | undefined): readonly Segment[] =>
  content.routes.flatMap((route) => segmentOf(content, route, id) ?? []);
