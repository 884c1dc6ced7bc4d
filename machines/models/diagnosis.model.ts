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
    'number.entered': [
      { type: 'number.entered', field: 'customers', text: '24' },
      { type: 'number.entered', field: 'customers', text: '48' },
      { type: 'number.entered', field: 'customers', text: 'many' },
      { type: 'number.entered', field: 'customers', text: '' },
    ],
    'example.loaded': [
      { type: 'example.loaded', example: 'b2b-saas' },
      { type: 'example.loaded', example: 'unlisted' },
    ],
    'numbers.cleared': [{ type: 'numbers.cleared' }],
    'address.opened': [
      { type: 'address.opened', query: '' },
      { type: 'address.opened', query: '?example=b2b-saas' },
      { type: 'address.opened', query: '?proposals=200&customers=24' },
      { type: 'address.opened', query: '?leads=many' },
    ],
    'link.requested': [{ type: 'link.requested' }],
    'discussion.requested': [{ type: 'discussion.requested', stage: 'seed' }],
  },
  meanings: {
    'number.entered': 'A number is typed or deleted.',
    'example.loaded': 'An example is chosen.',
    'numbers.cleared': '"Enter your numbers" is pressed.',
    'address.opened': 'The page is opened at an address with numbers.',
    'link.requested': '"Copy the link" is pressed.',
    'discussion.requested': 'The visitor asks to discuss the finding.',
  },
  senders: { 'address.opened': 'the address' },
  relevant: ({ example, texts, openedQuery }) => [example, texts.leads, texts.customers, openedQuery],
};
