import * as v from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Longest part of a wrong value that an error prints, in characters. */
const MAX_PRINTED = 100;

/** A value on one line, in quotation marks. */
const quoted = (value = ''): string =>
  JSON.stringify(value.length > MAX_PRINTED ? `${value.slice(0, MAX_PRINTED)}…` : value);

/**
 * Reads the variables that a schema names from the environment. An empty variable counts as not set.
 * @throws Error with one line per wrong variable: its name, what it got and what it wants.
 */
export function readEnvironment<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  environment: Environment,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(
    Object.keys(schema.entries)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return `${name}: got ${quoted(environment[name])}, ${issue.message}`;
  });
  throw new Error(lines.join('\n'));
}
