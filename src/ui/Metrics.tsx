import { styled } from '../theme/stitches.config';
import { fontSizes, fonts, fontWeights, space } from '../theme/tokens';

const List = styled('dl', {
  display: 'grid',
  gap: '1.25rem',
  '@media (min-width: 640px)': { gap: space.gap },
  '& > div': {
    borderTop: '1px solid $colors$ink',
    paddingTop: '.875rem',
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
  },
  '& dt': { fontFamily: fonts.mono, fontSize: fontSizes.mono, lineHeight: 1.4 },
  '& dt > span': { display: 'block', color: '$ink3' },
  '& dd': {
    fontFamily: fonts.display,
    fontWeight: fontWeights.heading,
    fontSize: fontSizes.figure,
    lineHeight: 1,
    letterSpacing: '-.04em',
    marginBottom: '.5rem',
    fontVariantNumeric: 'tabular-nums',
  },
  /* Targets and industry figures are smaller than results. */
  '& dt[data-qualified] + dd': { fontSize: fontSizes.h3 },
  /* Beside a result, their labels are in line with its label. */
  '&:has(dt:not([data-qualified])) dt[data-qualified] + dd': {
    height: fontSizes.figure,
    alignContent: 'end',
  },
  variants: {
    columns: {
      2: { gridTemplateColumns: '1fr 1fr' },
      3: { '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    },
  },
});

export interface MetricsProps {
  readonly columns: 2 | 3;
  readonly metrics: readonly {
    readonly value: string;
    readonly label: string;
    readonly qualifier?: string;
  }[];
}

/** Client results as large numerals, and qualified figures (targets, industry figures) as smaller ones. */
export function Metrics({ columns, metrics }: MetricsProps) {
  return (
    <List columns={columns}>
      {metrics.map(({ value, label, qualifier }) => (
        <div key={label}>
          <dt data-qualified={qualifier ? '' : undefined}>
            {label}
            {qualifier && <span>{qualifier}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
