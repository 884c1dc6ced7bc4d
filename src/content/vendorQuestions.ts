import { owner } from '../config/owner';

const { DATA_LOCATION, AI_MODELS, SECURITY_PAPERS } = owner;

interface Answer {
  readonly question: string;
  /** The first sentence of the answer. */
  readonly opening: string;
  /** Whether the opening is so short that it is the headline of its block. */
  readonly isShort: boolean;
  /** The other sentences. */
  readonly details: string;
}

/** In characters. */
const SHORT_ANSWER = 10;

/** A question with its answer, or nothing while the owner has not set the answer. */
function answered(question: string, answer: string | undefined): readonly Answer[] {
  const [opening, ...others] = answer?.split(/(?<=\.) /) ?? [];
  return opening
    ? [{ question, opening, isShort: opening.length < SHORT_ANSWER, details: others.join(' ') }]
    : [];
}

/** What technical buyers ask about data, models and ownership. */
export const vendorQuestions = {
  tag: 'For technical buyers',
  heading: 'Data, models, ownership',
  /** Three to five. Those without a default are settings of the owner. */
  answers: [
    ...answered(
      'Where does our data stay?',
      [
        DATA_LOCATION,
        'In your accounts or on your hardware, except for prompts to a hosted model. If you use one, it receives the text of each prompt. You approve the model provider, and your contract with it sets storage and reuse. We never use your data to train a model for others.',
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...answered('Which models do you use?', AI_MODELS),
    ...answered(
      'Who owns the code?',
      'You do. Code, prompts, trained models, indexes and test cases stay in your accounts, and you can revoke our access.',
    ),
    ...answered(
      'How do you measure quality?',
      'On real cases with answers that your expert or your records confirm. We test before each release and after each provider change. When we leave, your team keeps the test. No client result for AI inside a product is published yet.',
    ),
    ...answered('Which security papers exist?', SECURITY_PAPERS),
  ],
  /** The link from a page to the list of questions. */
  more: 'Questions for any vendor',
  list: {
    heading: 'Questions for any AI vendor',
    lead: 'You get our answers in writing before you sign.',
    questions: [
      'In which region are prompts and answers stored, and for how long?',
      'Do you or the model provider reuse our data? Where is that written?',
      'Who tests again when the provider changes or retires a model?',
      'Can our engineers run it without you when the contract ends?',
      'Who labels the test cases, and may we read every score?',
      'Which audit reports and subprocessor lists can we read?',
    ],
  },
} as const;
