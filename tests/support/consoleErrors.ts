import { vi } from 'vitest';

/** Keeps what is written with `console.error` from now on off the screen; for tests that expect it. */
export function silenceConsoleErrors(): void {
  vi.mocked(console.error).mockImplementation(() => undefined);
}

/** What was written with `console.error` so far, one line each; from here on the test answers for it, not the setup. */
export function takeConsoleErrors(): readonly string[] {
  const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.mocked(console.error).mockClear();
  return lines;
}
