import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Picture } from '../ui/Picture';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TitleLink } from '../ui/TitleLink';

/** Posts in two columns from 560 px, in three where there is space. */
export const PostGrid = styled('div', {
  display: 'grid',
  gap: `2.75rem ${space.gap}`,
  /* An open note must not stretch the post beside it. */
  '&:has(details[open])': { alignItems: 'start' },
  variants: {
    columns: {
      2: { '@media screen and (min-width: 35em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      3: { '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
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
});

export interface PostCardProps {
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** `2026-05-12`, and the same date as text. */
  readonly date: string;
  readonly dateText: string;
  readonly image: string;
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
  const { category, title, excerpt, author, date, dateText, image, level, position } = props;
  const { isFirst = false, href, children } = props;
  return (
    <Post element="article" position={position}>
      <Picture src={image} alt="" isFirst={isFirst} />
      <Text variant="mono" tone="line">
        {category}
      </Text>
      <Heading as={level} variant="h3">
        {href ? <TitleLink href={href}>{title}</TitleLink> : title}
      </Heading>
      <Text>{excerpt}</Text>
      <Text variant="mono">
        {`${author}, `}
        <time dateTime={date}>{dateText}</time>
      </Text>
      {children}
    </Post>
  );
}
