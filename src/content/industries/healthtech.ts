import type { Industry } from './types';

export const healthtech = {
  heading: 'Evidence that survives the committee.',
  lead: 'The clinician uses it, an executive chooses it, the CFO or a payer funds it, and the patient lives with it. We write the version of the evidence each of them needs, and enter the security and integration queue before the pilot starts.',
  closing: {
    heading: 'Which pilot has no baseline?',
    text: 'Bring its population, its metric and the date on which someone must decide. If one of the three is missing, the consultation begins with that one.',
  },
} as const satisfies Industry;
