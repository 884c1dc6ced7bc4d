import { labels } from '../labels';
/** The Services page. Package and add-on texts stand with the services; prices in the price list. */
export const services = {
  name: 'Services',
  title: 'Services: Packages and Prices',
  description:
    'Five packages and five add-ons with their prices: a monthly fee plus an equity share that changes with your stage, Pre-Seed to Series B.',
  tag: 'What We Do',
  heading: 'Five packages. One price list. Nothing hidden.',
  lead: 'Each package is a monthly fee plus an equity share, so we earn most when you do. Pick your stage and every package price moves with it.',
  stage: {
    heading: 'Select Your Company Stage',
    text: 'Fees rise as you grow. Our share falls.',
    note: 'Pricing is prorated annually and billed monthly over 12 months.',
    sliderLabel: 'Company stage',
    /** Read out when the stage changes: `Series A: Bowtie Leadership $12,000/month, 0.25% equity; …`. */
    announcement: (stage: string, prices: readonly string[]) => `${stage}: ${prices.join('; ')}`,
    feeAxisLabel: 'Monthly fee',
    equityAxisLabel: 'Equity share',
    feeLabel: 'fee',
    equityLabel: 'equity',
    captionLabel: 'Fig. 1',
    caption: 'Cash and equity trade places between Pre-Seed and Series B.',
  },
  packages: {
    heading: 'Packages',
    includedLabel: 'Included',
    /** Stands before the name of the selected stage. */
    stagePrefix: 'at',
    linkLabel: 'See the package',
    note: 'All equity is granted annually and costs monthly over 12 months.',
  },
  tradeOff: {
    tag: 'Fee and equity',
    heading: 'What one falls by, the other rises by.',
    lead: 'Fee times share is the same at every stage. A young company pays more in shares, an older one more in cash.',
    captionLabel: 'Fig. 2',
    caption:
      'Monthly fee against equity share on proportional axes. Each line is a price class, each circle a stage; the filled one is yours.',
    feeAxis: 'Fee per month',
    equityAxis: 'Equity share',
    tableCaption: 'Fee per month and equity share by package and stage',
    packageColumn: 'Package',
  },
  addOns: {
    tag: 'Add-ons',
    heading: 'Specialists you can add to a package.',
    text: 'Each has one price per month, the same at every stage.',
  },
  custom: {
    heading: 'Need a Custom Package?',
    text: 'If your problem crosses two packages, so will our proposal. Tell us the number and the date; we will answer with a scope.',
    buttonLabel: labels.scheduleCall,
  },
} as const;

/** The same page under its other address, `/what-we-do`. */
export const whatWeDo = {
  name: 'What We Do',
  title: 'What We Do: Packages, Add-ons and Prices',
  description:
    'Strategy, leadership, systems, design and development for revenue teams, at prices you can read before you call. Choose a stage to see fee and equity.',
} as const;
