import { BowtiePlate, type BowtiePlateProps } from '../../blocks/BowtiePlate';
import { PictureRows } from '../../blocks/PictureRows';
import { packagePage } from '../../content/pages/packagePage';
import type { TitledText } from '../../content/summary';
import { FigureCaption } from '../../ui/FigureCaption';

interface IncludedProps extends BowtiePlateProps {
  readonly items: readonly TitledText[];
  /** How to read the bowtie. */
  readonly caption: string;
}

/** What a service includes, beside the part of the bowtie on which it works. */
export const Included = ({ items, caption, ...bowtie }: IncludedProps) => (
  <PictureRows
    head={{ heading: packagePage.includedHeading }}
    picture={
      <figure>
        <BowtiePlate {...bowtie} />
        <FigureCaption number={1}>{`${caption} ${packagePage.modelCredit}`}</FigureCaption>
      </figure>
    }
    items={items}
  />
);
