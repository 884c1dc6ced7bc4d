import { expect, test } from 'vitest';
import { stageTerms } from '../../../src/content/pricing';
import { packages } from '../../../src/content/services/index';

/** The price ranges of all package pages end at this stage. */
const last = stageTerms.seriesB.name;

test.each(Object.entries(packages))(
  '%s names no range of stages that ends before its prices do',
  (_, { text }) => {
    const { whoItIsFor } = text();
    const ranges = [...whoItIsFor.matchAll(/ to (Pre-Seed|Seed|Series [A-Z])/g)].map(([, end]) => end);
    for (const end of ranges) expect(end).toBe(last);
  },
);
