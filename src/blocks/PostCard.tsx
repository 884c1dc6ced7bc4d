import type { ReactNode } from 'react';
import type { BlogPost } from '../content/posts/types';
import { formatDay } from '../lib/dates';
import { styled } from '../theme/stitches.config';
import { borderWidths, font, fontSizes, fontWeights, letterSpacings, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { TO_EDGE } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Reveal } from '../ui/Reveal';
import { Overline, Text } from '../ui/Text';
import { TitleLink } from '../ui/TitleLink';

/**
 * Side by side, the parts of two posts are in common rows, and an open note is a sheet with the width of both, below them.
 * The left sheet is above the right one, so that both can be open. Each has the title of its post, which can be far above.
 */
const pair = {
  rowGap: 0,
  '& > article': { marginBottom: '2.75rem' },
  '& > article + article': {
    gridRow: 'span 8',
    '&, & > details': { display: 'grid', grid: 'subgrid / 100%' },
  },
  '& > * > details': { gridRow: 'span 3', borderBottom: 0 },
  '& > * > details > summary': { borderBottom: '1px solid $colors$rule' },
  '& > * > details[open] > summary': { color: 'var(--line)' },
  '& > * > details::details-content': { gridRow: 2, width: `calc(200% + ${space.gap})` },
  '& > :nth-child(odd) > details::details-content': { gridRow: 3, marginLeft: `calc(-100% - ${space.gap})` },
  '& > :is(:first-child, :last-of-type) > details::details-content': { width: '100%', marginLeft: 0 },
  '& > * > details > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5rem 3rem',
    marginTop: '1.5rem',
    padding: 'clamp(1.25rem, 3.5vw, 3.5rem)',
    borderTop: `${borderWidths.rule} solid var(--line)`,
    backgroundColor: '$raised',
  },
  '& > * > details > div::before': {
    content: 'attr(data-about) / ""',
    flex: '1 1 14rem',
    font: font('display', fontWeights.heading, fontSizes.h3, 1.1),
    letterSpacing: letterSpacings.head,
    color: '$ink',
    textWrap: 'balance',
  },
} as const;

const HALF_GAP = `calc(-.5 * ${space.gap})`;

/** As high as what is beside it. */
const highPicture = { height: '100%', minHeight: '9rem', aspectRatio: 'auto' } as const;

/** On phones the pictures of some posts are beside their titles. */
const pictureBesideTitle = (posts: string) => ({
  '@media (min-width: 20em) and (max-width: 34.999em)': {
    [posts]: {
      display: 'grid',
      grid: 'auto 1fr / minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space.gap,
      '& > *': { gridColumn: '1 / -1' },
      '& > :first-child': { ...highPicture, gridArea: '1 / 1 / span 2', margin: 0 },
      '& > :nth-child(2), & > :nth-child(3)': { gridColumn: 2 },
      '& > :nth-child(2)': { marginTop: 0 },
    },
  },
});

/** Posts in two columns from 560 px, between two that are as wide as both, with a side column; or one beside two rows. */
export const PostGrid = styled('div', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  /* Not as wide as the widest table of an open note. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > article > :first-child': { marginLeft: TO_EDGE, marginRight: TO_EDGE },
  '@media (max-width: 34.999em)': { '& > :first-child > :first-child': { aspectRatio: '4 / 5' } },
  '& > :first-child > :is(h2, h3)': { fontSize: fontSizes.h2 },
  variants: {
    columns: {
      2: {
        '& > :first-child > h2': { fontSize: fontSizes.h1, lineHeight: 1 },
        '& > :first-child > h2 + p': { fontSize: fontSizes.lead },
        ...pictureBesideTitle('& > article + article:not(:last-of-type)'),
        '@media screen and (min-width: 35em)': {
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          '& > *': { gridColumn: '1 / -1' },
          '& > :is(:first-child, :last-of-type) > :first-child': { aspectRatio: '21 / 9' },
          '& > article + article:not(:last-of-type)': {
            gridColumn: 'span 2',
            '& > :first-child': { marginLeft: HALF_GAP },
            '&:nth-child(even) > :first-child': { marginLeft: TO_EDGE, marginRight: HALF_GAP },
          },
          '& > :last-of-type > h2': { fontSize: fontSizes.h2 },
          '@supports selector(::details-content)': pair,
          '@md': {
            '& > :first-child': { gridColumn: 'span 3' },
            /* Up to the side column. */
            '& > :first-child > :first-child': { flexGrow: 1, marginRight: `calc(-1 * ${space.gap})` },
          },
        },
      },
      3: {
        ...pictureBesideTitle('& > article + article'),
        rowGap: 0,
        '& > *': { marginBottom: '2.75rem' },
        '@media (min-width: 35em)': {
          '& > article + article': {
            display: 'grid',
            grid: 'auto auto auto 1fr auto / minmax(0, 1fr) minmax(0, 1fr)',
            columnGap: space.gap,
            marginBottom: 0,
            '& > *': { gridColumn: 2 },
            '& > :first-child': { ...highPicture, gridArea: '1 / 1 / -1', marginRight: 0 },
            '& > :nth-child(2)': { marginTop: '1.5rem' },
            '& > :last-child': { marginBottom: '1.5rem' },
          },
        },
        '@lg': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :first-child': { gridRow: 'span 2' },
          '& > :first-child > :first-child': { flex: 1, marginRight: HALF_GAP },
          '& > article + article > :first-child': { marginLeft: HALF_GAP },
        },
      },
    },
  },
});

const Post = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > p:first-of-type': { margin: '1rem 0 .375rem' },
  '& > h2 + p, & > h3 + p': { margin: '.5rem 0 .875rem' },
  '& > p:last-of-type': { marginTop: 'auto' },
  '& > a': { marginTop: '.5rem', alignSelf: 'flex-start' },
  '& > details': { marginTop: '1rem' },
  /* Two lines for every title, so that the texts of a row start below it. */
  '& > h2, & > h3': { maxWidth: '11.5em' },
  '& time': { whiteSpace: 'nowrap' },
});

export interface PostCardProps
  extends Pick<BlogPost, 'category' | 'title' | 'excerpt' | 'author' | 'date' | 'image'> {
  /** Hash target of links to this post. */
  readonly id?: string;
  readonly level: 'h2' | 'h3';
  readonly position: number;
  /** Visible without scrolling, so its artwork is not lazy. */
  readonly isFirst?: boolean;
  /** Address of the title's link; undefined for a title without one. */
  readonly href?: string;
  /** A second link to the same address, or the note. */
  readonly children?: ReactNode;
}

/** A post: artwork, category, title, excerpt, author and date. */
export function PostCard(props: PostCardProps) {
  const { category, title, excerpt, author, date, image, level, position } = props;
  const { id, isFirst = false, href, children } = props;
  return (
    <Post element="article" position={position} {...(id === undefined ? {} : { id })}>
      <Picture src={image} alt="" isFirst={isFirst} />
      <Overline>{category}</Overline>
      <Heading as={level} variant="h3">
        {href ? <TitleLink href={href}>{title}</TitleLink> : title}
      </Heading>
      <Text>{excerpt}</Text>
      <Text variant="mono">
        {`${author}, `}
        <time dateTime={date}>{formatDay(date)}</time>
      </Text>
      {children}
    </Post>
  );
}
