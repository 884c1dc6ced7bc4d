import { SidesBowtie } from '../figures/SidesBowtie';
import { styled } from '../theme/stitches.config';

const Line = styled('div', {
  paddingBlock: '1.5rem .75rem',
  '& > svg': { width: '100%', height: 'clamp(4rem, 10vw, 10rem)' },
  '@media print': { display: 'none' },
});

/** A decorative bowtie over the whole width of the window, at the end of the head of a page. */
export function BowtieLine() {
  return (
    <Line>
      <SidesBowtie count={24} />
    </Line>
  );
}
