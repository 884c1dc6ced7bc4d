import type { FigureId } from '../ui/figures/ids';

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
    'Quarterly cohorts, stacked. Before the pricing change each cohort stays flat; after it, each one grows on its own.',
  fintech: 'Each row is a product line. The balance decides which one you can afford to sell faster.',
  healthtech: 'One case passes three gates. It must survive all of them, in this order.',
  cybersecurity:
    'Most approaches stop at the first ring. The sale is the single line that is allowed through.',
  'regenerative-agriculture':
    'The return grows below ground first. The commercial model has to wait for it, and be paid to.',
  greentech:
    'Load sorted from peak to trough. Everything under the dotted line is saving a bank can lend against.',
  'high-overhead':
    'Hatching is capacity you already pay for. Past the open circle, every sale is mostly margin.',
};
