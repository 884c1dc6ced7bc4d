import type { ContactQuestions } from '../pages/types';

/** The questions and answers of the contact page. */
export const contactQuestions = {
  tag: 'Questions',
  heading: 'Frequently Asked Questions',
  items: [
    {
      question: 'What makes you different?',
      answer:
        'Senior operators plan and run the work with you, and AI systems support it. Every phase has an owner, a target number and a review date. You pay a monthly fee and an equity share, which loses value if the plan fails. Add-ons have no equity.',
    },
    {
      question: 'How quickly can you start?',
      answer:
        'The initial strategy session takes place within 1-2 weeks of agreement, with full implementation within 30 days. Implementation means that your package is running: your team at work, systems connected, first weekly review held.',
    },
    {
      question: 'Do you work with early-stage startups?',
      answer:
        'Yes. We work with companies at all stages. Early-stage packages have a lower monthly fee and a larger equity share. The price list covers Pre-Seed to Series B. For later stages we agree on a price in the first call.',
    },
    {
      question: 'Which industries do you serve?',
      answer:
        'B2B SaaS, Fintech, HealthTech, Cybersecurity, SustainableTech (our GreenTech and Regenerative Agriculture practices) and others where AI and execution efficiency drive advantage.',
    },
  ],
} as const satisfies ContactQuestions;
