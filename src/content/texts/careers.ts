import type { CareersText } from '../pages/types';

export const careersText = {
  tag: 'Careers',
  heading: 'We hire people who have carried a number.',
  lead: 'A forecast, a release, a renewal: something that was yours to miss. Candidates get a task taken from real work and the criteria before they start, and the people they would work with decide. No open roles are listed at the moment.',
  hiring: {
    heading: 'How We Hire',
    line: 'Four steps, the same for every seat.',
    steps: [
      {
        title: 'First conversation',
        description:
          'You hear how an engagement is staffed and paid. We hear about one metric you were responsible for, bad quarters included.',
      },
      {
        title: 'Written task',
        description:
          'The problem comes from an engagement, without anything that identifies the client. You may use AI if you mark where.',
      },
      {
        title: 'Working session',
        description:
          'You defend the result before an operator, who objects as a client would. Changing your mind is scored by its reason.',
      },
      {
        title: 'Decision',
        description:
          'Those who met you score against the criteria you were given and write down why. Software does not rank or reject anyone.',
      },
    ],
  },
  looksFor: {
    heading: 'What We Look For',
    line: 'Evidence from a job, whatever its title.',
    items: [
      {
        title: 'A miss you explain',
        description:
          'How early you saw it, which report showed it first, and what you told the people who relied on you.',
      },
      {
        title: 'Work across the signature',
        description:
          'We think in a bowtie: winning a customer on the left, keeping and growing one on the right. You know what your side costs the other.',
      },
      {
        title: 'Writing others followed',
        description: 'A playbook, a specification or a price rule that was applied without a call to you.',
      },
      {
        title: 'Automation you distrust',
        description: 'Something you built or ran with AI, and the cases you would still not let it handle.',
      },
    ],
  },
  terms: {
    heading: 'Pay, Equity, Place and Tools',
    line: 'An outline; only a written offer counts.',
    items: [
      {
        title: 'Pay',
        description: 'Without an open seat there is no figure to print. A posted role will state its range.',
      },
      {
        title: 'Equity',
        description:
          'Shares in clients are held by the firm. Whether a seat takes part in their value, and how, is a matter for the individual offer.',
      },
      {
        title: 'Place',
        description:
          'Operators sit in client teams, so the engagement decides where. Travel and remote work are part of the first conversation.',
      },
      {
        title: 'Tools',
        description:
          'You work in the client’s CRM, warehouse or repository, with the access the client grants. AI drafts where the client allows it; a person signs what leaves.',
      },
    ],
  },
  closing: {
    heading: 'Talk before there is a role.',
    text: 'Say what you ran, what it was measured by and what you would do differently. When a seat opens, we begin with the people we have met.',
  },
} as const satisfies CareersText;
