import { BowtiePlate, type BowtiePlateProps } from '../../blocks/BowtiePlate';
import { PictureRows } from '../../blocks/PictureRows';
import { packagePage } from '../../content/pages/packagePage';
import type { TitledText } from '../../content/summary';
import { styled } from '../../theme/stitches.config';
import { FigureCaption } from '../../ui/FigureCaption';

interface IncludedProps extends BowtiePlateProps {
  readonly items: readonly TitledText[];
  /** How to read the bowtie. */
  readonly caption: string;
}

/** As high as the rows beside it. */
const Plate = styled('figure', {
  '@md': {
    '&&&&': { alignSelf: 'stretch', display: 'grid', gridTemplateRows: '1fr auto' },
    '&& div > .fig': { height: 'calc(100% - 2.25rem)', minHeight: '12.5rem' },
  },
});

/** What a service includes, beside the part of the bowtie on which it works. */
export const Included = ({ items, caption, ...bowtie }: IncludedProps) => (
  <PictureRows
    head={{ heading: packagePage.includedHeading }}
    picture={
      <Plate>
        <BowtiePlate {...bowtie} />
        <FigureCaption number={1}>{`${caption} ${packagePage.modelCredit}`}</FigureCaption>
      </Plate>
    }
    items={items}
  />
);
