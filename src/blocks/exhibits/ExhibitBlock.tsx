import type { Exhibit } from '../../content/exhibit';
import { FigureCaption } from '../../ui/FigureCaption';
import { SectionHead } from '../SectionHead';
import { CompareRows } from './CompareRows';
import { Formula } from './Formula';
import { Gates } from './Gates';
import { YearCalendar } from './YearCalendar';

function Drawing({ exhibit }: { readonly exhibit: Exhibit }) {
  switch (exhibit.kind) {
    case 'table':
      return <CompareRows {...exhibit} />;
    case 'formula':
      return <Formula {...exhibit} />;
    case 'gates':
      return <Gates {...exhibit} />;
    case 'calendar':
      return <YearCalendar {...exhibit} />;
  }
}

export interface ExhibitBlockProps {
  readonly exhibit: Exhibit;
  /** Number among the figures of the page, from 1. */
  readonly number: number;
}

/** The exhibit of a page, with its heading and a caption that explains how to read it. */
export function ExhibitBlock({ exhibit, number }: ExhibitBlockProps) {
  return (
    <>
      <SectionHead heading={exhibit.heading} lead={exhibit.lead} />
      <figure>
        <Drawing exhibit={exhibit} />
        <FigureCaption number={number}>{exhibit.caption}</FigureCaption>
      </figure>
    </>
  );
}
