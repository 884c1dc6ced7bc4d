import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
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
import { renderOnceAt } from '../../support/renderOnce';

describe('the about page', () => {
  renderOnceAt('/about');

  test('has the required blocks in order', () => {
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

  test('leads to the services at its head and after Why Choose Us: Explore Our Services', () => {
    const links = main().getAllByRole('link', { name: 'Explore Our Services' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/services', '/services']);
    expect(block('Why Choose Us').contains(links[1] ?? null)).toBe(true);
    expect(links[0]).toBe(main().getAllByRole('link')[0]);
  });

  test('leads to Careers', () => {
    expect(addressesIn(mainPart(), '/careers')).toEqual(['/careers']);
  });

  test('ends in Schedule a Call', () => {
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});

describe('the careers page', () => {
  renderOnceAt('/careers');

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

  test('says what to send', () => {
    expect(within(block('What to Send')).getAllByRole('listitem')).toHaveLength(3);
  });

  test('has a picture of its own, described', () => {
    expect(
      main()
        .getByRole('img', { name: /people/ })
        .getAttribute('src'),
    ).toBe('/art/team.svg');
  });

  test('names the email address at its head and beside the call', () => {
    expect(main().getByRole('link', { name: 'Email hello@momentum.example' })).toBe(
      main().getAllByRole('link')[0],
    );
    expect(main().getByRole('link', { name: 'hello@momentum.example' })).toBeTruthy();
  });

  test('leads to the email address and the contact page and nowhere else', () => {
    const email = 'mailto:hello@momentum.example';
    expect(addressesIn(mainPart())).toEqual([email, email, '/contact']);
    expect(lastLink()).toEqual(['Schedule a Call', '/contact']);
  });
});
