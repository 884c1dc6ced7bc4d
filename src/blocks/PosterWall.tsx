import type { ReactNode } from 'react';
import { styled } from '../theme/stitches.config';
import { space, transitions } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { type FigureGround, groundClass } from './CellGrid';

/** From edge to edge of the window, without gaps: two posters side by side, from 1024 px four. */
const Wall = styled('ul', {
  display: 'grid',
  '@media (min-width: 22em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const Poster = styled(Link, {
  display: 'grid',
  gridTemplateRows: '1fr auto',
  alignContent: 'start',
  gap: '.5rem',
  height: '100%',
  padding: `1.5rem ${space.gutter} 2rem`,
  '& > .fig': { alignSelf: 'center', marginBottom: '1.5rem' },
  /* The words of a row start at the same height, and its names are as high as the longest. */
  '& > div': { minHeight: '7.5rem' },
  '& > div > p': { marginTop: '.375rem' },
  '& h2': {
    textDecoration: 'underline transparent',
    textDecorationThickness: '2px',
    textUnderlineOffset: '.2em',
    transition: `text-decoration-color ${transitions.fast}`,
  },
  '@hover': { '&:hover h2': { textDecorationColor: 'currentColor' } },
  '@phone': { paddingInline: '1rem' },
});

/** Neither in two nor in four columns do neighbors have the same ground. */
const grounds = ['tint', 'field', 'night'] as const satisfies readonly FigureGround[];

const COLUMNS = 4;

export interface PosterWallProps {
  readonly posters: readonly {
    readonly href: string;
    readonly name: string;
    readonly text: string | undefined;
    readonly drawing: ReactNode;
  }[];
}

/** Posters that link to pages, each with a drawing, a name and a line. */
export function PosterWall({ posters }: PosterWallProps) {
  return (
    <Wall>
      {posters.map(({ href, name, text, drawing }, index) => (
        <Reveal element="li" key={href} position={index % COLUMNS}>
          <Poster href={href} className={groundClass(grounds[index % grounds.length] ?? 'tint')}>
            {drawing}
            <div>
              <Heading variant="h3">{name}</Heading>
              <Text variant="small" tone="ink">
                {text}
              </Text>
            </div>
          </Poster>
        </Reveal>
      ))}
    </Wall>
  );
}
