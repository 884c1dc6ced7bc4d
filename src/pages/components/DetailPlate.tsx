import type { ReactNode } from 'react';
import { labels } from '../../content/labels';
import { SchematicPlate, type SchematicPlateId } from '../../figures/SchematicPlate';
import { Plate } from '../../ui/Plate';
import { SectionBand } from '../../ui/SectionBand';

interface Captioned {
  /** The caption of the drawing, which is also its text alternative. */
  readonly caption: string;
}

export type DetailPlateProps = Captioned &
  (
    | {
        readonly id: SchematicPlateId;
        /** The small schematic, for phones. */
        readonly compact: ReactNode;
      }
    | {
        /** A large drawing with labels. */
        readonly annotated: ReactNode;
        /** The drawing for phones. Without it the large one scrolls horizontally. */
        readonly compact?: ReactNode;
      }
  );

/** The plate of an industry or a technology, with its caption. */
export function DetailPlate(props: DetailPlateProps) {
  const { caption, compact } = props;
  return (
    <SectionBand top="none" bottom="none" renders="atOnce">
      <Plate caption={caption} {...(compact ? { compact } : { scroll: labels.scrollingFigure })}>
        {'annotated' in props ? props.annotated : <SchematicPlate id={props.id} label={caption} />}
      </Plate>
    </SectionBand>
  );
}
