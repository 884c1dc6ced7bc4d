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
      /** A drawing with words in it, which has no small version. */
      readonly annotated: ReactNode;
    };

/** The plate of an industry or a technology, with its caption. */
export function DetailPlate(props: DetailPlateProps) {
  const caption = figureCaptions[props.id];
  return (
    <SectionBand top="none" bottom="none" renders="atOnce">
      {'annotated' in props ? (
        <Plate caption={caption} scroll={labels.scrollingFigure}>
          {props.annotated}
        </Plate>
      ) : (
        <Plate caption={caption} compact={props.compact}>
          <SchematicPlate id={props.id} label={caption} />
        </Plate>
      )}
    </SectionBand>
  );
}
