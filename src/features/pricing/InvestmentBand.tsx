import { packagePage } from '../../content/pages/packagePage';
import { stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Band } from '../../ui/Band';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Wrap } from '../../ui/layout';
import { Text } from '../../ui/Text';
import { InTotal } from './AddToTotal';
import { PriceAnnouncement } from './Announcement';
import { PackagePrice } from './PackagePrice';
import { formatTerms } from './prices';
import { StageSlider } from './StageSlider';

/** From 1024 px the choice of the stage and the button are on the left, and the price on the right; else it is between them. */
const Columns = styled(Wrap, {
  display: 'grid',
  gap: '1.75rem',
  '& > div > h2': { marginBottom: '1.25rem' },
  '& > div > p': { marginTop: '.875rem', maxWidth: '24em' },
  '@lg': {
    gridTemplateColumns: '4fr 8fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: space.gap,
    '& > dl': { gridArea: '1 / 2 / 3' },
  },
});

/** The number has the size of a poster: its seven characters, or fewer, fill the column. */
const Investment = styled('dl', {
  borderTop: '1px solid $colors$ink',
  paddingTop: '1rem',
  '& > dt': { font: font('mono', fontWeights.regular, fontSizes.mono, 1), color: '$ink3' },
  '&& > dt + dd': { fontSize: 'min(19.5vw, 8rem)', marginTop: '1.5rem' },
  '&& > dd + dd': { fontSize: 'clamp(1.75rem, 4.6vw, 4.25rem)', lineHeight: 1, marginTop: '1rem' },
  '@lg': {
    '&& > dt + dd': { fontSize: 'min(14.2vw, 15.5rem)' },
    '& > dd > small': { fontSize: fontSizes.h3 },
  },
});

/** The block "Ready to get started?" of a package page: stage, investment, and a button to the contact page. */
export function InvestmentBand({ name }: { readonly name: PackageSlug }) {
  const { heading, sliderLabel, investmentLabel, buttonLabel, commitmentNote, equityNote } = packagePage.card;
  const decimals = packages[name].seedPrice.detailDecimals;
  return (
    <Band as="aside">
      <Columns>
        <div>
          <Heading>{heading}</Heading>
          <StageSlider label={sliderLabel} />
        </div>
        <Investment>
          <dt>{investmentLabel}</dt>
          <PackagePrice as="dd" name={name} decimals={decimals} />
        </Investment>
        <div>
          <InTotal slug={name} />
          <ButtonLink href="/contact">{buttonLabel}</ButtonLink>
          <Text variant="small">{commitmentNote}</Text>
          <Text variant="small">{equityNote}</Text>
        </div>
        <PriceAnnouncement
          say={(stage) => `${stageTerms[stage].name}: ${formatTerms(name, stage, decimals)}`}
        />
      </Columns>
    </Band>
  );
}
