import { keyframes, styled } from '../theme/stitches.config';

const pulse = keyframes({ '0%, 100%': { transform: 'scaleY(1)' }, '50%': { transform: 'scaleY(.45)' } });

/** Heights of the bars as shares; together they form a bowtie. */
const heights = ['100%', '74%', '48%', '26%', '12%', '26%', '48%', '74%', '100%'];
const STEP_MS = 90;

const Bars = styled('div', {
  width: '5.5rem',
  height: '3.25rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > i': { width: '4px', backgroundColor: '$ink' },
  '& > i:nth-child(n + 6)': { backgroundColor: '$action' },
  ...Object.fromEntries(
    heights.map((height, index) => [
      `& > i:nth-child(${index + 1})`,
      { height, '@motion': { animation: `${pulse} 1.2s ease-in-out ${index * STEP_MS}ms infinite` } },
    ]),
  ),
});

/** Nine bars of a bowtie that pulse in turn. Decorative: the text beside it says what is loading. */
export function Spinner() {
  return (
    <Bars aria-hidden="true">
      {heights.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change and have no other name
        <i key={index} />
      ))}
    </Bars>
  );
}
