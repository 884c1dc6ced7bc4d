import { services } from '../../content/pages/services';
import { formatUsd, priceUsdPerMonth } from '../../content/pricing';
import { packages } from '../../content/services/index';
import { entriesOf } from '../../lib/lookUp';
import { styled } from '../../theme/stitches.config';
import { fonts, fontWeights, sizes, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Wrap } from '../../ui/layout';
import { Text } from '../../ui/Text';
import { useStage } from './PricingContext';
import { equityPercent } from './prices';
import { StageSlider } from './StageSlider';

/** Sticky below the header, so that all prices are visible while the stage changes. Not sticky in a low window. */
const Bar = styled('section', {
  backgroundColor: '$paper',
  borderBlock: '1px solid $colors$ink',
  paddingBlock: '.75rem .625rem',
  '@media screen and (min-height: 35em)': { position: 'sticky', top: sizes.header, zIndex: 40 },
  /* What a visitor jumps to is below the bar. */
  'html:has(&)': { scrollPaddingTop: `calc(${sizes.header} + 13rem)` },
  '@media print': { display: 'none' },
  '@lg': { paddingBlock: '1rem' },
});

const Columns = styled(Wrap, {
  /* A name or a price that is too wide continues on the next line. */
  overflowWrap: 'normal',
  '& > div > p': { '@phone': { display: 'none' } },
  '@lg': { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: space.gap, alignItems: 'start' },
});

const Prices = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '.5rem',
  borderTop: '1px solid $colors$rule',
  paddingTop: '.5rem',
  marginTop: '.25rem',
  fontFamily: fonts.display,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  /* Equal columns, as many as have room in a line. */
  '& > li': { flex: 1 },
  '& > li > *': { display: 'block' },
  '& > li > span': { fontSize: '.875rem', color: '$ink2' },
  '& > li > b': { fontWeight: fontWeights.heading, fontSize: '1rem' },
  '& > li > small': { fontSize: '.9375rem' },
  '@lg': {
    border: 0,
    margin: 0,
    paddingTop: '.25rem',
    columnGap: space.gap,
    '& > li': { borderLeft: '1px solid $colors$rule', paddingLeft: '.75rem' },
    '& > li > span': { fontSize: '1rem' },
    '& > li > b': { fontSize: '1.5rem', marginTop: '.25rem' },
    '& > li > small': { fontSize: '1.0625rem' },
  },
});

const OnWide = styled('span', { display: 'none', '@lg': { display: 'inline' } });

/** The slider with the fee and the equity of every package. */
export function StageBar() {
  const stage = useStage();
  const { heading, text, sliderLabel, pricesLabel, equityLabel } = services.stage;
  return (
    <Bar>
      <Columns>
        <div>
          <Heading variant="h4">{heading}</Heading>
          <Text variant="small">{text}</Text>
          <StageSlider label={sliderLabel} />
        </div>
        <Prices aria-label={pricesLabel}>
          {entriesOf(packages).map(([name, { shortName }]) => (
            <li key={name}>
              <span>{shortName}</span>
              <b>{formatUsd(priceUsdPerMonth(name, stage))}</b>
              <small key={stage}>
                {`${equityPercent(name, stage)}%`}
                <OnWide>{` ${equityLabel}`}</OnWide>
              </small>
            </li>
          ))}
        </Prices>
      </Columns>
    </Bar>
  );
}
