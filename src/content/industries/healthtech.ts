import { claims } from '../claims';
import { seedTerms } from '../pricing';
import type { Industry } from './types';

export const healthtech: Industry = {
  name: 'HealthTech',
  summary: 'Evidence for clinician, executive and payer.',
  title: 'Go-to-Market for HealthTech',
  description:
    'HealthTech sales with evidence for clinician, executive and payer. The questions of integration are answered before the contract.',
  diagnosisExample: {
    leads: '300',
    opportunities: '60',
    proposals: '30',
    customers: '3',
    live: '2',
    renewed: '2',
    growth: '4',
  },
  text: () => ({
    heading: 'Turn HealthTech pilots into contracts',
    lead: 'Before a pilot becomes a contract, the clinician, the executive and the payer, who funds the product, each need evidence. We list it.',
    painPoints: [
      {
        title: 'The champion cannot sign',
        description: 'A clinician is convinced. The budget holder asks about cost.',
      },
      {
        title: 'The pilot has no baseline',
        description: 'Everyone saw an improvement, but the start was not measured.',
      },
      {
        title: 'The integration has no date',
        description: 'The hospital’s integration team has never heard of you.',
      },
      {
        title: 'The signed site is not live',
        description: 'Revenue starts only with the first patient.',
      },
    ],
    solutions: [
      {
        title: 'Before the pitch: interviews',
        description: `For five accounts we interview a clinician, an executive and the payer. We list the evidence that each role needs: outcomes, staff time or budget. Product Development, a separate package (at Seed ${seedTerms('development')}), can add AI drafts. A clinician corrects each, as in the client’s case below.`,
      },
      {
        title: 'Before the pilot: terms in writing',
        description:
          'They state who takes part, the starting value, the metric, the decision date, the price and the data terms.',
      },
      {
        title: 'Before the kickoff: an IT request',
        description:
          'The request names the interface to the electronic health record (EHR), chosen with your engineers: SMART on FHIR or HL7 v2, both standards for health data. Product Development can draft test scripts.',
      },
      {
        title: 'After the signature: a schedule',
        description: 'Every go-live gets an owner and a date. We name the sites likely to be late.',
      },
    ],
    exhibit: {
      at: 'second',
      kind: 'gates',
      heading: 'Hospital reviews before the contract',
      lead: 'Each review can stop the purchase. We prepare review 1 and, with your engineers, review 4. Your security and AI leads own reviews 2 and 3.',
      gates: [
        {
          name: 'Value analysis',
          question: 'Better than current practice, at what cost?',
          passes: 'A comparison group and a budget line',
        },
        {
          name: 'Privacy and security',
          question: 'Whose data, under which agreement?',
          passes: 'Business associate agreement, HIPAA risk analysis, HITRUST or SOC 2 report',
        },
        {
          name: 'AI committee',
          question: 'What does the AI decide, and who overrules it?',
          passes: 'What the AI is for, its FDA status and, if it learns, a plan for changes',
        },
        {
          name: 'Integration',
          question: 'Which interface, tested on what?',
          passes: 'A named standard, test data, analyst hours',
        },
      ],
      caption: 'Each health system sets its own order.',
    },
    story: {
      statement: 'Before, every prospect saw the same demonstration.',
      text: 'The rule: a proposal waits until each reader has seen their own version.',
      basis: 'Conversion is one client’s result; the other two numbers are targets.',
      metrics: [
        claims.healthConversion,
        {
          value: '9 of 10',
          label: 'pilots decided on the agreed date',
          qualifier: 'Our target',
        },
        {
          value: '< 90',
          label: 'days from signature to first patient',
          qualifier: 'Our target',
        },
      ],
    },
    servicesHeading: 'Name the evidence, then bring sites live',
    services: [
      {
        service: 'revenue-strategy',
        reason: 'Interviews with each role show what evidence it asks for.',
      },
      {
        service: 'customer-success',
        reason:
          'A senior person brings each new site to its first result. The hospital’s other units decide once they have seen it.',
      },
    ],
    closing: {
      heading: 'Plan a pilot that ends in a decision',
      text: 'Name the population, metric and decision date of one pilot. We begin with what is missing.',
    },
  }),
};
