import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aboutText } from '../../../src/content/pages/about';
import {
  addressesIn,
  block,
  expectTitledTexts,
  heading,
  headingsIn,
  main,
  mainPart,
  textsIn,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

describe('the about page', () => {
  renderOnceAt('/about');

  test('has Story, Mission, Vision, Core Values, Founder and CEO, and Why Choose Us, in this order', () => {
    const names = ['Story', 'Mission', 'Vision', 'Core Values', 'Founder and CEO', 'Why Choose Us'];
    expect(headingsIn(mainPart(), 2).filter((title) => names.includes(title))).toEqual(names);
    expect(textsIn(block('Story'), 'p')).toEqual(expect.arrayContaining([...aboutText.story.paragraphs]));
    expect(heading('Mission').nextElementSibling?.textContent).toBe(aboutText.mission.statement);
    expect(heading('Vision').nextElementSibling?.textContent).toBe(aboutText.vision.statement);
    expectTitledTexts(block('Core Values').querySelectorAll('li'), aboutText.values.items.length);
    expectTitledTexts(block('Why Choose Us').querySelectorAll('li'), aboutText.advantages.items.length);
  });

  test('has a profile of the founder and CEO, with a drawing, and invents no name', () => {
    const profile = block('Founder and CEO');
    expect(profile.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/art/posters/founder.svg');
    expect(within(profile).getByText(/^Responsible for/)).toBeTruthy();
    expect(within(profile).queryByRole('heading', { level: 3 })).toBeNull();
  });

  test('leads to the services at its head and after Why Choose Us: Explore Our Services', () => {
    const [first, second] = main().getAllByRole('link', { name: 'Explore Our Services' });
    expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(['/services', '/services']);
    expect(first).toBe(main().getAllByRole('link')[0]);
    expect(block('Why Choose Us').contains(second ?? null)).toBe(true);
  });
});

describe('the careers page', () => {
  renderOnceAt('/careers');

  test('says how the firm hires, and invents no open role', () => {
    expect(block('How We Hire').querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(3);
    expect(mainPart().textContent).toContain('No open roles');
  });

  test('leads to the email address, the work of a lead and the contact page, and nowhere else', () => {
    const email = 'mailto:hello@momentum.example';
    expect(addressesIn(mainPart())).toEqual([email, '/how-we-work/execution', email, email, '/contact']);
  });
});
