import { claims } from '../claims';
import type { Industry } from './types';

export const healthtech = {
  heading: 'Evidence that survives the committee.',
  lead: 'The clinician uses it, an executive chooses it, the CFO or a payer funds it, and the patient lives with it. We write the version of the evidence each of them needs, and enter the security and integration queue before the pilot starts.',
  painPoints: [
    {
      title: 'The champion cannot sign',
      description: 'A clinician is convinced. The budget holder asks about minutes of work.',
    },
    {
      title: 'The pilot has no baseline',
      description: 'Everyone felt the improvement. A committee cannot approve a feeling.',
    },
    {
      title: 'The interface has no slot',
      description: 'The ward is ready. The integration analyst has never heard of you.',
    },
    {
      title: 'The site is signed and idle',
      description: 'Sales counts the contract. Revenue waits for the first patient.',
    },
  ],
  solutions: [
    {
      title: 'Before the pitch: interviews',
      description:
        'Every role at five accounts is interviewed. AI drafts an outcome, a time and a budget version from the same sources; a clinician approves.',
    },
    {
      title: 'Before the pilot: a contract',
      description:
        'It states population, baseline, metric, decision date, price and data terms. Software counts eligible patients in de-identified records.',
    },
    {
      title: 'Before the kickoff: IT intake',
      description:
        'The week 1 request names the interface to the EHR (patient record): SMART on FHIR or HL7 v2. AI drafts test scripts.',
    },
    {
      title: 'After the signature: a schedule',
      description:
        'Every go-live gets an owner and a date. From ticket history a model names the sites likely to slip.',
    },
  ],
  exhibit: {
    kind: 'gates',
    heading: 'Then come the committees.',
    lead: 'The readers may agree. Four reviews can still end the sale.',
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
        question: 'What does it decide, and who overrules it?',
        passes: 'Intended use and FDA status; a change plan if it learns',
      },
      {
        name: 'Integration',
        question: 'Which interface, tested on what?',
        passes: 'A named standard, test data, analyst hours',
      },
    ],
    caption: 'A common order; each system sets its own.',
  },
  story: {
    statement:
      'One demonstration showed everyone everything, and prospects did not sign. The evidence was then cut three ways.',
    text: 'A clinical, an executive and a payer reading were drawn from a single claims register. The CRM named each reader; the proposal waited for all three.',
    basis: 'Conversion is one client’s result; another product and site will differ. The rest are targets.',
    metrics: [
      { value: claims.healthConversion.value, label: claims.healthConversion.label },
      { value: '9 of 10', label: 'pilots decided on the agreed date', qualifier: 'the target' },
      { value: '< 90', label: 'days from signature to first patient', qualifier: 'the target' },
    ],
  },
  servicesHeading: 'One package for screens, one for sites.',
  services: [
    {
      service: 'product-design',
      reason: 'A clinician gives a new screen one shift; the payer wants another screen.',
    },
    {
      service: 'customer-success',
      reason: 'From one unit to the enterprise is a second sale, won during go-live.',
    },
  ],
  closing: {
    heading: 'Which pilot has no baseline?',
    text: 'Bring its population, its metric and the date on which someone must decide. If one of the three is missing, the consultation begins with that one.',
  },
} as const satisfies Industry;
