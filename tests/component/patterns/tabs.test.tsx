/** ARIA Authoring Practices, "Tabs with Automatic Activation", case by case. Only the viewer of the machines has tabs. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from '../../../machines/viewer/components/Tabs';

const user = userEvent.setup({ delay: null });
const titles = ['Simulate', 'Outline', 'Export'] as const;
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () =>
  screen
    .getAllByRole('tab')
    .filter((element) => element.getAttribute('aria-selected') === 'true')
    .map(({ textContent }) => textContent);
const panel = () => screen.getByRole('tabpanel');

beforeEach(() => {
  render(
    <>
      <button type="button">Before</button>
      <Tabs
        label="Tools"
        tabs={titles.map((title) => ({ title, content: <input aria-label={`Field of ${title}`} /> }))}
      />
    </>,
  );
});

test('Tab moves to the active tab, and from it to the panel: a list of tabs is one stop', async () => {
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  await user.tab();
  expect(document.activeElement).toBe(tab('Simulate'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field of Simulate' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(tab('Simulate'));
  await user.keyboard('{ArrowRight}');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(before);
  await user.tab();
  expect(document.activeElement).toBe(tab('Outline'));
});

test.each([
  ['Right Arrow moves to the next tab', 'Simulate', '{ArrowRight}', 'Outline'],
  ['Right Arrow on the last tab moves to the first', 'Export', '{ArrowRight}', 'Simulate'],
  ['Left Arrow moves to the tab before', 'Export', '{ArrowLeft}', 'Outline'],
  ['Left Arrow on the first tab moves to the last', 'Simulate', '{ArrowLeft}', 'Export'],
  ['Home (optional) moves to the first tab', 'Export', '{Home}', 'Simulate'],
  ['End (optional) moves to the last tab', 'Simulate', '{End}', 'Export'],
  ['Down Arrow, which scrolls the page, does nothing', 'Outline', '{ArrowDown}', 'Outline'],
])('%s and activates it', async (_case, from, key, to) => {
  await user.click(tab(from));
  await user.keyboard(key);
  expect(document.activeElement).toBe(tab(to));
  expect(selected()).toEqual([to]);
  expect(panel().getAttribute('aria-labelledby')).toBe(tab(to).id);
});

test('the list has a name, each tab its panel, and each panel the name of its tab', () => {
  expect(screen.getByRole('tablist', { name: 'Tools' })).toBeTruthy();
  for (const title of titles) {
    const controlled = document.getElementById(tab(title).getAttribute('aria-controls') ?? '');
    expect(controlled?.getAttribute('role')).toBe('tabpanel');
    expect(controlled?.getAttribute('aria-labelledby')).toBe(tab(title).id);
  }
});

test('a panel keeps what was typed while another is open', async () => {
  await user.type(screen.getByRole('textbox', { name: 'Field of Simulate' }), 'text');
  await user.click(tab('Outline'));
  await user.click(tab('Simulate'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Field of Simulate' }).value).toBe('text');
});
