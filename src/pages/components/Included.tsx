import { BowtieFigure, type BowtieFigureProps } from '../../blocks/BowtieFigure';
import { packagePage } from '../../content/pages/packagePage';
import type { TitledText } from '../../content/summary';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { PAGE_INSET } from '../../ui/layout';
import { TitledItems } from '../../ui/TitledLists';
import { TRIANGLE_RIGHT, triangle } from '../../ui/triangle';

/** The bowtie from edge to edge of the window, with its caption beside the heading. */
const Block = styled('section', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '100%',
  paddingBlock: space.quiet,
  '& > h2, & > ul, & figcaption': { padding: `0 ${PAGE_INSET}` },
  '& > figure': { marginTop: '1.5rem' },
  '& > figure > div': { margin: 0 },
  '& figcaption': { border: 0 },
  '& [x="0%"]': { transform: `translateX(${PAGE_INSET})` },
  '& [x="100%"]': { transform: `translateX(calc(-1 * ${PAGE_INSET}))` },
  '& > ul': { display: 'grid', gap: `1.5rem ${space.gap}`, marginTop: '2rem' },
  '& li': { position: 'relative', paddingLeft: '1.5rem' },
  '& li::before': {
    ...triangle(TRIANGLE_RIGHT, '.7rem', '1rem solid var(--line)'),
    position: 'absolute',
    left: 0,
    top: '.45em',
  },
  '& li > p': { marginTop: '.375rem' },
  '@md': {
    '& > ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& figcaption': {
      position: 'absolute',
      top: `calc(${space.quiet} + .75rem)`,
      right: PAGE_INSET,
      maxWidth: '26rem',
      margin: 0,
      padding: 0,
    },
  },
  '@lg': {
    '& > ul': { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
  variants: {
    /** The bowtie is low and above the heading, and the items are rows beside the heading. */
    isShort: {
      true: {
        '@lg': {
          gridTemplateColumns: '5fr 7fr',
          '& > figure': { gridArea: '1 / 1 / auto / -1', margin: '-1.5rem 0 2.5rem' },
          '& > figure > div > .fig': { '&&&&': { height: '7.5rem', minHeight: 0 } },
          '& figcaption': { top: 'auto', bottom: space.quiet, left: PAGE_INSET, right: '60%' },
          '& > ul': { grid: 'auto-flow / none', gap: 0, margin: 0, paddingLeft: 0 },
          '& li': {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            alignItems: 'baseline',
            gap: space.gap,
            borderTop: '1px solid $colors$rule',
            padding: '1rem 0 1.25rem 1.5rem',
          },
          '& li::before': { top: '1.5rem' },
          '& li > p': { margin: 0 },
        },
      },
      false: { '@lg': { '& > figure > div > .fig': { '&&&&': { height: 'clamp(15rem, 24vw, 26rem)' } } } },
    },
  },
});

interface IncludedProps extends BowtieFigureProps {
  readonly items: readonly TitledText[];
  /** Of an add-on. */
  readonly isShort?: boolean | undefined;
}

/** What a service includes, below the part of the bowtie on which it works. */
export const Included = ({ items, caption, isShort = false, ...bowtie }: IncludedProps) => (
  <Block className={surfaceClass('night')} isShort={isShort}>
    <Heading>{packagePage.includedHeading}</Heading>
    <BowtieFigure {...bowtie} caption={`${caption} ${packagePage.modelCredit}`} />
    <ul>
      <TitledItems items={items} variant="h3" />
    </ul>
  </Block>
);
