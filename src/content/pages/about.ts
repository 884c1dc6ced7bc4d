import { packageTerms } from '../packageTerms';
import type { PageMeta } from '../summary';
import type { AboutText } from './types';

export const about = {
  name: 'About',
  title: 'About: Paid by Fee and Equity',
  description:
    'A go-to-market consultancy that plans growth, runs the plan and builds the AI behind it, for a monthly fee and usually a share in its clients.',
} as const satisfies PageMeta;

export const aboutText = {
  heading: 'We plan your growth, do the work and take equity',
  lead: 'We are a go-to-market consultancy: we plan and run the work that wins and keeps B2B customers. For a package, clients pay a monthly fee and usually grant us equity.',
  story: {
    heading: 'Story',
    line: 'Why one firm plans, runs and builds',
    paragraphs: [
      'Usually a strategist writes the plan, managers have to run it, and engineers automate parts of it. The handoffs have no owner. Our packages plan, run and build, and each number has the same definition in all of them. Your proposal names the people.',
      `Your board grants our shares annually, and they vest (become ours) monthly over ${packageTerms.months} months. We receive shares in clients, so we are not neutral about their results.`,
    ],
  },
  mission: {
    heading: 'Mission',
    statement: 'Find what limits a company’s revenue, fix it, and train its people to keep it fixed.',
    text: 'We will not buy traffic for a company that loses its customers after onboarding.',
  },
  vision: {
    heading: 'Vision',
    statement: 'A consultancy that earns more when its clients gain value.',
    text: 'Ask every adviser two questions: who runs my plan, and whose shares do you hold? Our proposal names the leader and every competitor of yours in which we hold shares, options or warrants.',
  },
  values: {
    heading: 'Core Values',
    line: 'Rules of conduct',
    items: [
      {
        title: 'Name the number',
        description: 'Each package starts from one metric and its current value.',
      },
      {
        title: 'Write the decision down',
        description: 'Every decision goes into a log that you can read.',
      },
      {
        title: 'Admit a failed plan',
        description:
          'If the metric has not moved by its review date, we say that the plan failed. You may stop at the end of any month.',
      },
      {
        title: 'Stop what fails',
        description: 'Every experiment has a written stop rule, and we follow it.',
      },
      {
        title: 'Keep a person in charge',
        description: 'No automation runs without a named person who can refuse it or switch it off.',
      },
      {
        title: 'Leave the keys behind',
        description: 'Code, recordings and definitions stay in your accounts. You can continue without us.',
      },
      {
        title: 'Say the price',
        description:
          'Up to Series B, each package’s fee with equity is on this site. If your board or investors refuse equity, we quote a fee without it. For funds, we explain how we set the fee.',
      },
    ],
  },
  founder: {
    heading: 'Founder and CEO',
    role: 'Responsible for the diagnosis',
    statement: 'Our founder answers for the scope, the equity and every client figure on this site.',
    paragraphs: [
      'The founder reads your lost deals, proposes the number to move and listens to any buyer interviews. Each quarter our lead reports that number against its target.',
      `We work for a client’s competitor only with that client’s ${packageTerms.competitor}.`,
    ],
  },
  advantages: {
    heading: 'Why Choose Us',
    line: 'Differences you can check',
    items: [
      {
        title: 'Part of our pay is equity',
        description: `The fee is fixed for twelve months. Our shares ${packageTerms.equity}.`,
      },
      {
        title: 'Plans meet real deals',
        description: 'The person who proposes your new price joins the first deals that use it.',
      },
      {
        title: 'AI has limits',
        description:
          'Each AI automation comes with test cases, a budget per task and an off switch your team has tried.',
      },
      {
        title: 'One set of definitions',
        description: 'All teams use it, and every team sees which customers left soon after they signed.',
      },
    ],
  },
  servicesLabel: 'Explore Our Services',
  careersLabel: 'How we hire',
  closing: {
    heading: 'Name the number to move',
    text: 'Tell us today’s number and the one you need. On the call we say whether we can help.',
  },
} as const satisfies AboutText;
