import type { ReactNode } from 'react';
import { figureCaptions } from '../../content/figures';
import { labels } from '../../content/labels';
import { SchematicPlate, type SchematicPlateId } from '../../ui/figures/SchematicPlate';
import { Plate } from '../../ui/Plate';
import { SectionBand } from '../../ui/SectionBand';

export type DetailPlateProps =
  | {
      readonly id: SchematicPlateId;
      /** The small schematic, for phones. */
      readonly compact: ReactNode;
    }
  | {
      readonly id: keyof typeof figureCaptions;
      /** A large drawing with labels. */
      readonly annotated: ReactNode;
      /** The drawing for phones. Without it the large one scrolls sideways. */
      readonly compact?: ReactNode;
    };

/** The plate of an industry or a technology, with its caption. */
export function DetailPlate(props: DetailPlateProps) {
  const { id, compact } = props;
  const caption = figureCaptions[id];
  return (
    <SectionBand top="none" bottom="none" renders="atOnce">
      <Plate caption={caption} {...(compact ? { compact } : { scroll: labels.scrollingFigure })}>
        {'annotated' in props ? props.annotated : <SchematicPlate id={props.id} label={caption} />}
      </Plate>
    </SectionBand>
  );
}
