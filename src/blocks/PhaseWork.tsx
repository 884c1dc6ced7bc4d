import type { PhaseText } from '../content/phases/types';
import { PhaseSlice } from '../figures/PhaseSlice';
import { alternateSurface } from '../theme/surfaces';
import { Subheading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { SliceTiles } from './SliceTiles';

interface PhaseWorkProps extends Pick<PhaseText, 'work'> {
  /** Its position, from 0. */
  readonly phase: number;
}

/** The three parts of a phase's work. Each has its part of the phase's fifth of the bowtie. */
export function PhaseWork({ phase, work }: PhaseWorkProps) {
  return (
    <SliceTiles>
      {work.map(({ title, description }, index) => (
        <article key={title} className={alternateSurface(index)}>
          <PhaseSlice phase={phase} index={index} count={work.length} />
          <div>
            <Subheading size="h3">{title}</Subheading>
            <Text tone="ink">{description}</Text>
          </div>
        </article>
      ))}
    </SliceTiles>
  );
}
