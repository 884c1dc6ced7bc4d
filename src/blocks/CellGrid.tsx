import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { borderWidths, space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';

/** Cells or rows with hairline borders, in up to four columns. */
export const CellGrid = styled('ul', {
  display: 'grid',
  columnGap: space.gap,
  variants: {
    columns: {
      2: { '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: { '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: {
        '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        '@media (min-width: 56.25em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
  defaultVariants: { columns: 4 },
});

/** On a phone the drawing is beside the text. It gives way to a long word, as with a visitor's own text spacing. */
const WORDS_AND_DRAWING = 'minmax(auto, 1fr) minmax(0, min(7.5rem, 38vw))';

const Panel = styled('div', { padding: '8%' });

/** The drawing of a cell as a small poster. */
function FigurePanel({ ground, children }: { readonly ground: FigureGround; readonly children: ReactNode }) {
  return <Panel className={surfaceClass(ground)}>{children}</Panel>;
}

const CellLink = styled(Link, {
  position: 'relative',
  height: '100%',
  borderTop: '1px solid $colors$ink',
  padding: '1.25rem 0 1.75rem',
  display: 'grid',
  gridTemplateColumns: WORDS_AND_DRAWING,
  gap: '.25rem 1rem',
  alignContent: 'start',
  '& > .fig, & > div': { gridColumn: 2, gridRow: '1 / span 3' },
  '& > h3, & > p': { gridColumn: 1 },
  '& > h3': { transition: `color ${transitions.fast}` },
  '@hover': {
    '&:hover > h3': { color: 'var(--line)' },
    '&:hover::after': { transform: 'none' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    top: '-1px',
    height: borderWidths.marker,
    backgroundColor: 'var(--line)',
    transform: 'scaleX(0)',
    transformOrigin: '0 0',
    transition: `transform ${transitions.base}`,
  },
  '&:focus-visible::after': { transform: 'none' },
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '1.5rem 0 2.75rem',
    gap: 0,
    '& > .fig, & > div': { gridColumn: 1, gridRow: 'auto' },
    '& > .fig': { width: 'min(100%, 16rem)', margin: '.5rem 0 2rem' },
    '& > div': { marginBottom: '1.5rem' },
    /* A panel needs no rule above it. */
    '&:has(> div)': { borderTop: 0, paddingTop: 0 },
    '& > p': { marginTop: '.5rem' },
  },
});

export interface CellProps {
  readonly href: string;
  readonly name: string;
  readonly summary: string | undefined;
  readonly figure: ReactNode;
  /** Background of the drawing. */
  readonly ground?: FigureGround | undefined;
  readonly position: number;
}

/** One cell: drawing, name and a line. The whole cell is a link. */
export function Cell({ href, name, summary, figure, ground, position }: CellProps) {
  return (
    <Reveal element="li" position={position}>
      <CellLink href={href}>
        {ground ? <FigurePanel ground={ground}>{figure}</FigurePanel> : figure}
        <Heading as="h3" variant="h4">
          {name}
        </Heading>
        <Text variant="small">{summary}</Text>
      </CellLink>
    </Reveal>
  );
}
