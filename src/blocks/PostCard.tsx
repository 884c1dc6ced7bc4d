import type { ReactNode } from 'react';
import { artworkAddress, artworks } from '../content/artworks';
import type { BlogPost } from '../content/posts/types';
import { formatDay } from '../lib/dates';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import {
  borderWidths,
  font,
  fontSizes,
  fontWeights,
  MEDIUM_WINDOW,
  sizes,
  space,
  underline,
} from '../theme/tokens';
import { TitleLink } from '../ui/Link';
import { besidePicture, besideTile, besideWords, bleed, TO_EDGE } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Reveal } from '../ui/Reveal';
import { Heading, Overline, Text } from '../ui/Text';

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
  '& > :first-child > details': { gridRow: '5 / span 3', display: 'grid', grid: 'subgrid / 100%' },
  '& > * > details': { gridRow: 'span 3' },
  '& > * > details::details-content': { gridRow: 2, width: '100cqw' },
  '& > :nth-child(odd) > details::details-content': { gridRow: 3, marginLeft: 'calc(100% - 100cqw)' },
  '& > * > details > div': {
    /* Above the area of the post beside it. */
    position: 'relative',
    zIndex: 1,
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
  },
} as const;

/** From a column to the middle of the gap, where two pictures meet: as far as the texts are from the edges of the window. */
const TO_NEXT = `calc(-1 * ${space.gutter})`;

/** The last line of a tile that has no padding. */
const aboveEdge = { boxSizing: 'content-box', paddingBottom: '1.5rem' } as const;

/** Posts in rows of two from 560 px, below one with the whole width; or one beside two rows. */
export const PostGrid = styled('div', {
  display: 'grid',
  columnGap: `calc(2 * ${space.gutter})`,
  /* Not as wide as the widest table of an open note. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > article > .picture': { marginLeft: TO_EDGE, marginRight: TO_EDGE },
  '& > :first-child > :is(h2, h3)': { fontSize: fontSizes.h2 },
  '& > article > details': {
    border: 0,
    '& > summary': {
      justifyContent: 'flex-start',
      gap: '.5rem',
      minHeight: sizes.touch,
      paddingBlock: 0,
      font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
      color: 'var(--line)',
      ...underline('.3em'),
      '&::after': { scale: 0.75 },
    },
  },
  variants: {
    columns: {
      2: {
        '@small': {
          '& > :first-child > .picture': { aspectRatio: '1' },
          '& > article ~ article:not(:nth-child(4))': besidePicture,
          '& > :nth-child(4) > h2': { fontSize: fontSizes.h2, lineHeight: 1.04 },
        },
        '& > :first-child > h2': { fontSize: fontSizes.h1, lineHeight: 1 },
        '& > :first-child > h2 + p': { fontSize: fontSizes.lead },
        [`@media screen and ${MEDIUM_WINDOW}`]: {
          gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
          '& > *': { gridColumn: '1 / -1' },
          /* The texts are beside the picture, in its height. */
          '& > :first-child': {
            display: 'grid',
            grid: 'auto auto auto 1fr auto / subgrid',
            paddingBottom: 0,
            '& > *': { gridColumn: '4 / -1' },
            '& > h2': { fontSize: 'min(5.7vw, 7.5rem)' },
            '&& > details > summary': aboveEdge,
            '& > .picture': {
              gridArea: '1 / 1 / span 5 / span 3',
              minHeight: '43vw',
              ...besideWords,
              width: `calc(100% - ${TO_EDGE} - ${TO_NEXT})`,
              marginRight: TO_NEXT,
            },
          },
          '& > article + article': {
            gridColumn: 'span 2',
            '& > h2': { fontSize: 'clamp(1.5rem, 3.2vw, 3.75rem)', lineHeight: 1.04 },
            '& > .picture': {
              width: `calc(100% - ${TO_EDGE} - ${TO_NEXT})`,
              height: '28vw',
              aspectRatio: 'auto',
              '& > img': { objectPosition: '50% 25%' },
              marginLeft: TO_NEXT,
            },
            '&:nth-child(even) > .picture': { marginLeft: TO_EDGE, marginRight: TO_NEXT },
            '&:nth-child(odd)': besideTile,
            /* Of five columns, a row has 3 and 2, the next one 2 and 3. */
            '&:nth-child(4n + 2), &:nth-child(4n + 5)': {
              gridColumn: 'span 3',
              '& > h2': { fontSize: 'clamp(1.5rem, 4vw, 4.75rem)' },
            },
            /* Both end where the list of pages begins. */
            '&:has(+ aside)': { paddingBottom: 0, '& > details > summary': aboveEdge },
          },
          '@supports selector(::details-content)': pair,
        },
      },
      /* The pictures without gaps. */
      3: {
        '@small': {
          '& > article + article': {
            ...besidePicture,
            paddingBottom: 0,
            /* The blog has the rest. */
            '& > :is(h3 + p, p:last-of-type)': { display: 'none' },
            '& > .picture': { ...besidePicture['& > .picture'], gridRow: 'span 3' },
            '& > h3 ~ a': { gridColumn: 2, marginBottom: '.75rem' },
          },
        },
        '@medium': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > article > .picture': { height: '30vw', aspectRatio: 'auto' },
          '& > :first-child': { gridColumn: '1 / -1', '& > .picture': { height: '45vw' } },
          '& > :nth-child(2) > .picture': { marginRight: TO_NEXT },
          '& > :nth-child(3)': { ...besideTile, '& > .picture': { marginLeft: TO_NEXT } },
        },
        '@lg': {
          gridTemplateColumns: '5fr 4fr 4fr',
          '& > :first-child': { gridColumn: 'auto' },
          '& > :first-child > .picture': { height: '30vw', marginRight: TO_NEXT },
          '& > :first-child > h3 + p': { fontSize: fontSizes.lead, lineHeight: 1.4 },
          '& > :nth-child(2)': { ...besideTile, '& > .picture': { marginLeft: TO_NEXT } },
        },
      },
    },
  },
});

/** In the color of its artwork, to the edges of the window. */
const Post = styled(Reveal, {
  ...bleed('tile'),
  '@media print': { '&&': { backgroundColor: 'transparent' } },
  paddingBottom: '1.5rem',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  '& > p:first-of-type': { margin: '1rem 0 .375rem' },
  '& > h2 + p, & > h3 + p': { margin: '.75rem 0 .875rem' },
  '& > p:last-of-type': { marginTop: 'auto' },
  '& > a': { marginTop: '.5rem', alignSelf: 'flex-start' },
  '& > details': { marginTop: '.25rem' },
  '& > h3': { maxWidth: '11.5em' },
  '& time': { whiteSpace: 'nowrap' },
});

export interface PostCardProps
  extends Pick<BlogPost, 'category' | 'title' | 'excerpt' | 'author' | 'date' | 'artwork'> {
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

export function PostCard(props: PostCardProps) {
  const { category, title, excerpt, author, date, artwork, level, position } = props;
  const { id, isFirst = false, href, children } = props;
  return (
    <Post
      element="article"
      className={`${sectionColors(artworks[artwork])} ${surfaceClass('tint')}`}
      position={position}
      {...(id === undefined ? {} : { id })}
    >
      <Picture src={artworkAddress(artwork)} alt="" isFirst={isFirst} />
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
