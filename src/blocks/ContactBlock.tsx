import type { ReactNode } from 'react';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { field } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Tag, Text } from '../ui/Text';

const Words = styled('div', {
  paddingBlock: space.quiet,
  '& > h2': { marginBottom: '1.25rem' },
  '& > p + p': { marginTop: '1.25rem' },
});

export interface ContactBlockProps {
  /** The block's name, rendered as its h2. */
  readonly tag: string;
  readonly heading: string;
  readonly lead: string;
  /** The form. */
  readonly children: ReactNode;
}

/** The contact block of the home page: text on the left, the form on the right, to the edge of the window. */
export function ContactBlock({ tag, heading, lead, children }: ContactBlockProps) {
  return (
    <Band className={`${field()} ${sectionColors('contact')}`} top="none" bottom="none">
      <Wrap>
        <Grid>
          <Column as={Words} span={6}>
            <Tag as="h2">{tag}</Tag>
            <Heading as="p" variant="h1">
              {heading}
            </Heading>
            <Text variant="lead">{lead}</Text>
          </Column>
          <Column span={6} from={7}>
            {children}
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
