/**
 * A value that is loaded once.
 * @param fetchValue called by the first request, and by `load` after each failure.
 */
export function resource<Value>(fetchValue: () => Promise<Value>) {
  let value: Value | undefined;
  let promise: Promise<Value> | undefined;
  let failed: Promise<Value> | undefined;

  const start = (): Promise<Value> => {
    const attempt = (async () => fetchValue())().then(
      (result) => {
        value = result;
        return result;
      },
      (error: unknown) => {
        failed = attempt;
        throw error;
      },
    );
    return attempt;
  };

  /**
   * Starts the request, or returns the existing one. After a failure it stays rejected until `load` is called,
   * so that renders can wait for it repeatedly.
   */
  const request = (): Promise<Value> => {
    promise ??= start();
    return promise;
  };

  return {
    /** The loaded value; undefined before. */
    get value(): Value | undefined {
      return value;
    },
    request,
    /** Like `request`, but starts a new request after a failure. */
    load(): Promise<Value> {
      if (promise === failed) promise = undefined;
      return request();
    },
    /** The next `load` starts a new request, although the current one has no answer yet. */
    giveUp(): void {
      promise = undefined;
    },
  };
}
