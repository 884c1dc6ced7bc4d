import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  addressesIn,
  block,
  heading,
  headingsIn,
  lastLink,
  main,
  mainPart,
  titledTexts,
} from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

describe('the about page', () => {
  beforeEach(async () => {
    await renderAt('/about');
  });

  test('has its blocks in the order of the specification', () => {
    expect(headingsIn(mainPart(), 2).slice(0, 6)).toEqual([
      ...['Story', 'Mission', 'Vision', 'Core Values', 'Founder and CEO', 'Why Choose Us'],
    ]);
  });

  test('tells its story in paragraphs', () => {
    expect(block('Story').querySelectorAll('p').length).toBeGreaterThanOrEqual(3);
  });

  test.each(['Mission', 'Vision'])('states its %s', (name) => {
    const statement = heading(name).nextElementSibling;
    expect(statement?.tagName).toBe('P');
    expect(statement?.textContent?.length).toBeGreaterThan(30);
  });

  test('has seven Core Values', () => {
    const values = within(block('Core Values')).getAllByRole('listitem');
    expect(values).toHaveLength(7);
    expect(new Set(titledTexts(values).map(([title]) => title)).size).toBe(7);
  });

  test('has a profile of the founder and CEO, with a drawing, and invents no name', () => {
    const profile = block('Founder and CEO');
    expect(profile.querySelector('img')?.getAttribute('src')).toBe('/art/founder.svg');
    expect(within(profile).getByText(/^Founder and chief executive/)).toBeTruthy();
    expect(within(profile).queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('says Why Choose Us in four advantages', () => {
    const advantages = within(block('Why Choose Us')).getAllByRole('listitem');
    expect(advantages).toHaveLength(4);
    for (const [title, text] of titledTexts(advantages)) {
      expect(title).toBeTruthy();
      expect(text).toBeTruthy();
    }
  });

  test('leads to the services: Explore Our Services', () => {
    const link = main().getByRole('link', { name: 'Explore Our Services' });
    expect(link.getAttribute('href')).toBe('/services');
  });

  test('ends in Schedule a Call', () => {
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});

describe('the careers page', () => {
  beforeEach(async () => {
    await renderAt('/careers');
  });

  test('says how the firm hires, in steps', () => {
    const steps = within(block('How We Hire')).getAllByRole('listitem');
    expect(steps.length).toBeGreaterThanOrEqual(3);
    expect(steps[0]?.parentElement?.tagName).toBe('OL');
  });

  test('says what the firm looks for, and on which terms', () => {
    expect(within(block('What We Look For')).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
    expect(within(block(/^Pay, Equity/)).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  test('invents no open role', () => {
    expect(mainPart().textContent).toContain('No open roles');
  });

  test('leads to the contact page and nowhere else', () => {
    expect(addressesIn(mainPart())).toEqual(['/contact']);
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});
