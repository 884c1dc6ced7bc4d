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
  containerType: 'inline-size',
  '& > aside': { gridRow: 'span 6' },
  '& > article + article': {
    gridRow: 'span 8',
    '&, & > details': { display: 'grid', grid: 'subgrid / 100%' },
  },
  '& > * > details': { gridRow: 'span 3', borderBottom: 0 },
  '& > * > details > summary': { borderBottom: '1px solid $colors$rule' },
  '& > * > details[open] > summary': { color: 'var(--line)' },
  '& > * > details::details-content': { gridRow: 2, width: '100cqw' },
  '& > :nth-child(odd) > details::details-content': { gridRow: 3, marginLeft: 'calc(100% - 100cqw)' },
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
    textWrap: 'balance',
  },
} as const;

const HALF_GAP = `calc(-.5 * ${space.gap})`;

/** Posts in rows of two from 560 px, below one with the whole width; or one beside two rows. */
export const PostGrid = styled('div', {
  display: 'grid',
  columnGap: space.gap,
  '& > *': { marginBottom: '2.75rem' },
  /* Not as wide as the widest table of an open note. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > article > :first-child': { marginLeft: TO_EDGE, marginRight: TO_EDGE },
  '& > :first-child > :is(h2, h3)': { fontSize: fontSizes.h2 },
  /* The pictures of all posts but the first one of three are beside their titles. */
  '@media (min-width: 20em) and (max-width: 34.999em)': {
    '& > :nth-child(4) > h2': { fontSize: fontSizes.h2 },
    '& > article:not(:nth-child(3n + 1))': {
      display: 'grid',
      grid: 'auto 1fr / repeat(2, minmax(0, 1fr))',
      columnGap: space.gap,
      '& > :first-child': { gridArea: '1 / 1 / 3', alignSelf: 'start', width: `calc(100% - ${TO_EDGE})` },
      '& > p:first-of-type': { marginTop: 0 },
      '& > :is(h2, h3) ~ *': { gridColumn: '1 / -1' },
      '& > :is(h2, h3) + p': { marginTop: '1rem' },
    },
  },
  variants: {
    columns: {
      2: {
        '& > :first-child > h2': { fontSize: fontSizes.h1, lineHeight: 1 },
        '& > :first-child > h2 + p': { fontSize: fontSizes.lead },
        '@media screen and (min-width: 35em)': {
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          '& > *': { gridColumn: '1 / -1' },
          /* The title is beside its texts. */
          '& > :first-child': {
            display: 'grid',
            gridTemplateColumns: '3fr 2fr',
            columnGap: space.gap,
            '& > *': { gridColumn: '1 / -1' },
            /* WebKit would compute its width from its height. */
            '& > :first-child': {
              aspectRatio: '3',
              width: `calc(100% - 2 * ${TO_EDGE})`,
              alignSelf: 'start',
            },
            '& > h2': { gridArea: '3 / 1 / span 2' },
            '& > h2 ~ p': { gridColumn: 2 },
          },
          '& > article + article': {
            gridColumn: 'span 2',
            '& > h2': { fontSize: 'clamp(1.5rem, .9rem + 1.6vw, 2.625rem)' },
            '& > :first-child': {
              width: `calc(100% - ${TO_EDGE} - ${HALF_GAP})`,
              height: '100%',
              aspectRatio: 'auto',
              marginLeft: HALF_GAP,
            },
            '&:nth-child(even) > :first-child': { marginLeft: TO_EDGE, marginRight: HALF_GAP },
            /* Of five columns, a row has 3 and 2, the next one 2 and 3. */
            '&:nth-child(4n + 2), &:nth-child(4n + 5)': {
              gridColumn: 'span 3',
              /* Not by a ratio: WebKit would compute the height of the row from another width. */
              '& > :first-child': { height: '37vw' },
            },
          },
          '@supports selector(::details-content)': pair,
        },
      },
      3: {
        '@media (min-width: 35em)': {
          '& > article + article': {
            display: 'grid',
            grid: 'auto auto auto 1fr / repeat(2, minmax(0, 1fr))',
            columnGap: space.gap,
            marginBottom: 0,
            '& > * + *': { gridColumn: 2 },
            '& > :first-child': { height: '100%', aspectRatio: 'auto', gridRow: '1 / 6', marginRight: 0 },
            '& > :last-child': { marginBottom: '1.5rem' },
          },
        },
        '@lg': {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
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
