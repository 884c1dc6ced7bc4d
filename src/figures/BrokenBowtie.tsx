import type { ReactElement } from 'react';
import { Figure } from './Figure';

/** A bowtie with a gap between its halves. */
export function BrokenBowtie(): ReactElement {
  return (
    <Figure viewBox="0 0 120 56">
      <path className="f-ink" d="M4 4v48l44-24z" />
      <path className="f-mute" d="M116 4v48L72 28z" />
      <path className="f-dotted" d="M60 4v48" />
    </Figure>
  );
}
