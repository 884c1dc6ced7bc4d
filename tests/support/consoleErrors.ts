import { vi } from 'vitest';

/** Hides the output of `console.error`, for tests that expect it. */
export function silenceConsoleErrors(): void {
  vi.mocked(console.error).mockImplementation(() => undefined);
}

/** The output of `console.error` so far, one line each. The setup then no longer fails the test for it. */
export function takeConsoleErrors(): readonly string[] {
  const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.mocked(console.error).mockClear();
  return lines;
}
