import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { changedFields, replayEarlyEvents } from '../../../src/app/earlyEvents';
import type { EarlyEvent } from '../../../src/preHydration/preHydration';

const early = (event: Pick<EarlyEvent, 'type' | 'target'> & Partial<EarlyEvent>): EarlyEvent => ({
  value: '',
  key: '',
  ...event,
});

interface PageProps {
  readonly onPress?: () => void;
  readonly onKey?: (key: string) => void;
  readonly onSend?: () => void;
}

const packages = ['Strategy', 'Design', 'Development'] as const;

function Page({ onPress, onKey, onSend }: PageProps) {
  const [name, setName] = useState('');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <button type="button" onClick={onPress}>
        Open
      </button>
      <input
        aria-label="Name"
        type="text"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <textarea aria-label="Message" defaultValue="" />
      <input aria-label="Chosen" type="checkbox" onKeyUp={({ key }) => onKey?.(key)} />
      {packages.map((label) => (
        <input
          key={label}
          aria-label={label}
          type="checkbox"
          checked={ticked.includes(label)}
          onChange={({ currentTarget: { checked } }) =>
            setTicked((before) => (checked ? [...before, label] : before.filter((other) => other !== label)))
          }
        />
      ))}
      <input aria-label="Stage" type="range" onKeyDown={({ key }) => onKey?.(key)} />
      <p>Hello {name}</p>
      <output>{ticked.join(', ')}</output>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a press that came before the page answered is answered', () => {
  const onPress = vi.fn();
  render(<Page onPress={onPress} />);
  const target = screen.getByRole('button', { name: 'Open' });
  window.takeEarlyEvents = () => [early({ type: 'click', target })];
  replayEarlyEvents([]);
  expect(onPress).toHaveBeenCalledOnce();
});

test('what was typed is kept, and the page knows it', () => {
  render(<Page />);
  window.takeEarlyEvents = () => [early({ type: 'input', target: field('Name'), value: 'Ada' })];
  fireEvent.focus(field('Name'));
  replayEarlyEvents([]);
  expect(field('Name').value).toBe('Ada');
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('what the browser restored after a reload is kept, and the page knows it', () => {
  render(<Page />);
  // Without the setter of React, which is not there before hydration.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field('Name'), 'Ada');
  window.takeEarlyEvents = () => [];
  const changed = changedFields();
  field('Name').value = '';
  replayEarlyEvents(changed);
  expect(field('Name').value).toBe('Ada');
  expect(screen.getByText('Hello Ada')).toBeTruthy();
});

test('checkboxes that changed before hydration keep their state, and the page knows it', () => {
  render(<Page />);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked') ?? {};
  for (const label of ['Strategy', 'Development']) set?.call(field(label), true);
  window.takeEarlyEvents = () => [];
  const changed = changedFields();
  for (const label of ['Strategy', 'Development']) field(label).checked = false;
  replayEarlyEvents(changed);
  expect(packages.map((label) => field(label).checked)).toEqual([true, false, true]);
  expect(screen.getByRole('status').textContent).toBe('Strategy, Development');
});

test('of several changes of a field, the last one counts', () => {
  render(<Page />);
  const ticks = [true, false].map((value) => early({ type: 'input', target: field('Strategy'), value }));
  const design = early({ type: 'input', target: field('Design'), value: true });
  const texts = ['A', 'Ad'].map((value) => early({ type: 'input', target: field('Name'), value }));
  window.takeEarlyEvents = () => [...ticks, design, ...texts];
  replayEarlyEvents([early({ type: 'input', target: field('Name'), value: 'Grace' })]);
  expect(screen.getByRole('status').textContent).toBe('Design');
  expect(screen.getByText('Hello Ad')).toBeTruthy();
});

test('a page without restored texts receives no event', () => {
  const onKey = vi.fn();
  render(<Page onKey={onKey} />);
  const onInput = vi.fn();
  document.addEventListener('input', onInput);
  window.takeEarlyEvents = () => [];
  replayEarlyEvents(changedFields());
  document.removeEventListener('input', onInput);
  expect(onInput).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
});

test('a message typed into several lines is kept', () => {
  render(<Page />);
  const target = screen.getByLabelText<HTMLTextAreaElement>('Message');
  window.takeEarlyEvents = () => [early({ type: 'input', target, value: 'One\nTwo' })];
  replayEarlyEvents([]);
  expect(target.value).toBe('One\nTwo');
});

test('slider keys and a submit come in the order in which they were given', () => {
  const seen: string[] = [];
  render(<Page onKey={(key) => seen.push(key)} onSend={() => seen.push('sent')} />);
  const form = field('Name').form;
  if (!form) throw new Error('The field stands in no form.');
  window.takeEarlyEvents = () => [
    early({ type: 'keydown', target: field('Stage'), key: 'End' }),
    early({ type: 'keydown', target: field('Stage'), key: 'ArrowLeft' }),
    early({ type: 'submit', target: form }),
  ];
  replayEarlyEvents([]);
  expect(seen).toEqual(['End', 'ArrowLeft', 'sent']);
});

test('Send takes what was typed before it, also when more was typed after it', () => {
  const values: string[] = [];
  render(<Page onSend={() => values.push(field('Name').value)} />);
  const target = field('Name');
  const form = target.form;
  if (!form) throw new Error('The field stands in no form.');
  window.takeEarlyEvents = () => [
    early({ type: 'input', target, value: 'Ada' }),
    early({ type: 'submit', target: form }),
    early({ type: 'input', target, value: 'Ada L' }),
  ];
  replayEarlyEvents([]);
  expect(values).toEqual(['Ada']);
  expect(target.value).toBe('Ada L');
});

test('a menu that the pre-hydration script opened is then opened by the page', () => {
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
  window.takeEarlyEvents = () => [early({ type: 'click', target: button })];
  replayEarlyEvents([]);
  expect(states).toEqual(['false']);
  expect(document.querySelector('[data-early-open]')).toBeNull();
});

test('what happened on an element that is gone is dropped', () => {
  const press = vi.fn();
  const target = document.createElement('button');
  target.addEventListener('click', press);
  window.takeEarlyEvents = () => [early({ type: 'click', target })];
  replayEarlyEvents([]);
  expect(press).not.toHaveBeenCalled();
});

test('a page without the pre-hydration script starts as well', () => {
  delete window.takeEarlyEvents;
  expect(() => replayEarlyEvents([])).not.toThrow();
});
