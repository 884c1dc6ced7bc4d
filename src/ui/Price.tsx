import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

export const Amount = styled('p', {
  font: font('display', fontWeights.heading, 'clamp(2rem, 1.4rem + 1.6vw, 3rem)', 1),
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
  '& > small': {
    font: font('text', fontWeights.regular, '1.0625rem', 1),
    letterSpacing: 0,
    display: 'inline-block',
    marginLeft: '.25rem',
  },
});

export const Share = styled('p', {
  font: font('display', fontWeights.medium, fontSizes.h4, 1.2),
  fontVariantNumeric: 'tabular-nums',
});

export interface PriceProps {
  /** `$10,000` */
  readonly amount: string;
  /** `/month` */
  readonly terms: string;
  readonly as?: 'p' | 'dd';
}

/**
 * A price with its terms in the text font. A new amount is a new element: React would change the text of the old one in
 * place, which is invisible after a translator has replaced that text.
 */
export function Price({ amount, terms, as = 'p' }: PriceProps) {
  return (
    <Amount key={amount} as={as}>
      {amount}
      <small>{terms}</small>
    </Amount>
  );
}
