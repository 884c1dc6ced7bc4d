import type { FigureId } from '../ui/figures/ids';

/** How to read each figure: the sentence under it, and its text alternative. */
export const figureCaptions: Record<FigureId, string> = {
  rag: 'Documents are cut, indexed and retrieved (a, b), tied to the entities they mention (c), and answered with citations (d).',
  'agentic-ai':
    'Three software steps repeat until they pass; nothing leaves the loop until a person lets it.',
  llms: 'A model reads what it is given and bets on what comes next. We choose the context and test the bet.',
  lrms: 'A small model reads everything once, discards almost all of it, and hands on three.',
  'cloud-ai':
    'Models sit on services, services on capacity. Each layer can be replaced without moving the other two.',
  'customer-success-ai':
    'The dotted line is what the account would have done. The filled area is what acting in time is worth.',
  'marketing-sales-ai': 'Line weight is expected revenue. Sellers get the thick ones first.',
  'business-intelligence-ai':
    'Follow the blue line: one number on the board slide, traced to the events that moved it.',
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
