import { isRecord, type Json } from '../graph';

/** Start of the types of XState's own actions and guards. */
const OWN = 'xstate.';

/** Parameters of XState's own actions that the text of the action shows. */
const shown: readonly string[] = ['to', 'src', 'actorRef', 'sendId', 'label'];

type Fields = Readonly<Record<string, Json>>;

const isFields = (value: Json | undefined): value is Fields => isRecord(value) && !Array.isArray(value);

/** True for code, whose source is compared instead. */
const isFunction = (value: Json): boolean => isFields(value) && value.$type === 'function';

/** Values that the text of a chart shows as a whole. */
const isShown = (value: Json): boolean =>
  !isRecord(value) || isFunction(value) || (isFields(value) && value.$type === 'undefined');

const withoutFunctions = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isFunction(value)));

const byName = ([one]: readonly [string, Json], [other]: readonly [string, Json]): number =>
  one < other ? -1 : 1;

/** A value as JSON, in which functions are `"computed"` and the order of properties does not matter. */
export const jsonText = (value: Json): string =>
  JSON.stringify(value, (_, item: Json) => {
    if (isFunction(item)) return 'computed';
    return isFields(item) ? Object.fromEntries(Object.entries(item).sort(byName)) : item;
  });

/** Data of one of XState's own actions beyond its text. */
function ownData({ event, assignment, value, ...others }: Fields): Fields {
  const { type: _, ...payload } = isFields(event) ? event : {};
  const data = {
    event: isFields(event) && !isFunction(event) ? payload : {},
    assignment: isFields(assignment) && !isFunction(assignment) ? withoutFunctions(assignment) : {},
  };
  return {
    ...Object.fromEntries(Object.entries(data).filter(([, fields]) => Object.keys(fields).length > 0)),
    ...(value !== undefined && !(typeof value === 'string' && others.label === undefined) ? { value } : {}),
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !shown.includes(name))),
  };
}

/** Parameters that the text of an action or a guard leaves out; undefined without any. */
function hiddenParams(type: string, params: Json): Json | undefined {
  if (type.startsWith(OWN)) {
    const data = isFields(params) ? withoutFunctions(ownData(params)) : {};
    return Object.keys(data).length > 0 ? data : undefined;
  }
  if (!isRecord(params) || isFunction(params)) return undefined;
  const isWhole = isFields(params) && !('$type' in params) && Object.values(params).every(isShown);
  return isWhole ? undefined : params;
}

/** Names of guards and actions, also inside composed guards. */
function namesIn(item: Json): readonly string[] {
  if (typeof item === 'string') return [item];
  if (!isFields(item)) return [];
  const { type, params } = item;
  if (isFields(params) && Array.isArray(params.guards)) return params.guards.flatMap(namesIn);
  return typeof type === 'string' ? [type] : [];
}

/**
 * Implementations of guards or actions that are data, such as composed guards: `isFree: {"type":"xstate.and",…}`.
 * @param code sources of functions, which start with the name; what has a source is left out.
 */
export const implementationTexts = (
  items: readonly Json[],
  implementations: Readonly<Record<string, Json>>,
  code: readonly string[],
): readonly string[] =>
  [...new Set(items.flatMap(namesIn))].flatMap((name) => {
    const implementation = Object.hasOwn(implementations, name) ? implementations[name] : undefined;
    if (implementation === undefined || (isFields(implementation) && '$type' in implementation)) return [];
    if (code.some((source) => source.startsWith(`${name}: `))) return [];
    return [`${name}: ${jsonText(implementation)}`];
  });

/**
 * Parameters of actions or guards that their texts leave out, also inside composed guards: `params of add {"item":{"n":1}}`.
 * The text of a chart shows parameters one level deep.
 */
export function paramsTexts(items: readonly Json[]): readonly string[] {
  return items.flatMap((item) => {
    if (!isFields(item) || typeof item.type !== 'string') return [];
    const { type, params = {} } = item;
    if (type.startsWith(OWN) && isFields(params) && Array.isArray(params.guards)) {
      return paramsTexts(params.guards);
    }
    const hidden = type === `${OWN}stateIn` ? undefined : hiddenParams(type, params);
    return hidden === undefined ? [] : [`params of ${type.replace(OWN, '')} ${jsonText(hidden)}`];
  });
}
