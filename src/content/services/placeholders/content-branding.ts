import { serviceSummaries } from '../summaries';
import type { PlaceholderService } from '../types';

export const contentBranding = {
  heading: serviceSummaries['content-branding'].name,
  subtitle:
    'A position your buyers can repeat in a meeting you will not attend. We interview your experts, write down what they know, check each claim, and file the proof where sellers can find it.',
  figureCaption:
    'The marked part runs from first sight to selection, where a buyer has to explain you to colleagues you have never met.',
  bowtieRange: { from: 0, to: 0.36 },
  callToAction: {
    heading: 'Ready to Build Your Brand?',
    text: 'Pick the page you are least proud of and the deal it should have helped. The consultation begins with what to cut.',
  },
} as const satisfies PlaceholderService;
