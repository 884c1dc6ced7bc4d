import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Band, type BandProps } from '../../../src/ui/Band';
import { type Entrance, EntranceContext } from '../../../src/ui/entrance';

const page = (entrance: Entrance, renders: BandProps['renders'] = 'deferred') => (
  <EntranceContext value={entrance}>
    <Band renders={renders}>
      <p>A block</p>
    </Band>
  </EntranceContext>
);

/** The markup of the first render, before deferred work. */
const firstRender = (...options: Parameters<typeof page>) => renderToString(page(...options));

test.each(['load', 'return'] as const)('a block is there at once where its place counts (%s)', (entrance) => {
  expect(firstRender(entrance)).toContain('A block');
});

test('after a link a block follows the first screen', async () => {
  expect(firstRender('link')).not.toContain('A block');
  await act(async () => {
    render(page('link'));
  });
  expect(screen.getByText('A block')).toBeTruthy();
});

test('after a link a block of the first screen is there at once', () => {
  expect(firstRender('link', 'atOnce')).toContain('A block');
});
