import { packagePage } from '../../content/pages/packagePage';
import { stageTerms } from '../../content/pricing';
import { type PackageSlug, packages } from '../../content/services/index';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, TABLET_WINDOW } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Sheet } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { InTotal } from './AddToTotal';
import { PackagePrice } from './PackagePrice';
import { PriceAnnouncement } from './PriceAnnouncement';
import { formatTerms } from './prices';
import { StageSlider } from './StageSlider';

const Card = styled(Sheet, {
  /* As high as the drawings beside it: the price has the space. */
  '@md': { display: 'flex', flexDirection: 'column', height: '100%' },
  '& > h2': { marginBottom: '1.25rem' },
  '& > p': { marginTop: '.875rem', textWrap: 'balance' },
  /* Four stages side by side in a narrow card. */
  [`@media ${TABLET_WINDOW}`]: {
    padding: '1.25rem',
    '& button': { fontSize: fontSizes.small, letterSpacing: '-.01em' },
    '& > a': { fontSize: '1rem', '& > span': { padding: '0 .875rem' } },
  },
});

const Investment = styled('dl', {
  borderBlock: '1px solid $colors$rule',
  padding: '1rem 0 1.125rem',
  margin: '1.25rem 0 1.5rem',
  '& > dt': {
    font: font('mono', fontWeights.regular, fontSizes.mono, 1),
    color: '$ink3',
    paddingBottom: '.75rem',
  },
  '@md': {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    '& > dd > small': { display: 'block', marginTop: '.625rem' },
  },
  '&& > dt + dd': { fontSize: 'clamp(3.25rem, 7.8vw, 7.5rem)' },
});

/** The card "Ready to get started?" of a package page: stage, investment, and a button to the contact page. */
export function InvestmentCard({ name }: { readonly name: PackageSlug }) {
  const { heading, sliderLabel, investmentLabel, buttonLabel, commitmentNote, equityNote } = packagePage.card;
  const decimals = packages[name].seedPrice.detailDecimals;
  return (
    <Card>
      <Heading variant="h3">{heading}</Heading>
      <StageSlider label={sliderLabel} />
      <Investment>
        <dt>{investmentLabel}</dt>
        <PackagePrice as="dd" name={name} decimals={decimals} />
      </Investment>
      <InTotal slug={name} />
      <ButtonLink href="/contact" wide>
        {buttonLabel}
      </ButtonLink>
      <Text variant="small">{commitmentNote}</Text>
      <Text variant="small">{equityNote}</Text>
      <PriceAnnouncement
        say={(stage) => `${stageTerms[stage].name}: ${formatTerms(name, stage, decimals)}`}
      />
    </Card>
  );
}
