import { BowtieFigure, type BowtieFigureProps } from '../../blocks/BowtieFigure';
import { PictureRows } from '../../blocks/PictureRows';
import { packagePage } from '../../content/pages/packagePage';
import type { TitledText } from '../../content/summary';

interface IncludedProps extends BowtieFigureProps {
  readonly items: readonly TitledText[];
}

/** What a service includes, beside the part of the bowtie on which it works. */
export const Included = ({ items, caption, ...bowtie }: IncludedProps) => (
  <PictureRows
    head={{ heading: packagePage.includedHeading }}
    picture={<BowtieFigure {...bowtie} caption={`${caption} ${packagePage.modelCredit}`} />}
    items={items}
  />
);
