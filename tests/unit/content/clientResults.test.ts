import { expect, test } from 'vitest';
import { claims } from '../../../src/content/claims';
import { industries } from '../../../src/content/industries/index';
import { packages as allPackages } from '../../../src/content/services/index';
import { isKeyOf } from '../../../src/lib/lookUp';

/** Industries with the packages that their pages recommend. */
const recommendations = Object.values(industries)
  .map(({ text }) => text())
  .map(({ story, services }) => ({
    results: story.metrics.filter((metric) => Object.values(claims).some((claim) => claim === metric)),
    packages: services.flatMap(({ service }) =>
      isKeyOf(allPackages, service) ? [allPackages[service].text()] : [],
    ),
  }));

test('an industry page with a client result recommends a package whose page shows that result', () => {
  const withResults = recommendations.filter(({ results }) => results.length > 0);
  expect(withResults).toHaveLength(3);
  for (const { results, packages } of withResults) {
    const shown = packages.flatMap(({ caseStudies }) =>
      caseStudies.flatMap((study) => ('claims' in study ? study.claims : [])),
    );
    expect(shown).toEqual(expect.arrayContaining(results));
  }
});
