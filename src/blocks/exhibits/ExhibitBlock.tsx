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
      return <CompareRows columns={exhibit.columns} rows={exhibit.rows} />;
    case 'formula':
      return <Formula result={exhibit.result} terms={exhibit.terms} />;
    case 'gates':
      return <Gates gates={exhibit.gates} />;
    case 'calendar':
      return <YearCalendar rows={exhibit.rows} />;
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
