import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/app/App';

test('the home page shows its headline', async () => {
  const { hook } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <App />
    </Router>,
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
