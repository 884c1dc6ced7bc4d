import type { ReactNode } from 'react';
import type { BlogPost } from '../content/posts/types';
import { formatDay } from '../lib/dates';
import { styled } from '../theme/stitches.config';
import { borderWidths, font, fontSizes, fontWeights, letterSpacings, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { edgeToEdge, TO_EDGE } from '../ui/layout';
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
  '& > *, & > * > details': {
    display: 'grid',
    grid: 'subgrid / minmax(0, 1fr)',
  },
  '& > *': { gridRow: 'span 8', marginBottom: '2.75rem' },
  '& > * > details': { gridRow: 'span 3', borderBottom: 0 },
  '& > * > details > summary': { borderBottom: '1px solid $colors$rule' },
  '& > * > details[open] > summary': { color: 'var(--line)' },
  '& > * > details::details-content': { gridRow: 2, width: `calc(200% + ${space.gap})` },
  '& > :nth-child(odd) > details::details-content': {
    gridRow: 3,
    marginLeft: `calc(-100% - ${space.gap})`,
  },
  '& > :is(:first-child, :last-child) > details::details-content': { width: '100%', marginLeft: 0 },
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

/** Posts in two columns from 560 px, between two that are as wide as both; or in three where there is space. */
export const PostGrid = styled('div', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  /* Not as wide as the widest table of an open note. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (max-width: 34.999em)': {
    '& > * > :first-child': { aspectRatio: '2' },
    '& > :first-child > :first-child': { aspectRatio: '4 / 5' },
  },
  '& > :first-child > :is(h2, h3)': { fontSize: fontSizes.h2 },
  variants: {
    columns: {
      2: {
        '& > :first-child > h2': { fontSize: fontSizes.h1, lineHeight: 1 },
        '& > :first-child > h2 + p': { fontSize: fontSizes.lead },
        '@media screen and (min-width: 35em)': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :is(:first-child, :last-child)': { gridColumn: '1 / -1' },
          '& > :is(:first-child, :last-child) > :first-child': {
            aspectRatio: '21 / 9',
            marginLeft: TO_EDGE,
            marginRight: TO_EDGE,
            /* Up to the side column. */
            '@md': { marginRight: `calc(-1 * ${space.gap})` },
          },
          '& > :last-child > h2': { fontSize: fontSizes.h2 },
          '@supports selector(::details-content)': pair,
        },
      },
      /* The first post is wider than the two others, and all artworks are equally high. */
      3: {
        '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '@lg': {
          gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
          '&& > * > :first-child': { aspectRatio: 'auto', height: 'clamp(16rem, 26vw, 26rem)' },
        },
      },
    },
  },
});

const Post = styled(Reveal, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > :first-child': edgeToEdge,
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
