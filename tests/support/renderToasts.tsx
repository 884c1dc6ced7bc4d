import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Toast } from '../../machines/toasts.machine';
import { Toaster } from '../../src/features/toasts/Toaster';
import { toastsActor } from '../../src/features/toasts/toastsActor';

/** A page with one button and the toasts, as in the app. */
export function renderToasts({ hasToaster = true } = {}) {
  const page = (isShown: boolean) => (
    <StrictMode>
      <main tabIndex={-1}>
        <button type="button">Opener</button>
      </main>
      {isShown && <Toaster />}
    </StrictMode>
  );
  const { rerender } = render(page(hasToaster));
  return {
    add: (title: string, rest: Partial<Omit<Toast, 'id'>> = {}) =>
      act(() => toastsActor.send({ type: 'toast.added', toast: { kind: 'success', title, ...rest } })),
    showToaster: () => rerender(page(true)),
  };
}

export const region = () => screen.getByRole('region', { name: 'Notifications alt+T' });
export const list = () => within(region()).getByRole('list');

/** Titles of the visible toasts, newest first, without those that are leaving. */
export const titles = () =>
  [...region().querySelectorAll('li:not([data-leaving]) b')].map(({ textContent }) => textContent);

/** The toast with a title. */
export function toast(title: string): HTMLElement {
  const item = screen.getByText(title).closest('li');
  if (!item) throw new Error(`"${title}" is not in a toast.`);
  return item;
}

export const dismissButton = (title: string) => within(toast(title)).getByRole('button', { name: 'Dismiss' });

/** Sets the visibility of the page. */
export function setPageHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  fireEvent(document, new Event('visibilitychange'));
}
