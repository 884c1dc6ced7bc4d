import type { DiagnosisInput, diagnosisMachine, Texts } from '../diagnosis.machine';
import type { MachineModel } from '../statechart/paths';

const range = (from: number, to: number) => ({ from, to });

/** 24 of 200 proposals become customers: the narrowest step. */
const narrow: Texts = {
  leads: '2,000',
  opportunities: '400',
  proposals: '200',
  customers: '24',
  live: '20',
  renewed: '19',
  growth: '3',
};

const input: DiagnosisInput = {
  ranges: {
    opportunities: range(13, 22),
    proposals: range(30, 50),
    customers: range(20, 30),
    live: range(37, 42),
    renewed: range(90, 93),
    growth: range(100, 106),
  },
  examples: { 'b2b-saas': narrow },
  example: 'b2b-saas',
};

/** Model of the diagnosis: one field with each kind of text. */
export const diagnosisModel: MachineModel<typeof diagnosisMachine> = {
  starts: [{ name: 'on arrival', input }],
  events: {
    'number.entered': {
      meaning: 'A number is typed or deleted.',
      payloads: ['24', '48', 'many', ''].map((text) => ({ field: 'customers', text })),
    },
    'example.loaded': {
      meaning: 'An example is chosen.',
      payloads: [{ example: 'b2b-saas' }, { example: 'unlisted' }],
    },
    'numbers.cleared': { meaning: '"Enter your numbers" is pressed.' },
    'address.opened': {
      meaning: 'The page is opened at an address with numbers.',
      sender: 'the address',
      payloads: [
        { query: '' },
        { query: '?example=b2b-saas' },
        { query: '?proposals=200&customers=24' },
        { query: '?leads=many' },
      ],
    },
    'link.requested': { meaning: '"Copy the link" is pressed.' },
    'discussion.requested': {
      meaning: 'The visitor asks to discuss the finding.',
      payloads: [{ stage: 'seed' }],
    },
  },
  relevant: ({ example, texts, openedQuery }) => [example, texts.leads, texts.customers, openedQuery],
};
