import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '../../../src/ui/Picture';

test('an image has the size of its place before it is there', () => {
  render(<Picture src="https://images.example/a.jpg" alt="A chart" />);
  const image = screen.getByRole('img', { name: 'A chart' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600']);
  expect(image.getAttribute('src')).toBe('https://images.example/a.jpg');
});

test('an image that fails to load leaves a drawn placeholder with the same words', () => {
  const { container } = render(<Picture src="/missing.svg" alt="A chart" />);
  fireEvent.error(screen.getByRole('img', { name: 'A chart' }));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'A chart' }).tagName.toLowerCase()).toBe('svg');
});

test('a decorative image leaves a placeholder that is not read', () => {
  const { container } = render(<Picture src="/missing.svg" alt="" />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('another address is tried again', () => {
  const { container, rerender } = render(<Picture src="/missing.svg" alt="" />);
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  rerender(<Picture src="/there.svg" alt="" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/there.svg');
});
