import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { legalPage } from '../../../src/content/pages/legalPage';
import { formatDay } from '../../../src/lib/dates';
import { routeOf } from '../../../src/routes/matchRoute';
import { aiConditions, legalSections } from '../../support/legalSections';
import { block, heading, headingsIn, lastLink, main, mainPart } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';
import { renderOnceAt } from '../../support/renderOnce';

/** July 4, 2031, in the afternoon, in the visitor's time zone. */
const TODAY = new Date(2031, 6, 4, 15);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: TODAY });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(Object.entries(legalSections))('the page %s', (path, sections) => {
  renderOnceAt(path);

  const contents = () => within(main().getByRole('navigation', { name: 'On this page' }));

  test('is called by its name', () => {
    expect(heading(routeOf(path).name, 1)).toBeTruthy();
  });

  test('has the nine required sections in order', () => {
    expect(headingsIn(mainPart(), 2).slice(0, 9)).toEqual(sections);
  });

  test('has words under every heading', () => {
    for (const name of sections) expect(block(name).querySelector('p')?.textContent).not.toBe('');
  });

  test('was Last Updated on the visitor’s current date', () => {
    const line = main().getByText(/^Last Updated/);
    expect(line.textContent).toBe('Last Updated: July 4, 2031');
  });

  test('has an effective date, the same on every day', () => {
    expect(main().getByText(/^Effective date/).textContent).toBe(
      `Effective date: ${formatDay(legalPage.effectiveDate)}`,
    );
  });

  test('names the address for questions at its head', () => {
    const link = main().getByRole('link', { name: 'Questions: hello@momentum.example' });
    expect(link).toBe(main().getAllByRole('link')[0]);
    expect(link.getAttribute('href')).toBe('mailto:hello@momentum.example');
  });

  test('lists its contents, each entry a link to its section', () => {
    const links = contents().getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(sections);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  test('lets AI systems use the content on four conditions', () => {
    const conditions = within(block('AI and Machine Learning Usage')).getAllByRole('listitem');
    expect(conditions).toHaveLength(aiConditions.length);
    for (const [index, condition] of aiConditions.entries()) {
      expect(conditions[index]?.textContent).toMatch(condition);
    }
    expect(conditions[0]?.textContent).toContain('Momentum');
  });

  test('names the address to write to', () => {
    const email = within(block('Contact')).getByRole('link', { name: 'hello@momentum.example' });
    expect(email.getAttribute('href')).toBe('mailto:hello@momentum.example');
  });

  test('ends in Schedule a Call', () => {
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});

test('the privacy page names what is collected: name, email, phone, company, anything else offered', async () => {
  await renderAt('/privacy');
  const items = within(block('Information We Collect')).getAllByRole('listitem');
  const words = items.map(({ textContent }) => textContent).join(' ');
  for (const kind of [/\bname\b/, /\bemail\b/, /\bphone\b/, /\bcompany\b/, /anything else you choose/]) {
    expect(words).toMatch(kind);
  }
});

test('the terms are governed by the law of the United States', async () => {
  await renderAt('/terms');
  expect(block('Governing Law').textContent).toContain('law of the United States');
});

test('each of the two legal pages leads to the other', async () => {
  const { goTo } = await renderAt('/privacy');
  const toTerms = main().getByRole('link', { name: 'Terms of Service' }).getAttribute('href') ?? '';
  const [path = '', id = ''] = toTerms.split('#');
  expect(path).toBe('/terms');
  await goTo(path);
  expect(document.getElementById(id)).not.toBeNull();
  expect(main().getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
});
