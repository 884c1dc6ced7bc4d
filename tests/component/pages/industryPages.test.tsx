import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { industries } from '../../../src/content/industries/index';
import { formatServicePrice } from '../../../src/content/pricing';
import { recommendedPrice } from '../../../src/features/pricing/prices';
import { keyFromPath } from '../../../src/lib/lookUp';
import { routeOf } from '../../../src/routes/matchRoute';
import { childrenOf } from '../../../src/routes/navigation';
import {
  addressesIn,
  block,
  captions,
  expectTitledTexts,
  headingsIn,
  hero,
  itemsAfter,
  mainPart,
  textsIn,
} from '../../support/pageQueries';
import { renderOnceAt } from '../../support/renderOnce';

describe.each(childrenOf('/industries'))('the industry page $path', ({ path }) => {
  renderOnceAt(path);
  const { heading, lead, otherPrice, painPoints, story, services } =
    industries[keyFromPath(industries, path)].text();

  test('has a hero with a headline, a paragraph and Schedule a Consultation', () => {
    expect(hero().querySelector('h1')?.textContent).toBe(heading);
    expect(textsIn(hero(), 'p')).toContain(lead);
    expect(hero().textContent).toContain(recommendedPrice(services.map(({ service }) => service)));
    expect(hero().textContent).toContain(otherPrice ?? '');
    const button = within(hero()).getByRole('link', { name: 'Schedule a Consultation' });
    expect(button.getAttribute('href')).toBe('/contact');
  });

  test('has a picture in its head, and a figure with a caption', () => {
    expect(hero().querySelector('img')?.getAttribute('src')).toContain(path.split('/').at(-1));
    expect(captions()).toEqual([expect.stringMatching(/^Fig\. 1\S/)]);
  });

  test('lists Pain Points, How We Solve It and one Success Story, in this order', () => {
    const named = ['Pain Points', 'How We Solve It', 'Success Story'];
    expect(headingsIn(mainPart(), 2).filter((title) => named.includes(title))).toEqual(named);
    expectTitledTexts(itemsAfter('Pain Points'), painPoints.length);
    expectTitledTexts(itemsAfter('How We Solve It'), painPoints.length);
  });

  test('has three metrics in its story, each a result with base and cause or a target, and leads to the case studies', () => {
    const section = block('Success Story');
    const metrics = [...section.querySelectorAll('dl > div')].map((metric) => textsIn(metric, ':scope > *'));
    expect(metrics).toEqual(
      story.metrics.map((metric) => [
        ...[metric.label, metric.value],
        ...('cause' in metric ? [metric.base, metric.cause] : [expect.stringMatching(/target|typical/)]),
      ]),
    );
    expect(addressesIn(section)).toEqual(['/resources/case-studies']);
  });

  test('has a picture in its story: the artwork of the client’s study, or a drawing of the invented case', () => {
    const pictures = block('Success Story').querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.getAttribute('src')).toMatch(/^\/art\/(case|story)-/);
  });

  test('recommends two services, each with name, reason and starting price', () => {
    const cards = [...mainPart().querySelectorAll('a[href^="/services/"]')];
    expect(
      cards.map((card) => [card.getAttribute('href'), ...textsIn(card, 'h3, h3 + p, p:last-child')]),
    ).toEqual(
      services.map(({ service, reason }) => {
        const { name } = routeOf(`/services/${service}`);
        return [`/services/${service}`, name, reason, formatServicePrice(service)];
      }),
    );
  });
});
