import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Band } from '../../../src/ui/Band';
import { type Entrance, EntranceContext } from '../../../src/ui/entrance';

const page = (entrance: Entrance) => (
  <EntranceContext value={entrance}>
    <Band>
      <p>A block</p>
    </Band>
  </EntranceContext>
);

/** The markup of the first render, before deferred work. */
const firstRender = (entrance: Entrance) => renderToString(page(entrance));

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
