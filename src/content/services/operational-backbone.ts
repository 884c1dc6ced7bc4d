import { claims } from '../claims';
import { documents } from '../documents';
import type { Package } from './types';

export const operationalBackbone: Package = {
  name: 'Operational Backbone',
  summary: 'Building Systems That Scale',
  title: 'Operational Backbone: Revenue Systems',
  description:
    'CRM, billing, support and product data in one customer record: systems audit, data model, automation and monthly close.',
  seedPrice: { usdPerMonth: 6_000, equityMilliPercent: 375, detailDecimals: 3 },
  parts: {
    planning: 'Joins your records, and keeps the definitions and the capacity model current.',
    execution: 'We match your records before each monthly close and automate routine work.',
    scaling: 'Forecasts, risk scores and routine tasks.',
  },
  text: () => ({
    lead: 'Finance, sales and the board get one revenue number, from CRM (customer database), billing, support and product data.',
    pitch: 'Operations and finance leads who build board numbers by hand.',
    included: [
      {
        title: 'Systems audit and rebuild',
        description:
          'We list your tools, who uses each and where each fails. We switch off duplicates and connect the rest.',
      },
      {
        title: 'Revenue data model',
        description:
          'One customer number links contract, invoice and usage. Annual recurring revenue (ARR) has one definition. After tests, from month 4, your team can ask these records plain-language questions.',
      },
      {
        title: 'Automation of routine work',
        description:
          'Fixed rules take over re-keying and reminders. Until a task has passed four gates (harm, quality, cost and rollback), a named person approves each action.',
      },
      {
        title: 'Monthly close support',
        description:
          'We match contracts, invoices and CRM records, and update the capacity model (what sellers can book), the forecast and the renewal risk scores.',
      },
    ],
    whoItIsFor:
      'Operations and finance leads, from Pre-Seed to Series B, who build board numbers by hand. With one tool and few customers, a spreadsheet is enough.',
    needs:
      'One systems owner, a finance lead for definitions, an expert who labels cases, and the person who approves access.',
    alternatives: [
      { service: 'bowtie-leadership', reason: 'The records agree, but no one decides on them.' },
      { service: 'revenue-strategy', reason: 'Buyer or price is not settled.' },
    ],
    combinations: [
      { service: 'bowtie-leadership', reason: 'Uses the joined records in its forecast.' },
      {
        service: 'development',
        reason: 'Builds further AI features on the data.',
      },
    ],
    planHeading: 'Audit, connections, definitions, automation',
    plan: [
      'We set the scope with finance in a strategy session.',
      'We connect CRM, billing and support, then product data.',
      'Finance signs the definitions. Duplicate tools are switched off.',
      'Forecast, risk scores and answers are released once they are tested. Routine work moves to software, task by task. Code and manual are yours.',
    ],
    document: documents.mismatches,
    caseStudies: [
      {
        claim: claims.fintechCac,
        relation: 'The same work: costs and account records joined in one table.',
      },
      {
        industry: 'High-Overhead',
        outcome:
          'Invented case, no client: field service joins dispatch and job costing, so each quote shows its cost.',
        target: {
          value: '90%',
          label: 'quotes issued with job cost attached',
          qualifier: 'Our target',
        },
        relation: 'In this package: the revenue data model.',
      },
    ],
    invitation: 'Show us one customer, without its name, in CRM, billing and support. We size the work.',
  }),
};
