import { keyframes, styled } from '../theme/stitches.config';

const pulse = keyframes({ '50%': { transform: 'scaleY(.45)' } });

const Bowtie = styled('div', {
  width: '5.5rem',
  height: '3.25rem',
  background: 'linear-gradient(90deg, $colors$ink 55%, $colors$action 0)',
  clipPath: 'polygon(0 0, 50% 44%, 100% 0, 100% 100%, 50% 56%, 0 100%)',
  mask: 'repeating-linear-gradient(90deg, #000 0 4px, transparent 0 10.5px)',
  '@motion': { animation: `${pulse} 1.2s ease-in-out infinite` },
});

/** Bars of a bowtie that pulse. Decorative: the text beside it says what is loading. */
export const Spinner = () => <Bowtie aria-hidden="true" />;
