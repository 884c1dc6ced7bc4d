import type { ReactNode } from 'react';
import type { TitledText } from '../content/summary';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { PAGE_INSET } from '../ui/layout';
import { Text } from '../ui/Text';
import { SectionHead, type SectionHeadProps } from './SectionHead';

/** From edge to edge of the window, without gaps: the title with the picture at the left of the rows, on phones above them. */
const Halves = styled('section', {
  display: 'grid',
  '& > *': { display: 'grid' },
  '& > :first-child': { gridTemplateRows: 'auto 1fr' },
  '& > :first-child > div': { padding: `${space.quiet} ${space.gutter} 0 ${PAGE_INSET}` },
  '& > :first-child > :last-child': { alignSelf: 'end', gridRow: '-2' },
  '& figure': { padding: `1.5rem ${space.gutter} 1.5rem ${PAGE_INSET}` },
  '& > ul > li': { padding: `2rem ${PAGE_INSET} 2.25rem ${space.gutter}` },
  '& > ul > li > p': { marginTop: '.5rem' },
  '@media (forced-colors: active), (prefers-contrast: more)': { '& > ul > li': { borderTop: '1px solid' } },
  '@media print': {
    '& > :first-child, & > ul > li': { breakInside: 'avoid' },
    '& > :first-child > div': { marginBottom: '1.5rem' },
  },
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    mirrored: {
      true: {
        '@md': {
          '& > :first-child': { order: 1 },
          '& > :first-child > div': { padding: `${space.quiet} ${PAGE_INSET} 0 ${space.gutter}` },
          '& > ul > li': { padding: `2rem ${space.gutter} 2.25rem ${PAGE_INSET}` },
        },
      },
    },
  },
});

/** The last of three and of four is unlike the section's color, which can be below it. */
const grounds: readonly FigureGround[] = ['sunk', 'field', 'tint', 'sunk'];

interface PictureRowsProps {
  readonly id?: string;
  /** Above the picture. */
  readonly head?: SectionHeadProps;
  /** Between the head and the picture. */
  readonly children?: ReactNode;
  readonly picture: ReactNode;
  /** The picture is at the right. */
  readonly mirrored?: boolean;
  readonly items: readonly TitledText[];
}

/** Three or four texts beside a picture on the dark surface: work, strengths, or what a client receives. */
export const PictureRows = ({ id, head, children, picture, mirrored = false, items }: PictureRowsProps) => (
  <Halves {...(id && { id })} mirrored={mirrored}>
    <div className={surfaceClass('night')}>
      {head && (
        <div>
          <SectionHead {...head} />
          {children}
        </div>
      )}
      {picture}
    </div>
    <ul>
      {items.map(({ title, description }, index) => (
        <li key={title} className={surfaceClass(grounds[index] ?? 'tint')}>
          <Heading as="h3" {...(!head && { variant: 'h3' })}>
            {title}
          </Heading>
          <Text tone="ink" {...(head && { variant: 'lead' })}>
            {description}
          </Text>
        </li>
      ))}
    </ul>
  </Halves>
);
