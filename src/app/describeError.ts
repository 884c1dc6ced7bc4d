/** What the error screen shows about an error: status and status text, or message and stack. */
export interface ErrorDescription {
  /** `404 Not Found` for a response with a status, otherwise the error's message. */
  readonly message: string;
  readonly status?: number;
  readonly stack?: string;
}

const hasStatus = (value: object): value is { status: number; statusText?: unknown } =>
  'status' in value && typeof value.status === 'number';

/** Describes any thrown value: a response with a status, an `Error`, or anything else. */
export function describeError(thrown: unknown): ErrorDescription {
  if (typeof thrown === 'object' && thrown !== null && hasStatus(thrown)) {
    const text = typeof thrown.statusText === 'string' ? thrown.statusText : '';
    return { message: `${thrown.status} ${text}`.trim(), status: thrown.status };
  }
  if (thrown instanceof Error) {
    return { message: thrown.message, ...(thrown.stack === undefined ? {} : { stack: thrown.stack }) };
  }
  return { message: typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? String(thrown)) };
}
