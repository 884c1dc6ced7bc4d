import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { crowdedSlats } from './bowtie';
import { FigureRoot, rootAttributes } from './Figure';
import type { Bar } from './geometry';
import { barsPath } from './geometry';
import { useWave } from './useWave';
import { variantClass } from './vocabulary';

const WIDTH = 1440;
const HEIGHT = 400;

const slats = crowdedSlats({ width: WIDTH, height: HEIGHT, knot: 0.42, leftSlats: 30, rightSlats: 34 });

const HeroRoot = styled(FigureRoot, {
  '--fig-accent': 'var(--colors-action)',
  '& path': { transformBox: 'fill-box', transformOrigin: '50% 50%' },
  variants: {
    place: {
      home: { height: 'clamp(8rem, 4rem + 16vw, 20rem)' },
      notFound: { height: 'clamp(12rem, 32vw, 32rem)' },
    },
  },
});

/** The slats of one side. Each is an element, because each is animated separately. */
function Slats({ bars }: { readonly bars: readonly Bar[] }): ReactElement[] {
  return bars.map((bar) => <path key={bar.x} d={barsPath([bar])} />);
}

interface HeroBowtieProps {
  readonly label?: string | undefined;
  /** On the not-found page the right half is mute. */
  readonly place?: 'home' | 'notFound';
  readonly className?: string | undefined;
}

/**
 * Figure 1 of the site: 64 slats that are dense at the knot and spread out on the right. A wave passes through
 * them when the figure comes into view, and again when the pointer enters; never with `prefers-reduced-motion`.
 */
export function HeroBowtie({ label, place = 'home', className }: HeroBowtieProps): ReactElement {
  const root = useWave('path');
  return (
    <HeroRoot
      ref={root}
      place={place}
      {...rootAttributes({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, label, stretch: true, className })}
    >
      <g className={variantClass('ink')}>
        <Slats bars={slats.left} />
      </g>
      <g className={variantClass(place === 'notFound' ? 'mute' : 'accent')}>
        <Slats bars={slats.right} />
      </g>
    </HeroRoot>
  );
}
