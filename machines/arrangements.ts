import type { Arrangements } from './statechart/layout';

/** Arrangements with which the charts fit into the viewer with large labels, by the id of the state. */
export const arrangements: Arrangements = {
  contact: {
    layers: [['away'], ['fallback', 'embedded']],
  },
  'contact.embedded': { direction: 'right', layers: [['ready', 'loading', 'error']] },
  'contact.embedded.loading': { layers: [['waiting'], ['loadingScript'], ['pausing'], ['creatingForm']] },
  'contact.fallback': { direction: 'right', layers: [['idle', 'success', 'submitting', 'failed']] },
  'diagnosis.announcement': { direction: 'down' },
  'diagnosis.numbers': {
    layers: [
      ['example', 'evaluating'],
      ['empty', 'faulty', 'partial', 'narrow', 'sound'],
    ],
  },
  submission: { direction: 'right' },
  'subscribe.submitting': { direction: 'right' },
  'toasts.time': { direction: 'down' },
  'tooltip.closed': { direction: 'right' },
};
