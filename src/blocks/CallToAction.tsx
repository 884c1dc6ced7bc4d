import type { ReactNode } from 'react';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Grid, HeadColumn, OfferColumn, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { RichWords } from './RichWords';

const Block = styled('section', {
  '& p': { marginTop: '1rem' },
  '@media print': { '&&': { paddingBlock: '1rem' } },
  variants: {
    surface: {
      paper: {
        paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(3rem, 6vw, 7rem)',
        '& > div > div': {
          borderTop: '3px solid $colors$ink',
          paddingTop: 'clamp(1.5rem, 3vw, 2.5rem)',
        },
      },
      field: { paddingBlock: 'clamp(3rem, 6vw, 7rem)' },
    },
  },
});

export interface CallToActionProps {
  readonly heading: string;
  readonly text: RichText;
  /** Label of the button to the contact page. */
  readonly action: string;
  /** `paper`: under a heavy rule, for pages that already have a colored panel. `field`: on the section's color. */
  readonly surface: 'paper' | 'field';
  /** Below the text. */
  readonly children?: ReactNode;
}

/** The end of a page: a heading, a sentence and a link to the contact page. */
export function CallToAction({ heading, text, action, surface, children }: CallToActionProps) {
  return (
    <Block surface={surface} {...(surface === 'field' ? { className: field().toString() } : {})}>
      <Wrap>
        <Grid rows="small" align="end">
          <HeadColumn>
            <Heading variant="h1">{heading}</Heading>
            <Text variant="lead">
              <RichWords text={text} />
            </Text>
            {children}
          </HeadColumn>
          <OfferColumn>
            <ButtonLink href="/contact" variant={surface === 'field' ? 'ink' : 'action'}>
              {action}
            </ButtonLink>
          </OfferColumn>
        </Grid>
      </Wrap>
    </Block>
  );
}
