import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { transitions } from '../theme/tokens';
import { bow } from './bowtie';
import { Figure } from './Figure';
import { type Bar, range, slatsPath } from './geometry';

/** A part of the bowtie: one step. */
export interface BowtiePart {
  readonly key: string;
  /** Height of its bars, as a multiple of the thin ones; undefined for a part without bars. */
  readonly level: number | undefined;
  readonly marked: boolean;
}

const PART_WIDTH = 200;
const HEIGHT = 320;
const SLATS = 8;
/** Half height of the tallest thin bar. Bars above their typical range have room beyond it. */
const TALLEST = 118;
const MAX_LEVEL = 1.35;
/** The thinnest bar that is visible. */
const MIN_LEVEL = 0.03;

/** Height that the bars keep at the knot, as a share: what gets through must be legible there too. */
const LEGIBLE = 0.33;

const Root = styled(Figure, {
  '&&': { maxWidth: 'none' },
  '& > path': {
    strokeWidth: 12,
    stroke: '$ink',
    '@motion': { transition: `transform ${transitions.base}` },
  },
  '& > path:first-child': { strokeWidth: 4, stroke: '$mute' },
  '& > path[data-marked]': { strokeWidth: 16, stroke: 'var(--fill)' },
});

/** The slats of a part, around the horizontal axis. */
function slatsOf(part: number, parts: number): readonly Bar[] {
  const pitch = PART_WIDTH / SLATS;
  return range(SLATS).map((slat) => {
    const height = bow((part + (slat + 0.5) / SLATS) / parts);
    const half = Math.round((LEGIBLE + (1 - LEGIBLE) * height) * TALLEST);
    const x = Math.round(part * PART_WIDTH + (slat + 0.5) * pitch);
    return { x, y: -half, width: 0, height: 2 * half };
  });
}

const scaleOf = (level: number): number =>
  Math.round(Math.min(Math.max(level, MIN_LEVEL), MAX_LEVEL) * 100) / 100;

interface DiagnosisBowtieProps {
  readonly label: string;
  readonly parts: readonly BowtiePart[];
}

/** A bowtie with thin bars for what is typical, and bars over them for what gets through. Its parent sets the height. */
export function DiagnosisBowtie({ label, parts }: DiagnosisBowtieProps): ReactElement {
  const slats = parts.map((_, part) => slatsOf(part, parts.length));
  const viewBox = `0 ${-HEIGHT / 2} ${parts.length * PART_WIDTH} ${HEIGHT}`;
  return (
    <Root viewBox={viewBox} label={label} stretch>
      <path d={slatsPath(slats.flat())} />
      {parts.map(({ key, level, marked }, part) =>
        level === undefined ? null : (
          <path
            key={key}
            data-marked={marked || undefined}
            transform={`scale(1 ${scaleOf(level)})`}
            d={slatsPath(slats[part] ?? [])}
          />
        ),
      )}
    </Root>
  );
}
