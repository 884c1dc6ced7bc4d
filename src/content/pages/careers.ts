import { owner } from '../../config/owner';
import { emailLink } from '../emailLink';
import type { PageMeta } from '../summary';
import type { CareersText } from './types';

const { HIRING_TASK_HOURS, HIRING_TASK_PAID, TEAM_SIZE } = owner;

export const careers = {
  name: 'Careers',
  title: 'Careers: How We Hire',
  description:
    'How we hire: a task from real work, criteria shared beforehand, a decision by future colleagues. No open roles today; write to us at any time.',
} as const satisfies PageMeta;

/** A function, because the bundle omits an unused function but not a computed constant. */
export const careersText = () =>
  ({
    heading: 'We hire people who have owned a result',
    status: 'No open roles are listed today',
    lead: 'Write at any time if you have run marketing, sales, customer success or product. Sellers, designers and engineers may write, too.',
    emailLabel: `Email ${emailLink.text}`,
    hiring: {
      heading: 'How We Hire',
      line: 'The same steps for every role',
      lead: `A ${HIRING_TASK_PAID === 'yes' ? 'paid ' : ''}task from real work, criteria named first, and a decision by future colleagues.`,
      linkLabel: 'What a lead does each week',
      steps: [
        {
          title: 'First conversation',
          description:
            'We tell you pay, hours, contract, number of clients, and your pay between clients. You tell us about one metric you owned, bad quarters included.',
        },
        {
          title: 'Written task',
          description: `A problem from real work, without the client’s name, sent with our criteria. At most ${HIRING_TASK_HOURS} hours, due within a week, ${HIRING_TASK_PAID === 'yes' ? 'with the pay named beforehand' : 'unpaid'}. A named colleague answers questions. Mark where you used AI.`,
        },
        {
          title: 'Working session',
          description: 'You present it to this colleague in one hour by video.',
        },
        {
          title: 'Decision',
          description:
            'Everyone you met scores you on the criteria sent with the task and writes down why. Software does not rank or reject anyone.',
        },
      ],
    },
    toSend: {
      heading: 'What to Send',
      line: 'Your role, and a result you owned',
      lead: 'People read each email. We keep it until you ask us to delete it.',
      to: 'To',
      subject: 'Subject',
      items: [
        {
          title: 'A result you owned',
          description:
            'The metric, where it started and ended (in percent if confidential), and what you would change.',
        },
        {
          title: 'A piece of work',
          description: 'A playbook, a plan or code that others used, without confidential details.',
        },
        {
          title: 'What you look for',
          description: 'The kind of work, the place and your start date.',
        },
      ],
    },
    looksFor: {
      heading: 'What We Look For',
      line: 'Evidence from past work, whatever your title',
      items: [
        {
          title: 'A missed target, explained',
          description: 'How early you saw it, and whom you told.',
        },
        {
          title: 'Both sides of a sale',
          description: 'You have seen how a seller’s promise affects those who deliver it.',
        },
        {
          title: 'Writing that others used',
          description: 'A playbook or price rule clear enough to use without you.',
        },
        {
          title: 'Judgment about AI',
          description: 'What you built or ran with AI, and the cases you would not let it handle.',
        },
      ],
    },
    terms: {
      heading: 'Pay, Equity, Place and Tools',
      line: 'What you learn before a written offer',
      items: [
        {
          title: 'Pay',
          description: 'No role is posted today. Every posted role will state its pay range.',
        },
        {
          title: 'Equity',
          description:
            'The firm, not its operators, holds the shares in clients. Before the first conversation we tell you in writing whether you share in the proceeds.',
        },
        {
          title: 'Place',
          description:
            'You work in a client’s team, so the engagement decides where. We discuss travel and remote work in the first conversation.',
        },
        {
          title: 'Tools',
          description: 'You work in the client’s systems. A named person answers for what AI does.',
        },
        ...(TEAM_SIZE ? [{ title: 'Team', description: TEAM_SIZE }] : []),
      ],
    },
    closing: {
      heading: 'Write before there is a role',
      text: 'When a job opens, we first write to those who have written to us. If your company needs help, schedule a call.',
    },
  }) as const satisfies CareersText;
