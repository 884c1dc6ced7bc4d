import type { Box } from '../../support/test';

/** Keys of the journeys, by their names in `KeyboardEvent.key`. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'PageDown'
  | 'PageUp'
  | 'Tab'
  | 't';

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
  /** Loads a document and waits only for the first answer, while requests of it may be held. */
  startLoading(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /**
   * Runs source text in the page.
   * @param expression that is a function; it is called with the argument.
   * @param argument that JSON can express.
   * @returns what the function returns, if JSON can express it.
   */
  call(expression: string, argument: unknown): Promise<unknown>;
  move(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Presses at the first point, moves, and releases at the last. */
  drag(points: readonly [Point, Point]): Promise<void>;
  press(key: Key, modifier?: 'Alt' | 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /** A PNG of an area of the window, in CSS px; undefined where the engine has no forced colors to look at. */
  picture(area: Box): Promise<Buffer | undefined>;
  /** Number of printed pages; undefined where the engine cannot print. */
  printedPages(): Promise<number | undefined>;
  /** Console errors and uncaught errors so far, one line each. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Settings of a browser window, where the engine has them. */
export interface BrowserOptions {
  /** The reader's colors in place of the page's, on a light or a dark ground. */
  readonly forcedColors?: 'light' | 'dark';
}

/** @throws Error in one line when the browser is not installed. */
export type Launch = (options?: BrowserOptions) => Promise<Browser>;
