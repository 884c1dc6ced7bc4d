import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { matchRoute } from '../../../src/routes/matchRoute';
import { breadcrumbs } from '../../../src/routes/navigation';
import { notFoundRoute, routes } from '../../../src/routes/table';
import { mainPart } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

/** Internal links of the document without a page, or with a hash that is not on their page. */
function brokenLinks(): readonly string[] {
  return [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => {
      if (/^(https:|mailto:)/.test(href)) return false;
      if (href.startsWith('#')) return href.length < 2 || !document.getElementById(href.slice(1));
      return matchRoute(new URL(href, document.location.href).pathname).route === notFoundRoute;
    });
}

const attributesOf = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** Pages whose buttons to the contact page read Schedule a Consultation; all others read Schedule a Call. */
const isConsultation = (path: string) =>
  path === '/technologies' ||
  (/^\/(?:services|industries|technologies)\/./.test(path) && path !== '/technologies/lrms');

test.each(routes)(
  '$path is whole: one h1, headings in order, working links, distinct ids',
  async ({ path }) => {
    await renderAt(path);
    expect(brokenLinks()).toEqual([]);
    for (const selector of ['main', 'h1', 'body header', 'body footer'])
      expect(document.querySelectorAll(selector)).toHaveLength(1);
    expect(attributesOf('img', 'alt')).not.toContain(null);

    const ids = attributesOf('[id]', 'id');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);

    const headings = [...mainPart().querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);

    // The home page ends with its own contact form.
    if (path !== '/' && path !== '/contact') {
      const last = [...mainPart().querySelectorAll('a')].at(-1);
      expect(last?.getAttribute('href')).toBe('/contact');
      expect(last?.textContent).toBe(isConsultation(path) ? 'Schedule a Consultation' : 'Schedule a Call');
    }

    if (/^\/(?:industries|technologies|how-we-work|resources)\/./.test(path)) {
      const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
      const trail = breadcrumbs(matchRoute(path).route);
      expect(steps.map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href')])).toEqual(
        trail.map((step) => [step.name, step.path === path ? undefined : step.path]),
      );
      expect(steps.at(-1)?.querySelector('[aria-current="page"]')).not.toBeNull();
    }
  },
);
