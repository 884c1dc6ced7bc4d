import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendingDelays } from '../../machines/submission.machine';
import { addOnFee, formatPrice, priceUsdPerMonth } from '../../src/content/pricing';
import { recordAnnouncements } from '../support/announcements';
import { emptyContactForm } from '../support/emptyContactForm';
import { chevron, isExpanded } from '../support/pageQueries';
import { renderAt } from '../support/renderAt';
import { stageControls } from '../support/stageControls';

const main = () => within(screen.getByRole('main'));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (name: RegExp, value: string) =>
  fireEvent.change(main().getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(main().getByRole('button', { name }));

beforeEach(() => {
  emptyContactForm();
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('is announced once', () => {
  test('a new stage, with the prices that follow it', async () => {
    await renderAt('/services/bowtie-leadership');
    const announcements = recordAnnouncements();
    const { slider } = stageControls();
    fireEvent.keyDown(slider, { key: 'End' });
    fireEvent.keyDown(slider, { key: 'End' });
    expect(await announcements()).toEqual([
      expect.stringContaining(`Series B: ${formatPrice(priceUsdPerMonth('bowtie-leadership', 'seriesB'))}`),
    ]);
  });

  test('the total of a selection, as a whole', async () => {
    await renderAt('/services');
    const announcements = recordAnnouncements();
    fireEvent.click(screen.getByRole('checkbox', { name: /Sales Execution/ }));
    expect(await announcements()).toEqual([expect.stringContaining(addOnFee('sales-execution'))]);
  });

  test('a message that is sent: by the toast, not by the confirmation in place of the form', async () => {
    await renderAt('/');
    type(/^Name/, 'Ada Lovelace');
    type(/^Email/, 'ada@example.com');
    type(/^Message/, 'Our pipeline stopped in March.');
    const announcements = recordAnnouncements();
    press('Send Message');
    await advance(sendingDelays.simulatedSending);
    expect(await announcements()).toEqual([expect.stringMatching(/^Message sent!/)]);
    await advance(10_000);
    expect(await announcements()).toHaveLength(1);
  });

  test('a form that does not load', async () => {
    await renderAt('/contact');
    const announcements = recordAnnouncements();
    await advance(60_000);
    expect(await announcements()).toEqual([
      expect.stringMatching(/^There was an error loading the form\..*Try Again/),
    ]);
  });
});

describe('is read by the focus, not by a live region', () => {
  test('a wrong value: its field has the focus, and is invalid and described by the error', async () => {
    await renderAt('/');
    type(/^Name/, 'Ada Lovelace');
    const announcements = recordAnnouncements();
    press('Send Message');
    const email = main().getByRole('textbox', { name: /^Email/ });
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = email.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Please enter a valid email address.');
    expect(await announcements()).toEqual([]);
  });

  test('a new page: its heading has the focus', async () => {
    const { goTo } = await renderAt('/');
    const announcements = recordAnnouncements();
    await goTo('/about');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(await announcements()).toEqual([]);
  });

  test('a dropdown: its button is expanded', async () => {
    await renderAt('/');
    const announcements = recordAnnouncements();
    fireEvent.click(chevron('Services'));
    expect(isExpanded(chevron('Services'))).toBe(true);
    expect(await announcements()).toEqual([]);
  });
});
