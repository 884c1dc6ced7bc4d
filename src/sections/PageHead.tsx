import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Head = styled(Wrap, {
  paddingBlock: 'clamp(1.25rem, .5rem + 3vw, 3.5rem) clamp(2.5rem, 1rem + 5vw, 6rem)',
});

const HeadTag = styled(Tag, { marginBottom: '1.25rem' });
const Below = styled('div', { marginTop: '1.5rem' });
const Aside = styled('div', { '& > p': { paddingBottom: '.2em' } });

export interface PageHeadProps {
  readonly heading: string;
  /** The page's own name above a headline. */
  readonly tag?: string;
  /** A line under the heading. */
  readonly below?: ReactNode;
  /** Stands at the right of the heading, on its baseline. */
  readonly children: ReactNode;
}

/** The head of an inner page: tag, h1, and the lead at its right from 768 px up. */
export function PageHead({ heading, tag, below, children }: PageHeadProps) {
  return (
    <Head as="section">
      {tag && <HeadTag>{tag}</HeadTag>}
      <Grid rows="small" align="end">
        <Column span={8}>
          <Heading as="h1" look="h1">
            {heading}
          </Heading>
          {below && <Below>{below}</Below>}
        </Column>
        <Column as={Aside} span={4}>
          {children}
        </Column>
      </Grid>
    </Head>
  );
}

/** The opening paragraph in a page head. */
export function PageLead({ children }: { readonly children: ReactNode }) {
  return <Text look="lead">{children}</Text>;
}

const Tagline = styled(Heading, { '&&': { color: 'var(--line)' } });

/** A service's tagline in a page head. */
export function PageTagline({ children }: { readonly children: ReactNode }) {
  return (
    <Tagline as="p" look="h3">
      {children}
    </Tagline>
  );
}
