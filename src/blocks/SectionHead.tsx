import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { SectionBand, type SectionBandProps } from '../ui/Band';
import { Heading, Tag, Text } from '../ui/Text';

const Head = styled('div', {
  marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  /* Never alone at the end of a printed page. Firefox has no "avoid" after a box, so the element includes space for the content that follows. */
  '@media print': { breakInside: 'avoid', breakAfter: 'avoid', paddingBottom: '9rem', marginBottom: '-8rem' },
  '& > div > * + *': { marginTop: '1.375rem' },
  '@md': {
    display: 'flex',
    gap: space.gap,
    justifyContent: 'space-between',
    alignItems: 'end',
    '& > :last-child:not(:first-child)': { whiteSpace: 'nowrap' },
  },
});

interface SectionHeadProps {
  /** The section's name above the title. It is then the h2. */
  readonly tag?: string;
  readonly heading: string;
  /** `h1` for the climax of a page. */
  readonly size?: 'h1' | 'h2';
  readonly lead?: string;
  /** A link at the end of the line. */
  readonly end?: ReactNode;
}

export function SectionHead({ tag, heading, size = 'h2', lead, end }: SectionHeadProps) {
  return (
    <Head>
      <div>
        {tag && <Tag as="h2">{tag}</Tag>}
        <Heading as={tag ? 'p' : 'h2'} variant={size}>
          {heading}
        </Heading>
        {lead && <Text variant="lead">{lead}</Text>}
      </div>
      {end && <div>{end}</div>}
    </Head>
  );
}

type WideBandProps = SectionHeadProps & Pick<SectionBandProps, 'section' | 'surface' | 'top' | 'children'>;

/** A block whose content is below its head, from edge to edge of the window. */
export const WideBand = ({ section, surface, top, children, ...head }: WideBandProps) => (
  <SectionBand section={section} surface={surface} {...(top && { top })} wide={children}>
    <SectionHead {...head} />
  </SectionBand>
);
