import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading } from '../ui/Heading';
import { Grid, HeadColumn, OfferColumn, Wrap } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Head = styled(Wrap, {
  paddingBlock: 'clamp(1.25rem, .5rem + 2vw, 2.5rem) clamp(2rem, 1rem + 2vw, 3rem)',
  '@media print': { paddingBlock: '1rem' },
  variants: {
    compact: { true: { paddingBlock: 'clamp(1.5rem, .7rem + 3.5vw, 4.5rem) clamp(2rem, 3vw, 3rem)' } },
  },
});

const half = { '@md': { gridColumn: 'span 6' } } as const;

const Name = styled(HeadColumn, { variants: { compact: { true: half } } });
/** A wide lead has few lines. */
const Offer = styled(OfferColumn, { variants: { compact: { true: half } } });
const HeadTag = styled(Tag, { marginBottom: '1.25rem' });
const Below = styled('div', { marginTop: '1.5rem' });
const Actions = styled(ButtonRow, { marginTop: '1.5rem' });

export interface PageHeadProps {
  readonly heading: string;
  /** The page's name above a headline. */
  readonly tag?: string | undefined;
  /** A line under the heading. */
  readonly below?: ReactNode;
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
  /** Low, and in two halves, so that what follows is on the first screen too. */
  readonly compact?: boolean | undefined;
  /** From 768 px it is to the right of the heading. */
  readonly lead: string;
}

/** The head of an inner page: tag, h1 and lead, with the page's main action. */
export function PageHead({ heading, tag, below, actions, compact = false, lead }: PageHeadProps) {
  return (
    <Head as="section" {...(compact ? { compact } : {})}>
      <Grid rows="small">
        <Name {...(compact ? { compact } : {})}>
          {tag && <HeadTag>{tag}</HeadTag>}
          <Heading as="h1" variant="h1">
            {heading}
          </Heading>
          {below && <Below>{below}</Below>}
        </Name>
        <Offer {...(compact ? { compact } : {})}>
          <Text variant="lead">{lead}</Text>
          {actions && <Actions>{actions}</Actions>}
        </Offer>
      </Grid>
    </Head>
  );
}
