import { type Exhibit, formulaLegend } from '../../content/exhibit';
import type { Surface } from '../../theme/surfaces';
import { SectionBand } from '../../ui/Band';
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

const isDifference = (exhibit: Exhibit): boolean =>
  exhibit.kind === 'formula' && exhibit.terms.some(({ operator }) => operator === '−');

export interface ExhibitBlockProps {
  readonly exhibit: Exhibit;
  readonly surface?: Surface;
  readonly number: number;
}

export function ExhibitBlock({ exhibit, surface = 'paper', number }: ExhibitBlockProps) {
  return (
    <SectionBand surface={surface} importance="low">
      <SectionHead size="h1" heading={exhibit.heading} lead={exhibit.lead} />
      <figure>
        <Drawing exhibit={exhibit} />
        <FigureCaption number={number}>
          {isDifference(exhibit) ? `${exhibit.caption} ${formulaLegend}` : exhibit.caption}
        </FigureCaption>
      </figure>
    </SectionBand>
  );
}
