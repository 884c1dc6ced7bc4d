import { Poster as PagePoster } from '../figures/Poster';
import { lastSegment } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { BELOW_LARGE_WINDOW, fontSizes, PAIR_WINDOW, space } from '../theme/tokens';
import { TextLink, TitleLink, touchTarget } from '../ui/Link';
import { Reveal } from '../ui/Reveal';
import { Heading, Text } from '../ui/Text';

/** From edge to edge of the window, with a line between two drawings: two posters side by side, from 1024 px three or four. */
const Wall = styled('ul', {
  display: 'grid',
  columnGap: 1,
  '@pair': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  variants: {
    columns: {
      /* On phones each third is as wide as the window. */
      3: {
        '& p + a': { marginTop: 'auto' },
        '@phone': { '& :is(h2, h3)': { fontSize: '1.375rem', lineHeight: 1.15 } },
        [`@media ${PAIR_WINDOW} and ${BELOW_LARGE_WINDOW}`]: {
          '& > :nth-child(3n + 1)': {
            gridColumn: '1 / -1',
            '& h2, & h3': { '&&': { fontSize: fontSizes.h1, lineHeight: 1.04 } },
            '& :is(h2, h3) + p': { fontSize: fontSizes.lead, lineHeight: 1.35 },
          },
        },
        '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
      4: { '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
    /** Seven cards: in large windows the last is in a row of its own, with its words beside it. */
    isMosaic: {
      true: {
        '@lg': {
          /* Each part of the words starts at the same height. */
          '& > *': { gridRow: 'span 5' },
          '& > * > div': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' },
          '& h2 + p': { fontSize: fontSizes.lead, lineHeight: 1.35 },
          '& > :last-child': {
            gridColumn: '1 / -1',
            grid: `auto / calc((100% + 2 * ${space.gutter}) * 2 / 3) minmax(0, 1fr)`,
            /* A line between two drawings. */
            marginTop: 1,
            '& > div': { display: 'flex', gridRow: 'auto', justifyContent: 'end', marginBottom: '-.5rem' },
            '& > .poster': {
              width: '100%',
              aspectRatio: '2 / 1',
              /* The words can be higher. */
              alignSelf: 'stretch',
              marginBottom: '-2rem',
              '& > img': { objectPosition: '50% 20%' },
            },
            '& h2': { '&&': { fontSize: fontSizes.h2, marginBottom: '.5rem', overflowWrap: 'anywhere' } },
            '& p + a': { '&&': { marginTop: '.75rem' } },
          },
        },
      },
    },
  },
});

const Poster = styled(Reveal, {
  position: 'relative',
  display: 'grid',
  /* The words of a row start at the same height. */
  gridRow: 'span 2',
  grid: 'subgrid / minmax(0, 1fr)',
  padding: `1.5rem ${space.gutter} 2rem`,
  /* To the edges. WebKit would compute its width from the height of the row. */
  '& > .poster': {
    alignSelf: 'start',
    width: `calc(100% + 2 * ${space.gutter})`,
    margin: `-1.5rem calc(-1 * ${space.gutter}) 1.5rem`,
  },
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& p': { marginTop: '.375rem' },
  '& :is(h2, h3) > a': touchTarget,
  /* The whole poster is the target of its link. */
  '& a::before': { content: '""', position: 'absolute', inset: 0 },
});

/** Not in the narrow posters of a phone. */
const Fits = styled(Text, { '@phone': { display: 'none' } });

/** A route, or a part of one. */
interface PosterProps {
  /** Its last segment names the poster of the page. */
  readonly path: string;
  readonly name: string;
  readonly summary?: string | undefined;
  /** When to choose this page. */
  readonly fits?: string;
  /** Of the words; the tint by default. */
  readonly surface?: Surface;
}

export interface PosterWallProps {
  /** Number of columns from 1024 px. */
  readonly columns: 3 | 4;
  readonly posters: readonly PosterProps[];
  /** Visible label of a link below the words. Without it, the name is the link and an h3. */
  readonly linkLabel?: string;
}

/** Tiles that link to pages, each with the poster of its page, a name and a line. */
export function PosterWall({ columns, posters, linkLabel }: PosterWallProps) {
  return (
    <Wall columns={columns} isMosaic={linkLabel !== undefined}>
      {posters.map(({ path, name, summary, fits, surface = 'tint' }, index) => (
        <Poster element="li" key={path} position={index % columns} className={surfaceClass(surface)}>
          <PagePoster slug={lastSegment(path)} size="highPoster" />
          <div>
            <Heading as={linkLabel ? 'h2' : 'h3'} variant="h3">
              {linkLabel ? name : <TitleLink href={path}>{name}</TitleLink>}
            </Heading>
            <Text variant="small" tone="ink">
              {summary}
            </Text>
            {fits && <Fits tone="ink">{fits}</Fits>}
            {linkLabel && (
              <TextLink href={path} about={name}>
                {linkLabel}
              </TextLink>
            )}
          </div>
        </Poster>
      ))}
    </Wall>
  );
}
