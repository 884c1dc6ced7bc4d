import { labels } from '../labels';
import type { IndustriesPage } from './types';

export const industries = {
  name: 'Industries',
  title: 'Industries We Know from the Inside',
  description:
    'Go-to-market work in seven industries, from B2B SaaS and Fintech to regenerative agriculture: who buys, who can stop it, what the board counts.',
  tag: 'Industries',
  heading: 'Seven buyers, each with a different no.',
  lead: 'A CISO, a grower and a CFO refuse for different reasons, and each market has its own papers to clear first. We start from the refusal: who can stop the deal, what they need to read, and which figure their board will ask about.',
  callToAction: { heading: 'An eighth market?', label: labels.scheduleCall },
  closing: {
    heading: 'Is your market missing?',
    text: 'Describe the buyer and the objection. If AI and execution decide who wins there, we will say plainly whether we know enough to help.',
  },
} as const satisfies IndustriesPage;
