import { packagePage } from '../../content/pages/detailPages';
import { stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Band } from '../../ui/Band';
import { Actions, ButtonLink } from '../../ui/Button';
import { columns, Wrap } from '../../ui/layout';
import { Heading, Text } from '../../ui/Text';
import { WideScene } from '../../ui/WideScene';
import { InTotal } from './AddToTotal';
import { PriceAnnouncement } from './Announcement';
import { PackagePrice } from './PackagePrice';
import { formatTerms } from './prices';
import { StageSlider, sliderOnField } from './StageSlider';

const Rows = styled(Wrap, {
  ...sliderOnField,
  display: 'grid',
  gap: '1.75rem',
  '& > div': { display: 'grid', gap: '1.25rem' },
  /* The terms are below the share, and end at the base line of the button. */
  '@lg': {
    gridTemplateColumns: 'minmax(0, 17fr) minmax(0, 8fr)',
    columnGap: space.gap,
    '& > *': { gridColumn: '1 / -1' },
    '& > div': { gridTemplateColumns: '5fr 7fr', gap: space.gap, alignItems: 'center' },
    '& > dl + div': { gridTemplateColumns: 'subgrid', alignItems: 'last baseline' },
  },
});

/** Two numbers of the size of posters, beside each other in large windows. */
const Investment = styled('dl', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1rem',
  '& > dt': {
    font: font('mono', fontWeights.regular, fontSizes.mono, 1),
    position: 'relative',
    zIndex: 1,
  },
  '&& > dt + dd': { fontSize: 'min(19.5vw, 8rem)', marginTop: '1.5rem' },
  '&& > dd + dd': { fontSize: 'clamp(2.25rem, 6.4vw, 7rem)', lineHeight: 0.95, marginTop: '1rem' },
  '@lg': {
    ...columns('subgrid'),
    alignItems: 'last baseline',
    '& > dt': { gridColumn: '1 / -1' },
    '&& > dt + dd': { fontSize: 'min(15.2vw, 18rem)' },
    '&& > dd + dd': { fontSize: 'min(4vw, 5rem)' },
    '& > dd > small': { fontSize: fontSizes.h3 },
  },
});

interface InvestmentBandProps {
  readonly name: PackageSlug;
  /** What to bring to the call. */
  readonly invitation: string;
}

/** The end of a package page, "Ready to get started?": stage, investment, and a button to the contact page. */
export function InvestmentBand({ name, invitation }: InvestmentBandProps) {
  const { heading, sliderLabel, investmentLabel, buttonLabel, commitmentNote, equityNote } = packagePage.card;
  const decimals = packages[name].seedPrice.detailDecimals;
  return (
    <Band as="aside" bottom="none" className={surfaceClass('field')}>
      <Rows>
        <div>
          <Heading variant="h1">{heading}</Heading>
          <StageSlider label={sliderLabel} />
        </div>
        <Investment>
          <dt>{investmentLabel}</dt>
          <PackagePrice as="dd" name={name} decimals={decimals} />
        </Investment>
        <div>
          <div>
            <Text variant="lead">{invitation}</Text>
            <Actions>
              <ButtonLink href="/contact">{buttonLabel}</ButtonLink>
              <InTotal slug={name} />
            </Actions>
          </div>
          <div>
            <Text>{commitmentNote}</Text>
            <Text>{equityNote}</Text>
          </div>
        </div>
        <PriceAnnouncement
          say={(stage) => `${stageTerms[stage].name}: ${formatTerms(name, stage, decimals)}`}
        />
      </Rows>
      <WideScene name="coins" />
    </Band>
  );
}
