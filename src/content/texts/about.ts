import type { AboutText } from '../pages/types';

export const aboutText = {
  tag: 'About',
  heading: 'Advice with a stake in the outcome.',
  lead: 'Advice is usually paid for before anyone knows whether it was right. We take part of our fee in equity, so we find out when you do. Planners stay as operators, and whatever they automate can be tested, priced and switched off.',
  story: {
    heading: 'Story',
    line: 'The plan was fine. Then it changed hands.',
    paragraphs: [
      'Strategists write a revenue plan, managers inherit it, engineers automate parts of it. When the quarter is missed, each can point at a handover. We do the three jobs as one firm, so there is nobody to point at.',
      'The work is laid out on the revenue bowtie, Winning by Design’s model: it narrows from first contact to the signature, then opens with onboarding, renewal and growth. We look in your CRM, billing and product data for the narrowest point before anyone proposes a campaign.',
      'The terms follow from that. Beside the monthly fee we hold shares, granted by your board and worth little if the plan only reads well. When this site shows a client’s result, assume we may own a part of that client.',
    ],
  },
  mission: {
    heading: 'Mission',
    statement: 'Open the narrowest point in a company’s revenue, and leave people who can keep it open.',
    text: 'Conversion rates multiply, so one weak stage taxes all the others. We will not buy traffic for a company that loses its customers after onboarding.',
  },
  vision: {
    heading: 'Vision',
    statement: 'Advice that is paid for, in part, by turning out right.',
    text: 'A founder should be able to ask any adviser what they hold and who runs the plan afterward. Software will do more of the work; the name under a decision stays a person’s.',
  },
  values: {
    heading: 'Core Values',
    line: 'Seven rules, each with a cost.',
    items: [
      {
        title: 'Name the number',
        description:
          'No engagement starts on an adjective. Without one metric, its source and its baseline, we turn the work down.',
      },
      {
        title: 'Write the decision down',
        description:
          'Nobody may cite a meeting from memory. The log takes time each week, and it keeps our mistakes too.',
      },
      {
        title: 'Own the result',
        description:
          'Our shares can end up worthless. Until the metric moves, we may not call a plan a success.',
      },
      {
        title: 'Stop what fails',
        description: 'A stop rule also ends our own ideas, along with the fees we would have earned on them.',
      },
      {
        title: 'Keep a person in charge',
        description:
          'No automation runs without someone named who can refuse it or switch it off. Launching takes longer that way.',
      },
      {
        title: 'Leave the keys behind',
        description:
          'Code, recordings and definitions sit in your accounts. We may not stay necessary by holding a password.',
      },
      {
        title: 'Say the price',
        description:
          'Fee and equity of every package are printed on this site. Some readers leave at that point.',
      },
    ],
  },
  founder: {
    heading: 'Founder and CEO',
    line: 'One person to hold responsible.',
    role: 'Founder and chief executive, in charge of diagnosis',
    paragraphs: [
      'In an engagement the founder works on the diagnosis: reads the lost deals, listens to the interviews and says which number the work should move. At the board review the founder presents that number, reached or missed.',
      'The founder answers for the scope, for the equity we ask, and for every client figure printed on this site.',
      'Three things are not delegated: turning work down, ruling on a conflict between two clients, and telling a client we were wrong.',
    ],
  },
  advantages: {
    heading: 'Why Choose Us',
    line: 'Four mechanisms you can check.',
    items: [
      {
        title: 'Part of the fee is equity',
        description:
          'Grants are annual and vest month by month. If the company is worth less, so is what we were paid.',
      },
      {
        title: 'The planner stays',
        description:
          'Whoever sets the price is at the deal desk when a buyer objects to it. Prices are set with more care that way.',
      },
      {
        title: 'AI has limits',
        description:
          'Each automation comes with frozen test cases, a budget per task and an off switch your team has tried.',
      },
      {
        title: 'One model throughout',
        description:
          'Acquisition, delivery and renewal share definitions, so a cheap lead that churns counts as a loss.',
      },
    ],
  },
  servicesLabel: 'Explore Our Services',
  closing: {
    heading: 'Hold us to a number.',
    text: 'Tell us which one, where it stands and where it must be. We will say whether we are the right people to move it.',
  },
} as const satisfies AboutText;
