import { Fragment, type ReactElement } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

/** Stretched to its box, the dashes too. */
const Root = styled('svg', {
  width: '100%',
  fill: 'none',
  color: 'var(--line)',
  stroke: 'currentColor',
  strokeDasharray: '.6 .4',
  '@media (forced-colors: active)': { color: 'CanvasText' },
  '& > g > :first-child': { opacity: 0.25 },
  '& > g > :nth-child(3), & > path': {
    stroke: '$ink',
    '@media (forced-colors: active)': { stroke: 'currentColor' },
  },
});

/** Up to so many parts, each is a group of stripes: a single one would be a block. */
const FEW = 12;
const GROUP = '.1 .1 .1 .1 .1 .1 .1 .3';

interface StripeBarProps {
  /** Number of stripes that fill the box. */
  readonly count: number;
  /** Position at which the strong stripes end, counted in stripes. */
  readonly length: number;
  /** Position at which they begin; 0 by default. */
  readonly start?: number;
  /** Position of a taller stripe. */
  readonly mark?: number | undefined;
  /** Position at which the pale stripes end; the mark or the end of the box by default. */
  readonly total?: number;
  /** Position from which the stripes have the color of ink. */
  readonly limit?: number;
  readonly className?: string;
}

/** A number as a row of stripes, in the section's line color. */
export const StripeBar = ({
  count,
  length,
  start = 0,
  mark,
  total = mark ?? count,
  limit,
  className,
}: StripeBarProps): ReactElement => (
  <Root
    className={className}
    viewBox={mark === undefined ? `0 3 ${count - (count <= FEW ? 0.3 : 0.4)} 6` : `0 0 ${count} 10`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g strokeWidth="6" {...(count <= FEW && { strokeDasharray: GROUP })}>
      <path d={`M0 6H${total}`} />
      <path d={`M${start} 6H${length}`} />
      {limit !== undefined && length > limit && <path d={`M${limit} 6H${length}`} />}
    </g>
    {mark !== undefined && <path strokeWidth=".6" strokeDasharray="none" d={`M${mark}.3 0V10`} />}
  </Root>
);

const Rows = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4rem 1fr',
  gap: '.5rem 1rem',
  alignItems: 'center',
  font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
  '& > span': { gridColumn: '1 / -1' },
  '& > svg': { height: 'clamp(2.75rem, 3.4vw, 3.5rem)' },
  '&:not([data-target]) > svg': { color: '$ink' },
});

export interface StripeRowsProps {
  /** Each with its name before it. */
  readonly rows: readonly { readonly name: string; readonly length: number }[];
  /** Number of stripes that fill a row. */
  readonly count: number;
  /** A number that no client has reached. */
  readonly isTarget?: boolean;
  /** What a stripe is, if it is not a percentage. */
  readonly note?: string | undefined;
}

/** Numbers as rows of stripes, which repeat what the text says. */
export const StripeRows = ({ rows, count, isTarget, note }: StripeRowsProps): ReactElement => (
  <Rows aria-hidden="true" className="stripes" data-target={isTarget}>
    {rows.map(({ name, length }) => (
      <Fragment key={name}>
        {name}
        <StripeBar count={count} length={length} />
      </Fragment>
    ))}
    {note && <span>{note}</span>}
  </Rows>
);
