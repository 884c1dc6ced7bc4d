import type { Industry } from './types';

export const cybersecurity = {
  heading: 'Win on the buyer’s own telemetry.',
  lead: 'Every vendor in the category sells the same fear. We name the technique, the control you replace and the analyst who is no longer woken at night, then put the proof of concept in writing: criteria, attack set, engineer hours and the day it ends.',
  painPoints: [
    {
      title: 'Messages that match every booth',
      description: 'The CISO (head of security) has heard the breach story. It retires no control.',
    },
    {
      title: 'Tests that do not end',
      description: 'Your sales engineer is still on site. Nobody wrote down what a pass is.',
    },
    {
      title: 'Buyers who are cutting tools',
      description: 'The mandate is fewer consoles. A better one is still one more.',
    },
    {
      title: 'Partners who only register',
      description: 'They protect a margin on deals you found.',
    },
  ],
  solutions: [
    {
      title: 'Own one technique',
      description:
        'Ten analyst interviews tie the claim to MITRE ATT&CK, the attack catalog. AI mines calls for the trigger event.',
    },
    {
      title: 'Gate the test',
      description:
        'Week 1 sorts wins and losses by competitor; the CRM then holds the template and engineer hours. AI drafts the result from lab logs.',
    },
    {
      title: 'Sell the subtraction',
      description:
        'A model builds the overlap table from the tool inventory: license, integrations and analyst hours that stop.',
    },
    {
      title: 'Train five, not fifty',
      description:
        'Resellers are ranked by revenue they sourced, and the top five get a plan. A marketplace listing lets buyers use committed cloud spend.',
    },
  ],
  exhibit: {
    kind: 'gates',
    heading: 'A proof of concept with a way out.',
    lead: 'Either side may stop at any gate. A forgotten test costs more.',
    gates: [
      {
        name: 'Trigger',
        question: 'Why now?',
        passes: 'A dated event: audit finding, insurer’s question, incumbent’s renewal',
      },
      {
        name: 'Criteria',
        question: 'What is a pass?',
        passes: 'Coverage and false-positive rate, agreed with the architect',
      },
      {
        name: 'Telemetry',
        question: 'On whose data?',
        passes: 'The buyer’s logs, an attack set, an end date',
      },
      {
        name: 'Result',
        question: 'Did an analyst act on it?',
        passes: 'Time to first useful alert',
      },
      {
        name: 'Switch-off',
        question: 'Which tool goes?',
        passes: 'Its owner’s consent and renewal date',
      },
    ],
    caption: 'Identity and IT operations can veto at the last gate; invite them to the second.',
  },
  story: {
    statement: 'Wins depend on which engineer runs the test. A written test depends on the product.',
    text: 'Closed deals are sorted by the tool the buyer kept. Analysts name the alerts that cost them a night. No engineer is then booked without agreed criteria.',
    basis: 'A composite of typical security work, no single client; all figures are targets.',
    metrics: [
      { value: '2 of 3', label: 'proofs of concept won', qualifier: 'the target' },
      { value: '< 30', label: 'days from first log to result', qualifier: 'the target' },
      { value: '1 in 4', label: 'deals sourced by partners', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'What analysts read, who carries the paper.',
  services: [
    {
      service: 'content-branding',
      reason: 'Security customers rarely lend their names, so published research becomes the reference.',
    },
    {
      service: 'partnerships',
      reason: 'A reseller often holds the contract, and its margin decides what is shown.',
    },
  ],
  closing: {
    heading: 'List the tools you replace.',
    text: 'Bring your recent losses by named competitor, and the tool each buyer kept. A consultation will show whether the argument failed or the proof did.',
  },
} as const satisfies Industry;
