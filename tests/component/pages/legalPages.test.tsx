import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalPage, legalPages } from '../../../src/content/legal/index';
import { formatDay } from '../../../src/lib/dates';
import { addressesIn, block, headingsIn, hero, main, mainPart } from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

const EMAIL = 'mailto:hello@momentum.example';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 6, 4, 15) });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(legalPages))('the page /%s', (slug, { name, text }) => {
  renderOnceAt(`/${slug}`);
  const { sections } = text();
  const headings = sections.map(({ heading }) => heading);

  test('has its name, all sections in order, and a list of its contents', () => {
    expect(hero().querySelector('h1')?.textContent).toBe(name);
    expect(headingsIn(mainPart(), 2).slice(0, sections.length)).toEqual(headings);
    const links = within(main().getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map(({ id, heading }) => [heading, `#${id}`]),
    );
    for (const { id, heading } of sections)
      expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBe(heading);
  });

  test('was Last Updated on the visitor’s current date; its effective date is the same on every day', () => {
    expect(main().getByText(/^Last Updated/).textContent).toBe('Last Updated: July 4, 2031');
    const effective = `Effective date: ${formatDay(legalPage.effectiveDate)}`;
    expect(main().getByText(/^Effective date/).textContent).toBe(effective);
  });

  test('names the address for questions at its head and under Contact', () => {
    expect(addressesIn(mainPart())[0]).toBe(EMAIL);
    expect(addressesIn(block('Contact'))).toContain(EMAIL);
  });

  test('leads to the other legal page', () => {
    const other = slug === 'privacy' ? '/terms' : '/privacy';
    expect(addressesIn(mainPart(), other).length).toBeGreaterThan(0);
  });
});

describe('the privacy page', () => {
  renderOnceAt('/privacy');

  test('names what is collected: name, email, phone, company, anything else offered', () => {
    const text = block('Information We Collect').textContent ?? '';
    for (const kind of [/\bname\b/, /\bemail\b/, /\bphone\b/, /\bcompany\b/, /anything else you choose/])
      expect(text).toMatch(kind);
  });
});

describe('the terms', () => {
  renderOnceAt('/terms');

  test('are governed by the law of the United States', () => {
    expect(block('Governing Law').textContent).toContain('law of the United States');
  });
});
