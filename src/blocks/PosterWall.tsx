import { Poster as PagePoster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitleLink } from '../ui/TitleLink';
import { touchTarget } from '../ui/touchTarget';

/** From edge to edge of the window, without gaps: two posters side by side, from 1024 px three or four. */
const Wall = styled('ul', {
  display: 'grid',
  '@media (min-width: 22em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    columns: {
      3: { '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      4: { '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
});

/** A poster beside its words. */
const beside = {
  display: 'grid',
  grid: 'auto / repeat(2, minmax(0, 1fr))',
  columnGap: `calc(2 * ${space.gutter})`,
  alignItems: 'center',
  '&& > .poster': {
    display: 'grid',
    alignItems: 'end',
    alignSelf: 'stretch',
    width: `calc(100% + ${space.gutter})`,
    margin: `-1.5rem 0 -2rem calc(-1 * ${space.gutter})`,
  },
} as const;

/** The last row of a wall of three columns: the drawing as large as in the posters above, and larger words beside it. */
export const posterRow = {
  gridColumn: '1 / -1',
  '@media (min-width: 22em)': beside,
  '@md': { '& > div > p': { fontSize: fontSizes.lead }, '&& > p, & h2': { fontSize: fontSizes.h2 } },
  '@lg': { gridTemplateColumns: `calc((100% - ${space.gutter}) / 3) 1fr` },
} as const;

/** The poster reaches the edges of its tile. */
export const posterTile = {
  padding: `1.5rem ${space.gutter} 2rem`,
  /* WebKit would compute its width from the height of the row. */
  '& > .poster': {
    alignSelf: 'start',
    width: `calc(100% + 2 * ${space.gutter})`,
    margin: `-1.5rem calc(-1 * ${space.gutter}) 1.5rem`,
  },
} as const;

const Poster = styled(Reveal, {
  position: 'relative',
  display: 'grid',
  /* The words of a row start at the same height. */
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  ...posterTile,
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& p': { marginTop: '.375rem' },
  '& p + a': { marginTop: 'auto' },
  '& h2 > a, & h3 > a': touchTarget,
  /* The whole poster is the target of its link. */
  '& a::before': { content: '""', position: 'absolute', inset: 0 },
  variants: {
    columns: {
      3: {
        /* Alone in its row, of two columns and of three. */
        '&:last-child:nth-child(6n + 1)': posterRow,
        /* One of three: rows in narrow windows. */
        '&:nth-child(-n + 3):nth-last-child(-n + 3)': {
          '@media (min-width: 22em) and (max-width: 63.999em)': {
            gridColumn: '1 / -1',
            ...beside,
            '& + &': { borderTop: '2px solid $colors$paper' },
          },
        },
      },
    },
  },
});

/** Not in the narrow posters of a phone. */
const Fits = styled(Text, { '@phone': { display: 'none' } });

export interface PosterProps {
  readonly href: string;
  readonly name: string;
  readonly text: string | undefined;
  /** When to choose this page. */
  readonly fits?: string;
  /** Of its poster. */
  readonly slug: string;
}

export interface PosterWallProps {
  /** Number of columns from 1024 px. */
  readonly columns: 3 | 4;
  /** The surfaces of the posters in order, repeated: no two neighbors alike, in two columns or more. */
  readonly grounds: readonly FigureGround[];
  readonly posters: readonly PosterProps[];
  /** Level of the names as headings. */
  readonly level?: 'h2' | 'h3';
  /** Visible label of a link below the words. Without it, the name is the link. */
  readonly linkLabel?: string;
}

/** Tiles that link to pages, each with the poster of its page, a name and a line. */
export function PosterWall({ columns, grounds, posters, level = 'h2', linkLabel }: PosterWallProps) {
  return (
    <Wall columns={columns}>
      {posters.map(({ href, name, text, fits, slug }, index) => (
        <Poster
          element="li"
          key={href}
          position={index % columns}
          {...(columns === 3 && { columns })}
          className={surfaceClass(grounds[index % grounds.length] ?? 'tint')}
        >
          <PagePoster slug={slug} size="highPoster" />
          <div>
            <Heading as={level} variant="h3">
              {linkLabel ? name : <TitleLink href={href}>{name}</TitleLink>}
            </Heading>
            <Text variant="small" tone="ink">
              {text}
            </Text>
            {fits && <Fits variant="small">{fits}</Fits>}
            {linkLabel && (
              <TextLink href={href} label={`${linkLabel}: ${name}`}>
                {linkLabel}
              </TextLink>
            )}
          </div>
        </Poster>
      ))}
    </Wall>
  );
}
