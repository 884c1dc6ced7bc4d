import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { ButtonRow } from '../ui/ButtonRow';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Head = styled(Wrap, {
  paddingBlock: 'clamp(.5rem, -.25rem + 2vw, 1.75rem) clamp(2rem, 1rem + 3vw, 4rem)',
  /** A price with long terms wraps after the amount. */
  '& h1 + p': { marginTop: '1rem', whiteSpace: 'normal' },
});

const HeadTag = styled(Tag, { marginBottom: '1rem' });
const Offer = styled('div', { '& > p': { marginBottom: '1.5rem' }, '@md': { paddingTop: '.375rem' } });

const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.gap,
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  '@md': { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > div': { borderTop: '1px solid $colors$ink', padding: '.75rem 0 1.25rem' },
  '& dt': {
    font: font('mono', fontWeights.regular, fontSizes.mono, 1.4),
    color: '$ink3',
    marginBottom: '.375rem',
  },
  '& dd': {
    font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1.5rem',
  },
  /** Aligns the text of a link, not its touch target, with the other terms. */
  '& dd:has(> a)': { marginBlock: '-.6875rem' },
});

export interface ServiceHeadProps {
  readonly tag: string | undefined;
  readonly heading: string;
  readonly lead: string;
  /** Label of the button to the contact page. */
  readonly action: string;
  /** Two to four terms of the service. */
  readonly facts: readonly { readonly term: string; readonly text: ReactNode }[];
  /** Tagline or price, below the heading. */
  readonly children?: ReactNode;
}

/** The head of a service page: name, offer, button and terms, all visible without scrolling on a desktop. */
export function ServiceHead({ tag, heading, lead, action, facts, children }: ServiceHeadProps) {
  return (
    <Head as="section">
      {tag && <HeadTag>{tag}</HeadTag>}
      <Grid rows="small">
        <Column span={7}>
          <Heading as="h1" variant="h1">
            {heading}
          </Heading>
          {children}
        </Column>
        <Column as={Offer} span={5} from={8}>
          <Text variant="lead">{lead}</Text>
          <ButtonRow>
            <ButtonLink href="/contact">{action}</ButtonLink>
          </ButtonRow>
        </Column>
      </Grid>
      <Facts>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </Head>
  );
}
