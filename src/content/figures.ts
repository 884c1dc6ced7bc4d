import type { FigureId } from '../figures/ids';

/** How to read each figure: the sentence under it, and its text alternative. */
export const figureCaptions: Record<FigureId, string> = {
  rag: 'Documents (a) are searched (b), linked to the companies and products they name (c), and answered with sources (d). Rejected answers improve the search (e).',
  'agentic-ai':
    'Plan, act and check repeat until the result passes. A person approves each write until that type of action has proven safe.',
  llms: 'A model reads the context and predicts the next token, a piece of a word. We choose the context and test the prediction.',
  lrms: 'A small model scores every candidate, discards almost all of them and passes on three.',
  'cloud-ai':
    'Models sit on services, services on capacity. Each layer can be replaced without moving the other two.',
  'customer-success-ai':
    'The dotted line is the account’s value without action. The filled area is its value when a team acts in time.',
  'marketing-sales-ai':
    'Each line is a channel, and its width is expected revenue. Sellers get the widest first.',
  'business-intelligence-ai':
    'The blue line traces one number on the board slide to the events that moved it.',
  'b2b-saas':
    'Each row is one quarter’s new customers. The sooner they earn back their cost, the more revenue remains. Illustration.',
  fintech:
    'Each row is one marketing channel. Budget moves to the upper rows, where revenue exceeds cost and losses. Illustration.',
  healthtech:
    'The line shows open objections. They end as clinician, executive and payer each accept the evidence.',
  cybersecurity:
    'Three vendors apply. One passes the reviews of architect, analyst and head of security and wins the contract.',
  'regenerative-agriculture':
    'Roots and soil improve before the crop does. Contracts therefore pay growers during the first three seasons.',
  greentech:
    'Energy use in the same months before and after the project. The caps are the saving that a lender checks.',
  'high-overhead':
    'The hatched block is fixed cost. At the circle, sales have covered all cost; from there each sale’s contribution is profit.',
};
