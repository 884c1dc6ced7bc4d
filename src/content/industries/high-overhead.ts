import { seedTerms } from '../pricing';
import type { Industry } from './types';

export const highOverhead: Industry = {
  name: 'High-Overhead',
  summary: 'More profit per hour of plant, fleet or crew.',
  title: 'Go-to-Market for High-Overhead Operations',
  description:
    'Revenue work for plants, fleets and field service: faster quotes, jobs ranked by bottleneck hour, and service contracts.',
  diagnosisExample: {
    leads: '500',
    opportunities: '90',
    proposals: '45',
    customers: '12',
    live: '10',
    renewed: '7',
    growth: '0',
  },
  text: () => ({
    heading: 'More profit from capacity you already pay for',
    lead: 'For plants, fleets and field crews, we rank jobs by what each earns per hour of the scarcest machine or crew. We also speed up quotes and forecast idle hours.',
    otherPrice: 'Without investors, we quote you a fee',
    painPoints: [
      {
        title: 'Quotes go out too late',
        description: 'A buyer asks three shops for a quote. Yours arrives days late.',
      },
      {
        title: 'All revenue counts as equal',
        description: 'Two jobs bring in the same amount. One blocks the press all week.',
      },
      {
        title: 'Crews are booked on the wrong days',
        description: 'Thursday needs overtime. Monday is paid idle time.',
      },
      {
        title: 'One person knows the customers',
        description: 'The branch manager knows who reorders. The customer database (CRM) does not.',
      },
      {
        title: 'Machines are sold without service',
        description: 'You install the equipment. Others maintain it.',
      },
    ],
    solutions: [
      {
        title: 'Quote within a day',
        description:
          'Our package Operational Backbone fills in costs from past jobs, and your estimator approves.',
      },
      {
        title: 'Reprice the bottom tenth',
        description: `From time clocks and ERP (software for orders and costs), we rank jobs by contribution per bottleneck hour. You reprice or decline the lowest tenth. Product Development, a separate package (at Seed ${seedTerms('development')}), can add a model that predicts cost before the quote leaves.`,
      },
      {
        title: 'Sell the idle shift',
        description:
          'From month 4, once tested, the forecast of Operational Backbone also shows free slots to sell. A dispatcher decides.',
      },
      {
        title: 'List the twenty largest customers',
        description:
          'Operational Backbone lists what each of the twenty largest customers orders and when, and flags a missed reorder.',
      },
      {
        title: 'Sell service contracts',
        description:
          'We list every installed machine. Product Development can add software that predicts each service from usage.',
      },
    ],
    exhibit: {
      at: 'second',
      kind: 'formula',
      heading: 'How we rank your jobs',
      lead: 'A high margin can hide a job that blocks the line.',
      result: 'Contribution per bottleneck hour',
      value: '$600',
      terms: [
        { name: 'Price', note: 'ERP invoice, less credits.', value: '$10,000', size: 100 },
        {
          operator: '−',
          name: 'Cost the job caused',
          note: 'Material, freight, subcontractors and overtime. Fixed wages are left out.',
          value: '$5,800',
          size: 58,
        },
        {
          operator: '÷',
          name: 'Bottleneck hours',
          note: 'Time on the scarcest resource, such as a press. Each cell: one hour.',
          value: '7',
          size: 6,
        },
      ],
      caption:
        'Subtract, then divide. A $6,000 job that costs $3,600 and takes 3 hours earns $800 an hour, so it ranks higher, although its margin is 40% against 42%. The numbers are invented.',
    },
    story: {
      statement: 'The floor is full, but the year ends with little profit.',
      text: 'First test: one branch quotes standard work within a day, without discounts.',
      basis: 'An illustration, not a client. All numbers are targets.',
      metrics: [
        {
          value: '< 24',
          label: 'hours from request to standard quote',
          qualifier: 'Our target',
          drawing: { length: 24, of: 48, stripe: 'Each stripe: one hour of two days' },
        },
        { value: '+15%', label: 'contribution per bottleneck hour within a year', qualifier: 'Our target' },
        {
          value: '1 in 5',
          label: 'dollars of revenue from service contracts',
          qualifier: 'Our target',
        },
      ],
    },
    servicesHeading: 'Join the job data, then follow up on quotes',
    services: [
      {
        service: 'operational-backbone',
        reason: 'First, quotes, dispatch and time records need the same job number.',
      },
      {
        service: 'sales-execution',
        reason: 'Our sellers follow up open quotes.',
      },
    ],
    closing: {
      heading: 'Rank one month of your jobs',
      text: 'Bring price, cost and hours per job to the call.',
    },
  }),
};
