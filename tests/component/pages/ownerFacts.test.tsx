import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block, headingsIn, mainPart, textsIn } from '../../support/pageQueries';
import { renderAt } from '../../support/renderAt';

const facts = vi.hoisted(() => ({
  DATA_LOCATION: 'Nothing leaves the EU.',
  AI_MODELS: 'Models of three providers.',
  SECURITY_PAPERS: 'A SOC 2 Type II report.',
  TEAM_HOURS_PER_WEEK: '16',
  HIRING_TASK_HOURS: '3',
  HIRING_TASK_PAID: 'no' as const,
  TEAM_SIZE: 'We are twelve people.',
}));

vi.mock('../../../src/config/owner', async (importOriginal) => {
  const { owner } = await importOriginal<typeof import('../../../src/config/owner')>();
  return { owner: { ...owner, ...facts } };
});

test.each(['/technologies', '/technologies/rag', '/technologies/lrms'])(
  'technical buyers read the facts of the owner on %s',
  async (path) => {
    await renderAt(path);
    const section = block('For technical buyers');
    const cells = [...section.querySelectorAll('ul')].find((list) => list.querySelector('h3')) ?? section;
    expect(headingsIn(cells, 3)).toHaveLength(5);
    for (const fact of [facts.DATA_LOCATION, facts.AI_MODELS, facts.SECURITY_PAPERS])
      expect(within(section).getByText(new RegExp(fact))).toBeTruthy();
  },
);

test('founders read the fewest hours of the team', async () => {
  await renderAt('/services');
  expect(mainPart().textContent).toContain(
    'At least 16 hours a week, from the people named in your proposal.',
  );
});

test('applicants read the terms of the task and the size of the team', async () => {
  await renderAt('/careers');
  expect(mainPart().textContent).toContain('At most 3 hours, due within a week, unpaid.');
  expect(textsIn(block('Pay, Equity, Place and Tools'), 'p')).toContain(facts.TEAM_SIZE);
});
