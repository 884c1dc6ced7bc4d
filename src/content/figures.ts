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
    'Each row is one quarter’s new customers until today. The sooner they earn back their acquisition cost, the more revenue is left. Illustration.',
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
