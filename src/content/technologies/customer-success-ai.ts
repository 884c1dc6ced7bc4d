import { renewalWarning, renewalWarningDays } from '../packageTerms';
import { seedTerms } from '../pricing';
import type { Technology } from './types';

export const customerSuccessAi: Technology = {
  name: 'Customer Success AI',
  summary: 'See the renewal at risk while it can be saved.',
  title: 'Customer Success AI for Renewals',
  description:
    'Customer success AI tested against past renewals: reasons a person can act on, lead time, and saves tested by a holdout.',
  fits: 'Fits when you have renewals and usage data.',
  text: () => ({
    lead: 'We build an early warning for the renewals of subscription companies: which accounts are at risk, why, and who acts.',
    whatIs: {
      heading: 'What is customer success AI?',
      text: 'Software reads usage, tickets and invoices, and lists the accounts that need a person. If logins fall and an invoice is late, the account moves up.',
    },
    whyItMatters:
      'After a customer gives notice, a discount is often all you can offer. An earlier warning leaves time to solve the problem.',
    builtBy: {
      service: 'operational-backbone',
      reason: `The package joins usage, tickets and billing. Draft replies need a second package, Product Development (at Seed ${seedTerms('development')}).`,
    },
    implementationLine: 'We start from the losses in your billing',
    implementation: [
      {
        title: 'Date every loss',
        description: 'Billing shows when each customer left or renewed for less.',
      },
      {
        title: 'Join the account data',
        description: 'Usage, tickets and invoices share a key. Each value has its date.',
      },
      {
        title: 'Set the bar with rules',
        description: 'A model replaces rules only if it beats them on past quarters.',
      },
      {
        title: 'Assign each alert',
        description: 'Every alert says what to do and goes to a manager who has time for it.',
      },
      {
        title: 'Prove the saves',
        description:
          'With hundreds of renewals, a random share of the flagged accounts gets only the usual care, for comparison.',
      },
    ],
    exhibit: {
      at: 'first',
      kind: 'table',
      heading: 'A health score against last year’s renewals',
      lead: `A health score predicts who renews. Score each account on its records as they were ${renewalWarningDays} days before renewal, then compare with what happened.`,
      questions: ['How to read it', 'What it would have cost'],
      amounts: { name: 'Accounts', of: 50, isSequence: true },
      rows: [
        {
          name: 'Flagged, left',
          amount: '6 of 100',
          stripes: 3,
          answers: [
            `Right, ${renewalWarningDays} days before renewal`,
            'Manager hours, and the contract if the account leaves anyway',
          ],
        },
        {
          name: 'Flagged, renewed',
          amount: '8 of 100',
          stripes: 4,
          answers: ['A false alarm, or saved by usual care', 'Manager hours'],
        },
        {
          name: 'Not flagged, left',
          amount: '4 of 100',
          stripes: 2,
          answers: ['A miss: find the sign it lacked', 'The contract and its replacement'],
        },
        {
          name: 'Not flagged, renewed',
          amount: '82 of 100',
          stripes: 41,
          answers: ['Rightly left alone', 'Nothing'],
        },
      ],
      caption:
        'Invented counts, two accounts a stripe: this score is right about 88 of 100. A score that flags no account is right about 90, and helps with none. Count instead: it found 6 of the 10 that left, and 8 of its 14 alerts went to accounts that renewed.',
    },
    applicationsLine: 'From first login to signed renewal',
    applications: [
      {
        title: 'Renewals',
        description: 'Accounts are ranked by revenue at risk, each with its first sign.',
        results: [
          `Larger share of lost revenue flagged ${renewalWarning}`,
          'Calls to flagged accounts on time',
        ],
      },
      {
        title: 'Onboarding',
        description: 'A missing integration shows that the setup has stalled.',
        results: ['More launches on schedule', 'Fewer days from signature to first result'],
      },
      {
        title: 'Support',
        description:
          'Software from Product Development drafts replies. A person approves each: in Moffatt v. Air Canada (2024), an airline paid for its chatbot’s wrong answer.',
        results: [
          'More cases resolved and not reopened',
          'Satisfaction no lower than with replies by people',
        ],
      },
    ],
    related: ['business-intelligence-ai', 'rag', 'marketing-sales-ai'],
    closing: {
      heading: 'Try a health score on last year',
      text: 'Bring renewals, losses, usage and invoices by date, without names. We tell you if your records can test a score.',
    },
  }),
};
