/** A value that is loaded once. */
export interface Resource<Value> {
  /** The loaded value; undefined before. */
  readonly value: Value | undefined;
  /**
   * Starts the request, or returns the existing one. After a failure it stays rejected until `load` is called,
   * so that renders can wait for it repeatedly.
   */
  request(): Promise<Value>;
  /** Like `request`, but starts a new request after a failure. */
  load(): Promise<Value>;
}

/** @param fetchValue called by the first request, and by `load` after each failure. */
export function resource<Value>(fetchValue: () => Promise<Value>): Resource<Value> {
  let value: Value | undefined;
  let promise: Promise<Value> | undefined;
  let hasFailed = false;

  const start = async (): Promise<Value> => {
    try {
      value = await fetchValue();
      return value;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };

  const request = (): Promise<Value> => {
    promise ??= start();
    return promise;
  };

  return {
    get value() {
      return value;
    },
    request,
    load() {
      if (hasFailed) {
        hasFailed = false;
        promise = undefined;
      }
      return request();
    },
  };
}
