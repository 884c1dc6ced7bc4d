import { claims } from '../claims';
import type { Package } from './types';

export const operationalBackbone: Package = {
  name: 'Operational Backbone',
  summary: 'Building Systems That Scale',
  title: 'Operational Backbone: Revenue Systems',
  description:
    'CRM, billing, support and warehouse joined in one customer record: systems audit, revenue data model, automation and monthly close support.',
  seedPrice: { usdPerMonth: 6_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    planning: 'Records under one key, signed definitions and the capacity model.',
    execution: 'Records matched before each close, and software for re-keying and reminders.',
    scaling: 'Forecasts and risk scores from your business records.',
  },
  text: () => ({
    lead: 'CRM (customer database), billing, support and product data become one customer record. You close the month and report to the board without spreadsheets.',
    pitch:
      'Operations and finance leads who build board numbers by hand. We join CRM, billing, support and product data in one customer record.',
    included: [
      {
        title: 'Systems audit and rebuild',
        description: 'A list of what you pay for, who uses it and where it breaks. Then fewer tools.',
      },
      {
        title: 'Revenue data model',
        description:
          'Customer, contract, invoice and usage under one key, with one definition of annual recurring revenue (ARR). Capacity model, forecast and risk scores are built on it.',
      },
      {
        title: 'Automation of routine work',
        description: 'Software takes over re-keying and reminders. Exceptions go to a person.',
      },
      {
        title: 'Monthly close support',
        description: 'Contracts, invoices and CRM records are matched before the close.',
      },
    ],
    whoItIsFor:
      'Operations and finance leads, from Pre-Seed to Series B, who build board numbers by hand. With one tool and few customers, wait: a spreadsheet is enough.',
    figureCaption:
      'Marked around the signature: where a deal becomes an invoice, a project and a customer record.',
    needs: 'One systems owner, a finance lead for definitions, and the person who approves access.',
    alternatives: [
      { service: 'bowtie-leadership', reason: 'The records agree, and nobody decides on them.' },
      { service: 'revenue-strategy', reason: 'Buyer or price is not settled.' },
    ],
    combinations: [
      { service: 'bowtie-leadership', reason: 'Uses the joined records in its forecast.' },
      {
        service: 'development',
        reason: 'Builds AI on the connected data, so it comes second.',
      },
    ],
    planHeading: 'Audit, connections, definitions, automation',
    plan: [
      'A strategy session with finance sets the scope. We list every system, its owner and its cost.',
      'CRM and billing are connected. Mismatches are counted and ranked by cost.',
      'Finance signs the definitions. Records get one key. Duplicate tools are switched off.',
      'Routine work moves to software, task by task. We support each close. Code and manual are yours.',
    ],
    caseStudiesHeading: 'A client result, and a target for quotes',
    caseStudies: [
      {
        claims: [claims.fintechCac],
        relation: 'The same work in this package: ad cost, CRM and account records joined in one table.',
      },
      {
        industry: 'High-Overhead',
        outcome: 'Field service companies join dispatch and job costing, so that each quote shows its cost.',
        target: {
          value: '90%',
          label: 'quotes issued with job cost attached',
          qualifier: 'A target we set, not a client result.',
        },
        relation: 'In this package: the revenue data model.',
      },
    ],
    closing: {
      heading: 'Check whether your records agree',
      text: 'Pick one customer. We compare CRM, invoice and support desk, and size the work.',
    },
  }),
};
