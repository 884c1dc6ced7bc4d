import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Recoloring } from '../../../src/figures/Poster';
import { colors, sectionPalettes } from '../../../src/theme/tokens';
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

test('a poster of another section keeps its cream, and has the color of the section that shows it', () => {
  const { container } = render(<Recoloring from="services" to="industries" />);
  const values =
    container.querySelector('feColorMatrix')?.getAttribute('values')?.split(' ').map(Number) ?? [];
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const recolored = (color: string) =>
    [0, 1, 2].map((row) => {
      const [red = 0, green = 0, blue = 0, , constant = 0] = values.slice(5 * row, 5 * row + 5);
      const [r = 0, g = 0, b = 0] = channels(color);
      return Math.round(red * r + green * g + blue * b + constant * 255);
    });
  expect(recolored(colors.onNight)).toEqual(channels(colors.onNight));
  expect(recolored(sectionPalettes.services.light.night)).toEqual(
    channels(sectionPalettes.industries.light.night),
  );
  expect(values.slice(15)).toEqual([0, 0, 0, 1, 0]);
});
