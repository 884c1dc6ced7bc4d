import { technologySummaries } from './summaries';
import type { Technology } from './types';

export const agenticAi = {
  heading: technologySummaries['agentic-ai'].name,
  lead: 'An agent plans the steps, calls the tools and checks the result until the task is done or handed back. It changes records in other systems, so we decide first what it may never do, and who approves each write.',
  closing: {
    heading: 'Name the task nobody wants.',
    text: 'Bring its steps, its volume and the cost of one mistake. We will tell you whether it needs an agent or a script.',
  },
} as const satisfies Technology;
