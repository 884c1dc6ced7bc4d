import { type Chart, chartOf, isRecord } from '../graph';
import { ReadError, readMachines } from '../read';

/** Name of an actor's source, which JSON has as a name or as the whole logic. */
function sourceText(source: unknown): unknown {
  if (!isRecord(source)) return source;
  return typeof source.id === 'string' ? source.id : 'inline';
}

/** Names that JavaScript gives to an inline function, after the property that it is assigned to. */
const propertyNames: readonly unknown[] = ['', 'guard', 'actions', 'entry', 'exit'];

/**
 * Repairs what the inspector does to a configuration: a function is its name in `type`; logic of an actor
 * is an object; and what is nested too deeply is a text in brackets.
 */
function repaired(key: string, value: unknown): unknown {
  if (key === 'src') return sourceText(value);
  if (value === '[Object]' || value === '[Array]') return undefined;
  return isRecord(value) && propertyNames.includes(value.type) && Object.keys(value).length === 1
    ? 'inline'
    : value;
}

/** True for the configuration of a machine; other logic has only an id. */
const isConfiguration = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).some((key) => key !== 'id');

const charts = new Map<string, Chart | undefined>();

/** Largest number of remembered charts: a page starts many actors of the same machines. */
const REMEMBERED = 200;

function read(definition: string): Chart | undefined {
  try {
    const config: unknown = JSON.parse(definition, repaired);
    if (!isConfiguration(config)) return undefined;
    const [machine] = readMachines(JSON.stringify(config));
    return machine && chartOf(machine.machine);
  } catch (error) {
    // No machine, or too large to draw: its states are listed without a chart.
    if (error instanceof ReadError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Chart of the configuration of an inspected actor; undefined for an actor that is no machine. */
export function statelyChart(definition: string): Chart | undefined {
  if (!charts.has(definition)) {
    if (charts.size >= REMEMBERED) charts.clear();
    charts.set(definition, read(definition));
  }
  return charts.get(definition);
}
