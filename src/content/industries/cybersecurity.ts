import type { Industry } from './types';

export const cybersecurity = {
  heading: 'Win on the buyer’s own telemetry.',
  lead: 'Every vendor in the category sells the same fear. We name the technique, the control you replace and the analyst who is no longer woken at night, then put the proof of concept in writing: criteria, attack set, engineer hours and the day it ends.',
  closing: {
    heading: 'List the tools you replace.',
    text: 'Bring your recent losses by named competitor, and the tool each buyer kept. A consultation will show whether the argument failed or the proof did.',
  },
} as const satisfies Industry;
