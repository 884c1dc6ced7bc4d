import { claims } from '../claims';
import { studyTeasers } from './teasers';
import type { CaseStudy } from './types';

const { value, label } = claims.saasArr;

export const b2bSaas = {
  teaser: studyTeasers.b2bSaas,
  situation:
    'Only the founder could close. The CRM held amounts and dates; objections, discounts and reasons for losing stayed in one person’s head. The price counted seats, so an account could send more volume through the product and pay the same. A new seller could inherit neither the conversation nor a price that explained itself, and selling stopped whenever the founder did.',
  change:
    'The founder’s calls were recorded. What buyers objected to became a playbook, and in the CRM a deal moved on only when it met the exit criteria of its stage. Finance recalculated past invoices by volume, then new contracts were priced that way: what the product metered, billing invoiced and the CRM reported. One review read new, expanded and lost revenue side by side.',
  outcome: `Sellers carried deals to signature without the founder in the room. The figure is ${value} ${label}: annual recurring revenue, what the contracts running on one day are worth in a year, services left out. It says nothing yet about what stays. For that the same review reads net revenue retention, which follows one group of customers and counts no new ones.`,
  measures: [
    {
      value: '90%',
      label: 'stage changes that meet the exit criteria',
      qualifier: 'our target in the CRM, not a client result',
    },
    {
      value: '101%',
      label: 'median net revenue retention of private SaaS firms',
      qualifier: 'typical, 2024 data, Benchmarkit 2025',
    },
  ],
} as const satisfies CaseStudy;
