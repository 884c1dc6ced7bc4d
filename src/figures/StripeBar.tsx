import type { ReactElement } from 'react';
import { styled } from '../theme/stitches.config';

/** Stretched to its box, the dashes too. */
const Root = styled('svg', {
  display: 'block',
  width: '100%',
  fill: 'none',
  color: 'var(--line)',
  stroke: 'currentColor',
  strokeDasharray: '.6 .4',
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '& > :first-child': { opacity: 0.25 },
});

interface StripeBarProps {
  /** Stripes that the box has room for. */
  readonly count: number;
  readonly length: number;
  /** Place of a higher stripe. The bar then is as long as it or longer; otherwise quiet stripes fill the box. */
  readonly target?: number;
  readonly className?: string;
}

/** A number as a row of stripes, in the section's line color. */
export const StripeBar = ({ count, length, target, className }: StripeBarProps): ReactElement => (
  <Root
    className={className}
    viewBox={`0 ${target === undefined ? 3 : 0} ${count} ${target === undefined ? 6 : 10}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path strokeWidth="6" d={`M0 6H${target ?? count}`} />
    <path strokeWidth="6" d={`M0 6H${length}`} />
    {target !== undefined && <path strokeWidth=".6" strokeDasharray="none" d={`M${target}.3 0V10`} />}
  </Root>
);
