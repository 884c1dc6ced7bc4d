import type { Summary } from '../summary';

/** In menu order: five packages, the seat for investors, five add-ons. The line of a package is its tagline. */
export const serviceSummaries = {
  'revenue-strategy': {
    name: 'Revenue Strategy & Design',
    summary: 'Strategy & Momentum to Build the Future',
    title: 'Revenue Strategy & Design Package',
    description:
      'Market and buyer research, a price tested on live deals and a 12-month revenue plan for founders and boards. Monthly fee plus equity, by stage.',
  },
  'bowtie-leadership': {
    name: 'Bowtie Leadership',
    summary: 'Execution Leadership to Drive Scalable Growth',
    title: 'Bowtie Leadership: Fractional Revenue Lead',
    description:
      'A fractional revenue leader across marketing, sales and success: weekly operating review, one forecast, hiring and ramp, then a handover.',
  },
  'operational-backbone': {
    name: 'Operational Backbone',
    summary: 'Building Systems That Scale',
    title: 'Operational Backbone: Revenue Systems',
    description:
      'CRM, billing, support and warehouse joined in one customer record: systems audit, revenue data model, automation and monthly close support.',
  },
  'product-design': {
    name: 'Product Design & Management',
    summary: 'Bringing Your Product Vision to Life',
    title: 'Product Design & Management Package',
    description:
      'Discovery with paying users, a roadmap that lists what was rejected, specification and interface design, tied to revenue or retention.',
  },
  development: {
    name: 'Product Development',
    summary: 'AI-First Product Development, Built Right the First Time',
    title: 'Product Development, AI-First',
    description:
      'AI-first product development: architecture and delivery, a model evaluation suite, cost and safety limits, and handover of code you own.',
  },
  'venture-partner': {
    name: 'Venture Partner',
    summary: 'For venture funds and the founders they back.',
    title: 'Venture Partner for Funds and Founders',
    description:
      'An operating partner for venture funds and their founders: commercial diligence, a plan for 100 days, and one definition of every metric.',
  },
  'demand-generation': {
    name: 'Demand Generation',
    summary: 'Campaigns tied to pipeline, not to clicks.',
    title: 'Demand Generation Add-on',
    description:
      'Demand generation measured by qualified pipeline and payback per channel against a holdout: account list, offers, channels and follow-up.',
  },
  'content-branding': {
    name: 'Content & Branding',
    summary: 'Articles and brand texts your buyers can quote.',
    title: 'Content & Branding Add-on',
    description:
      'Content and branding for expert buyers: a point of view, source interviews, an editorial calendar and a proof library for live deals.',
  },
  'sales-execution': {
    name: 'Sales Execution',
    summary: 'Sellers, playbooks and calls, run weekly.',
    title: 'Sales Execution Add-on',
    description:
      'Sales execution by the week: prospecting, discovery, deal coaching and pipeline reviews, judged by stage conversion, cycle and win rate.',
  },
  'customer-success': {
    name: 'Customer Success Augmentation',
    summary: 'Senior people on your renewals.',
    title: 'Customer Success Augmentation Add-on',
    description:
      'Senior customer success people, added per resource, for onboarding, reviews and renewals, judged by time to first value, GRR and NRR.',
  },
  partnerships: {
    name: 'Partnerships & Channel Sales',
    summary: 'Partners sell your product, so you need fewer hires.',
    title: 'Partnerships & Channel Sales Add-on',
    description:
      'Partner choice, economics, contracts, co-selling and deal registration, judged by the revenue partners source and by their second deal.',
  },
} as const satisfies Record<string, Summary>;
