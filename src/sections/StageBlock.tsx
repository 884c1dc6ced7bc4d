import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Head = styled('div', { borderTop: '1px solid $colors$ink', paddingTop: '1.25rem' });

const Words = styled('div', {
  '& > h2 + p': { marginTop: '.75rem' },
  '& > p + p': { marginTop: '1.5rem' },
  '& > p > span': { display: 'block' },
});

export interface StageBlockProps {
  readonly heading: string;
  readonly text: string;
  readonly caption: { readonly label: string; readonly text: string };
  /** The slider with its figure. */
  readonly children: ReactNode;
}

/** The stage slider of the Services page, with its words in the first quarter. */
export function StageBlock({ heading, text, caption, children }: StageBlockProps) {
  return (
    <Wrap as="section">
      <Head>
        <Grid rows="small">
          <Column as={Words} span={3}>
            <Heading look="h3">{heading}</Heading>
            <Text look="small">{text}</Text>
            <Text look="mono">
              <span>{caption.label}</span>
              {caption.text}
            </Text>
          </Column>
          <Column span={9}>{children}</Column>
        </Grid>
      </Head>
    </Wrap>
  );
}
