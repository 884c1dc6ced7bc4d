import type { Box } from '../support/test';

/** A point of the window in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A window of a browser that a protocol drives: WebDriver BiDi for Firefox, WebDriver for WebKit. Input is the browser's
 * own, not dispatched by a script.
 */
export interface Browser {
  /** Loads a document and waits for its `load` event. */
  goto(address: string): Promise<void>;
  /** Loads a document and does not wait, while requests of it may be held. */
  startLoading(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Calls a function in the page.
   * @param source text of the function.
   * @param argument that JSON can express.
   * @returns what the function returns, if JSON can express it.
   */
  call(source: string, argument: unknown): Promise<unknown>;
  /** Moves the pointer to a point, and clicks there or drags to a second one. */
  point(at: Point, action?: 'click' | { readonly dragTo: Point }): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, optionally while Alt is held. */
  press(key: string, modifier?: 'Alt'): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of an area of the window; undefined where the engine cannot emulate forced colors. */
  picture(area: Box): Promise<Buffer | undefined>;
  /** Console errors and uncaught errors so far, one line each. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Opens a window. `forcedColors` replaces the colors of the page by a light or a dark palette of the user. */
export type Launch = (forcedColors?: 'light' | 'dark') => Promise<Browser>;
