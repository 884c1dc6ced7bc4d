/** Something that is loaded once and then kept. */
export interface Resource<Value> {
  /** What was loaded; undefined while it is not here. */
  readonly value: Value | undefined;
  /**
   * The one request, shared by all who ask. After a failure it stays rejected until `load` is called, so that a render can
   * wait for it again and again.
   */
  request(): Promise<Value>;
  /** The one request; after a failure, a new one. */
  load(): Promise<Value>;
}

/** @param fetchValue called at the first request, and by `load` after each failure. */
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
