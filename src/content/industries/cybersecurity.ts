import { addOnFee } from '../pricing';
import type { Industry } from './types';

export const cybersecurity: Industry = {
  name: 'Cybersecurity',
  summary: 'Product tests run on the buyer’s own logs.',
  title: 'Go-to-Market for Cybersecurity',
  description:
    'Go-to-market work for security vendors: proofs of concept with an end date, and partners ranked by sourced revenue.',
  diagnosisExample: {
    leads: '600',
    opportunities: '120',
    proposals: '24',
    customers: '6',
    live: '3',
    renewed: '3',
    growth: '2',
  },
  text: () => ({
    heading: 'Win security evaluations on the buyer’s own logs',
    lead: 'We help security vendors win the proof of concept, the buyer’s test before a purchase, with criteria and an end date in writing.',
    painPoints: [
      {
        title: 'Messages sound alike',
        description: 'The head of security (CISO) cannot tell which control you replace.',
      },
      {
        title: 'Tests do not end',
        description: 'Your sales engineer stays because a pass was never defined.',
      },
      {
        title: 'Buyers are cutting tools',
        description: 'They want fewer consoles, and you add one.',
      },
      {
        title: 'Partners bring no deals',
        description: 'Resellers register the deals you found and keep their margin.',
      },
    ],
    solutions: [
      {
        title: 'Name one attack technique',
        description:
          'We tie your claim to one technique in MITRE ATT&CK, the public attack catalog. Buyers who signed or refused tell us which event starts a purchase.',
      },
      {
        title: 'Write the test down',
        description:
          'Your lost deals show which criteria decided the test. Sellers from the add-on Sales Execution agree on them with the buyer. Tests run on the buyer’s logs.',
      },
      {
        title: 'List the tools to switch off',
        description: 'We count the licenses, integrations and analyst hours that would end.',
      },
      {
        title: 'Keep partners who bring deals',
        description: `The plan ranks resellers by the revenue they sourced. To win new ones, add Partnerships & Channel Sales (${addOnFee('partnerships')}).`,
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'gates',
      heading: 'What a proof of concept has to pass',
      lead: 'Either side may stop at any gate.',
      gates: [
        {
          name: 'Trigger',
          question: 'Why now?',
          passes: 'A dated event, such as an audit finding',
        },
        {
          name: 'Criteria',
          question: 'What is a pass?',
          passes: 'Shares of attacks found and of false alarms, agreed with the buyer’s architect',
        },
        {
          name: 'Logs',
          question: 'On whose data?',
          passes: 'The buyer’s logs, simulated attacks, an end date',
        },
        {
          name: 'Result',
          question: 'Did an analyst act on an alert?',
          passes: 'One alert, the action taken, and the hours until then',
        },
        {
          name: 'Switch-off',
          question: 'Which tool goes?',
          passes: 'Consent of its owner, and its renewal date',
        },
      ],
      caption:
        'The owner of the old tool can block its switch-off, so invite this person when you agree on criteria.',
    },
    story: {
      statement: 'Test results depended on who ran the test.',
      text: 'The new rule: no engineer is booked before the buyer has agreed to the criteria.',
      basis: 'An illustration, not a client. All numbers are targets.',
      metrics: [
        {
          value: '2 of 3',
          label: 'proofs of concept won',
          qualifier: 'Our target',
          drawing: { length: 2, of: 3, stripe: 'Each group: one proof of concept' },
        },
        { value: '< 30', label: 'days from first log to result', qualifier: 'Our target' },
        { value: '1 in 4', label: 'deals sourced by partners', qualifier: 'Our target' },
      ],
    },
    servicesHeading: 'Settle the claim, then agree on the test',
    services: [
      {
        service: 'revenue-strategy',
        reason:
          'We interview security analysts and the buyers you lost, then settle claim, price and channel.',
      },
      {
        service: 'sales-execution',
        reason: 'Sellers agree on criteria and an end date before a test starts.',
      },
    ],
    closing: {
      heading: 'Learn why you lost recent deals',
      text: 'List losses by competitor and the tool each buyer kept. The list helps us see whether your message or your product failed.',
    },
  }),
};
