import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { replayEarlyEvents } from '../../../src/app/earlyEvents';

interface PageProps {
  readonly onPress?: () => void;
  readonly onKey?: (key: string) => void;
  readonly onSend?: () => void;
}

function Page({ onPress, onKey, onSend }: PageProps) {
  const [name, setName] = useState('');
  return (
    <form
      id="root"
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <button type="button" onClick={onPress}>
        Open
      </button>
      <input aria-label="Name" value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      <textarea aria-label="Message" defaultValue="" />
      <input aria-label="Stage" type="range" onKeyDown={({ key }) => onKey?.(key)} />
      <p>Hello {name}</p>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a press that came before the page answered is answered', () => {
  const onPress = vi.fn();
  render(<Page onPress={onPress} />);
  const target = screen.getByRole('button', { name: 'Open' });
  window.takeEarlyEvents = () => [{ type: 'click', target }];
  replayEarlyEvents();
  expect(onPress).toHaveBeenCalledOnce();
});

/** What a visitor types before React knows the field: the element changes, and no event reaches React. */
function typeEarly(label: string, text: string) {
  const target = field(label);
  const prototype = target instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(target, text);
}

test('what was typed is kept, and the page knows it', () => {
  render(<Page />);
  typeEarly('Name', 'Ada');
  replayEarlyEvents();
  expect(field('Name').value).toBe('Ada');
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('a message typed into several lines is kept', () => {
  render(<Page />);
  typeEarly('Message', 'One\nTwo');
  replayEarlyEvents();
  expect(field('Message').value).toBe('One\nTwo');
});

test('a field that nobody typed into is left alone', () => {
  render(<Page />);
  const onInput = vi.fn();
  document.addEventListener('input', onInput, { once: true });
  replayEarlyEvents();
  expect(onInput).not.toHaveBeenCalled();
});

test('slider keys and a submit come in the order in which they were given', () => {
  const seen: string[] = [];
  render(<Page onKey={(key) => seen.push(key)} onSend={() => seen.push('sent')} />);
  const form = field('Name').form;
  if (!form) throw new Error('The field stands in no form.');
  window.takeEarlyEvents = () => [
    { type: 'keydown', target: field('Stage'), key: 'End' },
    { type: 'keydown', target: field('Stage'), key: 'ArrowLeft' },
    { type: 'submit', target: form },
  ];
  replayEarlyEvents();
  expect(seen).toEqual(['End', 'ArrowLeft', 'sent']);
});

test('Send takes what was typed', () => {
  const values: string[] = [];
  render(<Page onSend={() => values.push(field('Name').value)} />);
  const form = field('Name').form;
  if (!form) throw new Error('The field is in no form.');
  typeEarly('Name', 'Ada');
  window.takeEarlyEvents = () => [{ type: 'submit', target: form }];
  replayEarlyEvents();
  expect(values).toEqual(['Ada']);
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('a menu that the boot script opened is opened by the page in its place', () => {
  render(
    <>
      <button type="button" aria-expanded="true" aria-controls="menu">
        Menu
      </button>
      <nav id="menu" data-early-open="" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Menu' });
  const states: unknown[] = [];
  button.addEventListener('click', () => states.push(button.getAttribute('aria-expanded')));
  window.takeEarlyEvents = () => [{ type: 'click', target: button }];
  replayEarlyEvents();
  expect(states).toEqual(['false']);
  expect(document.querySelector('[data-early-open]')).toBeNull();
});

test('what happened on an element that is gone is dropped', () => {
  const press = vi.fn();
  const target = document.createElement('button');
  target.addEventListener('click', press);
  window.takeEarlyEvents = () => [{ type: 'click', target }];
  replayEarlyEvents();
  expect(press).not.toHaveBeenCalled();
});

test('a page without the boot script starts all the same', () => {
  delete window.takeEarlyEvents;
  expect(replayEarlyEvents).not.toThrow();
});
