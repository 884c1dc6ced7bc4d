/** The value with a name. @throws Error that lists all names. */
export function named<Value>(values: Readonly<Record<string, Value>>, name: string, kind: string): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) {
    throw new Error(`There is no ${kind} "${name}". Known: ${Object.keys(values).join(', ')}`);
  }
  return value;
}
