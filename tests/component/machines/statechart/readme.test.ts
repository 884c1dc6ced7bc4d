import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadForNode } from '../../../../machines/cli/loadForNode.mjs';
import { LayoutWorker } from '../../../support/layoutWorker';
import { examplesIn, writeExamples } from '../../../support/readmeExamples';

const root = join(import.meta.dirname, '../../../..');
const examples = examplesIn(readFileSync(join(root, 'machines/statechart/README.md'), 'utf8'));
const written = writeExamples(examples);

const run = (file: string) => loadForNode(written.pathOf(file), { jsx: 'automatic' });

/** Channel that is closed after its example: other tests in this thread would receive the messages of a page that stays. */
class ExampleChannel extends BroadcastChannel {
  static readonly all: ExampleChannel[] = [];
  #isClosed = false;

  constructor(name: string) {
    super(name);
    ExampleChannel.all.push(this);
  }

  override postMessage(message: unknown) {
    if (!this.#isClosed) super.postMessage(message);
  }

  override close() {
    this.#isClosed = true;
    super.close();
  }
}

afterAll(() => written.remove());
beforeEach(() => {
  vi.stubGlobal('Worker', LayoutWorker);
  vi.stubGlobal('BroadcastChannel', ExampleChannel);
});
afterEach(() => {
  for (const channel of ExampleChannel.all.splice(0)) channel.close();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the examples in README.md of the library', () => {
  test('have correct types', () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', written.folder],
      { encoding: 'utf8' },
    );
    expect([stdout, status]).toEqual(['', 0]);
  });

  test.each(examples.filter(({ file }) => file !== 'app.tsx'))(
    '$file returns the values that it states',
    async ({ file }) => {
      await run(file);
    },
  );

  test('the application draws its machine, and a pressed transition changes the state', async () => {
    await act(() => run('app.tsx'));
    const drawn = (attribute: string, id: string) =>
      document.querySelector(`svg [${attribute}="light.${id}"]`);
    await waitFor(() => expect(drawn('data-state', 'off')).toBeTruthy(), { timeout: 10_000 });
    const isActive = (state: string) => drawn('data-state', state)?.hasAttribute('data-active');

    expect([isActive('off'), isActive('on')]).toEqual([true, false]);
    fireEvent.click(drawn('data-transition', 'off/0') ?? document.body);
    expect([isActive('off'), isActive('on')]).toEqual([false, true]);
  });
});
