import { claims } from '../../claims';
import { serviceSummaries } from '../summaries';
import type { Package } from '../types';

export const operationalBackbone = {
  tagline: serviceSummaries['operational-backbone'].summary,
  pitch:
    'CRM, billing, data and automation rebuilt as one system that finance, sales and delivery can all trust. Every number gets one source.',
  includedShort: [
    'Systems audit and rebuild',
    'Revenue data model',
    'Automation of routine work',
    'Monthly close support',
  ],
  intro:
    'When the CRM, the invoice run and the warehouse disagree, people settle it in a spreadsheet, and the answer depends on whose. We audit the systems, join them on one customer record, agree the definitions with finance, and automate the routine work that is left.',
  included: [
    {
      title: 'Systems audit and rebuild',
      description:
        'What you pay for, who uses it, and what breaks between tools. Then fewer tools, properly joined.',
    },
    {
      title: 'Revenue data model',
      description:
        'Customer, contract, invoice and usage under one key, with ARR defined once and signed by finance.',
    },
    {
      title: 'Automation of routine work',
      description:
        'Re-keying, reminders and routing go to software, with a log and a person for the exceptions.',
    },
    {
      title: 'Monthly close support',
      description:
        'Contracts, invoices and CRM matched before the close, so that the board pack needs no footnotes.',
    },
  ],
  whoItIsFor:
    'Operators whose board pack takes longer to assemble than to discuss, finance leads who close the month from exports, and founders about to be asked for cohort data in diligence. You bring a systems owner, finance, and whoever approves access.',
  figureCaption:
    'The marked part surrounds the knot, where a signed deal has to become an invoice, a project and a customer record.',
  bowtieRange: { from: 0.3, to: 0.64 },
  caseStudiesHeading: 'What changes when the records agree.',
  caseStudies: [
    {
      industry: claims.saasArr.industry,
      outcome:
        'Price moved from seats to volume, so metering, billing and the CRM had to count the same thing in the same record.',
      results: [
        claims.saasArr,
        {
          value: '98%',
          label: 'invoices matched to a CRM account',
          qualifier: 'a target for this work, not a client result',
        },
      ],
    },
    {
      industry: 'High-Overhead',
      outcome:
        'In field service the work is to join quotes, dispatch and job costing. What we measure is the share of quotes that carry the cost of the hours they will use.',
      results: [
        {
          value: '90%',
          label: 'quotes issued with job cost attached',
          qualifier: 'a target we set, not a client result',
        },
      ],
    },
  ],
  closing: {
    heading: 'Make two systems agree.',
    text: 'Bring one customer as the CRM, the invoice and the support desk see it. The differences are the scope.',
  },
} as const satisfies Package;
