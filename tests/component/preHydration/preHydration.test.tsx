import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(async () => {
  document.documentElement.dataset.route = '/';
  document.documentElement.dataset.paths = '/';
  vi.stubGlobal('__BUNDLE__', '/assets/main.js');
  // Tests only the element; happy-dom would log that it does not load scripts.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) appended.push(node);
  });
  await import('../../../src/preHydration/preHydration');
});

const appended: (string | Node)[] = [];
const scripts = () => appended.filter((node) => node instanceof HTMLScriptElement);

function show() {
  const onClick = vi.fn();
  const onKeyDown = vi.fn();
  render(
    <form>
      <button type="button" onClick={onClick}>
        Open
      </button>
      <input aria-label="Stage" type="range" onKeyDown={onKeyDown} />
      <input aria-label="Name" />
      <label>
        <input type="checkbox" onClick={onClick} />
        Design
      </label>
      <a href="#about">About</a>
    </form>,
  );
  return { onClick, onKeyDown };
}

test('before the page answers, what the visitor does is kept; afterwards the page has it to itself', () => {
  const { onClick, onKeyDown } = show();
  const button = screen.getByRole('button', { name: 'Open' });
  const slider = screen.getByRole('slider', { name: 'Stage' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Design' });

  expect(fireEvent.click(button)).toBe(false);
  // The request of the bundle fails: the next one, after a delay that does not end here, gets the events of both.
  vi.useFakeTimers();
  for (const script of scripts()) script.onerror?.(new Event('error'));
  vi.useRealTimers();
  expect(fireEvent.keyDown(slider, { key: 'End' })).toBe(false);
  expect(fireEvent.keyDown(slider, { key: 'Tab' })).toBe(true);
  expect(fireEvent.input(name, { target: { value: 'Ada' } })).toBe(true);
  expect(fireEvent.click(screen.getByRole('link', { name: 'About' }))).toBe(true);
  const states = [checkbox, screen.getByText('Design'), checkbox].map((target) => {
    expect(fireEvent.click(target)).toBe(true);
    return checkbox.checked;
  });
  expect(states).toEqual([true, false, true]);
  expect(onClick).not.toHaveBeenCalled();

  expect(window.takeEarlyEvents?.()).toEqual([
    expect.objectContaining({ type: 'click', target: button }),
    expect.objectContaining({ type: 'keydown', target: slider, key: 'End' }),
    expect.objectContaining({ type: 'input', target: name, value: 'Ada' }),
    ...states.map((value) => expect.objectContaining({ type: 'input', target: checkbox, value })),
  ]);

  onKeyDown.mockClear();
  fireEvent.click(button);
  fireEvent.keyDown(slider, { key: 'End' });
  expect(onClick).toHaveBeenCalledOnce();
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(window.takeEarlyEvents?.()).toEqual([]);
});

test('the first intent fetches the bundle, once', () => {
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('scroll'));
  expect(scripts().map(({ src, type }) => [new URL(src, document.location.href).pathname, type])).toEqual([
    ['/assets/main.js', 'module'],
  ]);
});

test('the document of the current address is not taken for a foreign one', () => {
  expect(document.documentElement.classList.contains('foreign-document')).toBe(false);
});
