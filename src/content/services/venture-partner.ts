import { documents } from '../documents';
import { packageTerms } from '../packageTerms';
import type { InvestorService } from './types';

export const venturePartner: InvestorService = {
  name: 'Venture Partner',
  summary: 'For venture funds and the founders they back.',
  title: 'Venture Partner for Funds and Founders',
  description:
    'An operating partner for venture funds and founders: commercial diligence, a 100-day plan, one definition per metric.',
  price: 'Diligence: one month’s fee of the closest package, no equity',
  text: () => ({
    lead: 'One of our operators, a former sales or marketing leader, checks a company’s revenue before you invest, then helps its founders.',
    facts: [
      {
        term: 'Fee',
        text: 'Diligence: one month’s fee of the closest package. Weekly work: the monthly fee of Bowtie Leadership. The fund pays both, for each company',
      },
      {
        term: 'Equity',
        text: 'None for diligence. For weekly work, Bowtie Leadership’s share if the company’s board agrees; otherwise a quoted fee without equity',
      },
      { term: 'Not included', text: 'Raising money or introducing investors' },
    ],
    included: [
      {
        title: 'Commercial diligence',
        description: 'We check who buys, what a customer costs and who stays.',
      },
      {
        title: 'A plan for the first 100 days',
        description:
          'In weekly work: one target, one person responsible and a review date, chosen with the founder.',
      },
      {
        title: 'One definition for each metric',
        description:
          'Retention, acquisition cost and annual recurring revenue (ARR) mean the same in the company’s report as in yours.',
      },
      {
        title: 'Help for founders',
        description:
          'In weekly work we join the review and prepare pricing and hiring decisions. Founders decide, and see what we report to the fund.',
      },
    ],
    whoItIsFor:
      'Funds that check a company before they invest, or whose companies need an operator. Past Series B we quote you a fee. Founders can ask too; their fund must agree and pay.',
    needs:
      'The company’s consent, customer records, contracts, billing and books, buyers to interview, one decision maker at the fund, and time with each founder.',
    alternatives: [
      {
        service: 'revenue-strategy',
        reason: 'One company must settle its customers, price and plan.',
      },
      { service: 'bowtie-leadership', reason: 'One company needs a revenue leader.' },
    ],
    combinations: [
      {
        service: 'revenue-strategy',
        reason: 'Turns the findings into a tested price and a plan.',
      },
      {
        service: 'operational-backbone',
        reason: 'Connects the records behind each number the company reports.',
      },
    ],
    document: documents.report,
    planHeading: 'Interviews, a report, then weekly work',
    plan: [
      'We agree on the questions. The company opens its records, and customer interviews begin.',
      'We compare the answers with the pitch and write the report.',
      `Once you have invested, we agree on the 100-day plan with the founder and join the weekly work. Without diligence, for companies you hold, this work starts in week 1. You can stop ${packageTerms.stop}.`,
    ],
    closing: {
      heading: 'Ready to Accelerate Your Startup?',
      text: 'Bring a question about one company. You need not name it.',
    },
  }),
};
