import type { Industry } from './types';

export const highOverhead = {
  heading: 'Margin, found by the bottleneck hour.',
  lead: 'When the plant, the fleet or the crew is paid for whether it works or not, revenue per job tells you little. We rank jobs by contribution per bottleneck hour, shorten the quote, and sell the hours that stand empty.',
  painPoints: [
    {
      title: 'Quotes sent too late',
      description: 'Three shops got the drawing. One answered.',
    },
    {
      title: 'Revenue counted as equal',
      description: 'Two jobs bring the same invoice. One holds the press all week.',
    },
    {
      title: 'Crews booked on the wrong days',
      description: 'Thursday is overtime. Monday is paid idling.',
    },
    {
      title: 'Customers kept in one memory',
      description: 'The branch manager knows who reorders. The CRM has a fax number.',
    },
    {
      title: 'Machines sold without upkeep',
      description: 'You installed it. Someone else maintains it.',
    },
  ],
  solutions: [
    {
      title: 'Quote while the drawing is open',
      description:
        'Win rate is read by quote age. AI drafts from drawings, mail and past jobs; the estimator approves.',
    },
    {
      title: 'Reprice the bottom tenth',
      description:
        'Week 1 ranks jobs from the ERP (orders and costs) and time clocks. A model predicts cost to serve before the quote leaves.',
    },
    {
      title: 'Sell the idle shift',
      description:
        'A forecast by site and day finds standby slots. Software proposes the schedule; a dispatcher decides.',
    },
    {
      title: 'Write the accounts down',
      description: 'One list, plans for the top twenty, calls to the dormant. AI flags a missed reorder.',
    },
    {
      title: 'Put the base under contract',
      description: 'Asset register first; usage then predicts when each unit is due.',
    },
  ],
  exhibit: {
    kind: 'formula',
    heading: 'The hour that limits the rest.',
    lead: 'Margin percentage flatters the job that blocks the line. The scarce hour does not.',
    result: 'Contribution per bottleneck hour',
    terms: [
      { name: 'Price', note: 'ERP invoice, less credits.' },
      {
        operator: '−',
        name: 'Cost the job caused',
        note: 'Material, freight, subcontractors, overtime, from job costing. Wages due anyway stay out.',
      },
      {
        operator: '÷',
        name: 'Bottleneck hours',
        note: 'Dispatch or floor: press, licensed technician, operating room.',
      },
    ],
    caption: 'Subtract, then divide. A thin margin ranks high if the press is free by noon.',
  },
  story: {
    statement: 'The floor is full and the year is thin. A list of jobs, sorted by one column, shows why.',
    text: 'After the ranking come ride-alongs, because windshield time (driving) is on no job card. Quotes are matched to wins by age. In week 4 one branch tries a rule: standard work at table price the same day, the rest to the estimator.',
    basis: 'A composite of typical jobs, not one client; every figure is a target.',
    metrics: [
      { value: '< 24', label: 'hours from request to standard quote', qualifier: 'the target' },
      { value: '+15%', label: 'contribution per bottleneck hour', qualifier: 'the target' },
      { value: '1 in 5', label: 'revenue dollars from service contracts', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'One job number, one follow-up.',
  services: [
    {
      service: 'operational-backbone',
      reason: 'Quote, dispatch and time clock need one job number before a ranking is true.',
    },
    {
      service: 'sales-execution',
      reason: 'An estimator’s next drawing always beats a call about the last.',
    },
  ],
  closing: {
    heading: 'Which jobs pay for the hours they take?',
    text: 'Bring one month of jobs with price, cost and hours. We will rank them with you and talk about the bottom tenth.',
  },
} as const satisfies Industry;
