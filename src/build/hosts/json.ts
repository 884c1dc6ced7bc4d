import type { Headers } from '../headers';

/** The text of a configuration file. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Headers as Vercel and Firebase take them. */
export const keysAndValues = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
