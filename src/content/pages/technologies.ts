import type { PageName, TechnologiesText } from './types';

export const technologies = {
  name: 'Technologies',
  title: 'AI That Powers Execution',
  description:
    'RAG, agents, language models, cloud and revenue AI, each described by the job it does, the way we implement it and the measure that proves it.',
} as const satisfies PageName;

export const technologiesText = {
  heading: 'AI That Powers Execution',
  lead: 'Our AI systems help B2B companies win and keep more customers. Each page says what the technology is, why it pays, how we implement it and what it costs to start.',
  fits: {
    rag: 'Fits when teams look up the same facts in contracts, tickets and wikis.',
    'agentic-ai': 'Fits when a routine task crosses several systems and its steps vary.',
    llms: 'Fits when calls, tickets and contracts pile up unread.',
    'cloud-ai': 'Fits when AI use, and its bill, grows with every customer.',
    'customer-success-ai': 'Fits when you have renewals to protect and usage data to read.',
    'marketing-sales-ai': 'Fits when sellers have more accounts than hours.',
    'business-intelligence-ai': 'Fits when finance and sales report different numbers.',
  },
  linkLabel: 'Learn more',
  withoutCard: { before: 'For products and teams that search all day, we also build ', after: '.' },
  closing: {
    heading: 'Which task should AI take over first?',
    text: 'Name the task, its volume and who checks the result today. You will hear which technology fits, or whether a plain rule is enough.',
  },
} as const satisfies TechnologiesText;
