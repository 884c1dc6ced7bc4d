import type { ReactNode } from 'react';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Grid, HeadColumn, OfferColumn, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { BowtieLine } from './BowtieLine';
import { RichWords } from './RichWords';

const ruled = {
  paddingBlock: space.section,
  '& > div > div': { borderTop: '3px solid $colors$ink', paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)' },
} as const;

const Block = styled('section', {
  '& p': { marginBottom: '1.25rem' },
  '@media print': { '&&': { paddingBlock: '1rem' } },
  variants: {
    variant: {
      rule: ruled,
      display: { ...ruled, '& h2': { fontSize: fontSizes.display, maxWidth: '12em' } },
      slats: { ...ruled, paddingBottom: 0, '& > div + div': { marginTop: space.quiet } },
      field: { paddingBlock: space.section },
    },
  },
});

export interface CallToActionProps {
  readonly heading: string;
  readonly text: RichText;
  /** Label of the button to the contact page. */
  readonly action: string;
  /**
   * `rule`: under a heavy rule. `display`: the same with the largest heading of the site. `slats`: the same with the bowtie
   * below it. `field`: on the section's color.
   */
  readonly variant: 'rule' | 'display' | 'slats' | 'field';
  /** Between the text and the button. */
  readonly children?: ReactNode;
}

/** The end of a page: a heading, a sentence and a link to the contact page. */
export function CallToAction({ heading, text, action, variant, children }: CallToActionProps) {
  return (
    <Block variant={variant} {...(variant === 'field' ? { className: field().toString() } : {})}>
      <Wrap>
        <Grid rows="small" align="end">
          <HeadColumn>
            <Heading variant="h1">{heading}</Heading>
          </HeadColumn>
          <OfferColumn>
            <Text variant="lead">
              <RichWords text={text} />
            </Text>
            {children && <p>{children}</p>}
            <ButtonLink href="/contact" variant={variant === 'field' ? 'ink' : 'action'}>
              {action}
            </ButtonLink>
          </OfferColumn>
        </Grid>
      </Wrap>
      {variant === 'slats' && <BowtieLine />}
    </Block>
  );
}
