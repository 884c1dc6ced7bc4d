import { act, fireEvent, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrateOnIntent } from '../../../src/ui/HydrateOnIntent';

const onHydrate = vi.fn();

function Counter() {
  onHydrate();
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count} times`}
    </button>
  );
}

const page = (
  <HydrateOnIntent>
    <Counter />
  </HydrateOnIntent>
);

let root: Root | undefined;

/** Inserts the prerendered block and hydrates it, like the browser entry. */
async function showDocument() {
  const { awaitVisitorIntent } = await import('../../../src/lib/visitorIntent');
  const { prelude } = await prerender(page);
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  document.body.append(container);
  onHydrate.mockClear();
  awaitVisitorIntent();
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(container, page);
    });
  });
}

const button = () => screen.getByRole('button', { name: /^Pressed/ });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  delete document.documentElement.dataset.intent;
  vi.unstubAllGlobals();
});

test('the markup stays as it is until the first intent, and then answers', async () => {
  await showDocument();
  expect(button().textContent).toBe('Pressed 0 times');
  expect(onHydrate).not.toHaveBeenCalled();

  await act(async () => {
    fireEvent.pointerMove(window);
  });
  expect(onHydrate).toHaveBeenCalled();
  fireEvent.click(button());
  expect(button().textContent).toBe('Pressed 1 times');
});

test('a press that is itself the first intent is answered', async () => {
  await showDocument();
  await act(async () => {
    fireEvent.click(button());
  });
  expect(button().textContent).toBe('Pressed 1 times');
});

test('after an intent that came before the bundle nothing waits', async () => {
  document.documentElement.dataset.intent = '';
  await showDocument();
  expect(onHydrate).toHaveBeenCalled();
});
