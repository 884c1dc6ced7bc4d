import type { ReactElement } from 'react';
import { keyframes, styled } from '../../theme/stitches.config';
import { crowdedSlats } from './bowtie';
import { FigureRoot, rootAttributes } from './Figure';
import type { Bar } from './geometry';
import { range, round } from './geometry';
import { lookClass } from './vocabulary';

const WIDTH = 1440;
const HEIGHT = 400;

const slats = crowdedSlats({ width: WIDTH, height: HEIGHT, knot: 0.42, leftSlats: 30, rightSlats: 34 });

const WAVE_STEP_MS = 46;

const squeeze = {
  '0%, 26%, 100%': { transform: 'scaleY(1)' },
  '12%': { transform: 'scaleY(.9)' },
};
const wave = keyframes(squeeze);
/** The same movement under a second name, because only a new name starts an animation again. */
const waveAgain = keyframes({ ...squeeze, to: { transform: 'scaleY(1)' } });

/** Each slat starts its part of the wave a little after its left neighbour. */
const slatDelays = Object.fromEntries(
  range(slats.left.length + slats.right.length).map((index) => [
    `& .slat:nth-child(${index + 1})`,
    { animationDelay: `${index * WAVE_STEP_MS}ms` },
  ]),
);

const HeroRoot = styled(FigureRoot, {
  '--fig-accent': 'var(--colors-action)',
  '@motion': {
    '& .slat': {
      transformBox: 'fill-box',
      transformOrigin: '50% 50%',
      animation: '5.2s cubic-bezier(.45, 0, .55, 1) 1',
      animationName: wave.name,
    },
    // The first wave stays in the list, so that it does not run once more when the pointer leaves.
    '&:hover .slat': { animationName: `${wave.name}, ${waveAgain.name}` },
  },
  // Outside the media query, where they have no effect without an animation, and need no wrapper each.
  ...slatDelays,
  variants: {
    place: {
      home: { height: 'clamp(11rem, 4rem + 24vw, 29rem)' },
      notFound: { height: 'clamp(12rem, 32vw, 32rem)' },
    },
  },
});

interface SlatProps {
  readonly bar: Bar;
  readonly look: 'ink' | 'accent' | 'mute';
}

/** One slat. Each is an element of its own, because each moves on its own. */
function Slat({ bar, look }: SlatProps): ReactElement {
  return (
    <rect
      className={`slat ${lookClass(look)}`}
      x={round(bar.x)}
      y={round(bar.y)}
      width={round(bar.width)}
      height={round(bar.height)}
    />
  );
}

interface HeroBowtieProps {
  readonly label?: string | undefined;
  /** On the page that was not found the right half is mute: the revenue did not arrive. */
  readonly place?: 'home' | 'notFound';
  readonly className?: string | undefined;
}

/**
 * Figure 1 of the site: 64 slats crowd towards the knot and open wider on the right. A wave passes through
 * them once when the page opens and once more when the pointer comes; never when motion is unwanted.
 */
export function HeroBowtie({ label, place = 'home', className }: HeroBowtieProps): ReactElement {
  // A keyframes rule is written when its name is used as text; the styles above use it before that.
  wave();
  waveAgain();
  return (
    <HeroRoot
      place={place}
      {...rootAttributes({ viewBox: `0 0 ${WIDTH} ${HEIGHT}`, label, stretch: true, className })}
    >
      {slats.left.map((bar) => (
        <Slat key={bar.x} bar={bar} look="ink" />
      ))}
      {slats.right.map((bar) => (
        <Slat key={bar.x} bar={bar} look={place === 'notFound' ? 'mute' : 'accent'} />
      ))}
    </HeroRoot>
  );
}
