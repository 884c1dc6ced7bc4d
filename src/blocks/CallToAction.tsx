import type { ReactNode } from 'react';
import { labels } from '../content/labels';
import type { RichText } from '../content/richText';
import { Poster, type PosterSize, posterSizes } from '../figures/Poster';
import { Scene, type SceneProps } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { ButtonLink, ButtonRow } from '../ui/Button';
import { columns, overFooterLine, PAGE_INSET, Wrap } from '../ui/layout';
import { panelEdges } from '../ui/panelEdges';
import { Heading, Text } from '../ui/Text';
import { WideScene } from '../ui/WideScene';
import { RichWords } from './RichWords';

const Block = styled('section', {
  paddingBlock: space.section,
  overflow: 'clip',
  position: 'relative',
  ...columns('100%'),
  '& p': { marginBottom: '1.5rem' },
  '@media print': { '&&': { paddingBlock: '1rem' } },
  variants: {
    hasTile: {
      true: {
        paddingBlock: space.quiet,
        /* A drawing that is cut at the edges of the tile reaches them. */
        '@lg': {
          minHeight: `calc(50vw * ${posterSizes.poster.height / posterSizes.poster.width})`,
          alignContent: 'center',
        },
      },
    },
    isWide: { true: { paddingBlock: `${space.quiet} 0`, ...overFooterLine } },
    isRuled: {
      true: { '& > div > div': { borderTop: '3px solid $colors$ink', paddingTop: space.quiet } },
    },
  },
});

const Words = styled('div', {
  '& > h2': { maxWidth: '12em', marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)' },
  '& > div': { maxWidth: '32rem' },
  variants: {
    size: {
      /** The largest heading of the site, and the offer at its right. */
      display: {
        '& > h2': { fontSize: fontSizes.display },
        '@lg': {
          ...columns('2fr 1fr'),
          columnGap: space.gap,
          alignItems: 'start',
          '& > h2': { marginBottom: 0 },
        },
      },
      besideDrawing: { '@lg': { maxWidth: 'calc(54% - 2rem)' } },
      besideTile: { '@lg': { maxWidth: 'calc(50% - 2rem)' } },
    },
  },
});

/** An object at the lower right edge of the block, in smaller windows below the words. */
const Drawing = styled('div', {
  margin: `2rem 0 calc(-1 * ${space.section}) auto`,
  width: 'min(100%, 36rem)',
  '@lg': { position: 'absolute', right: PAGE_INSET, bottom: 0, width: 'min(44%, 44rem)', margin: 0 },
  variants: {
    /** As high as the block, up to the edge of the window. */
    isTile: {
      true: {
        width: '100%',
        marginBottom: `calc(-1 * ${space.quiet})`,
        '& img': { objectFit: 'contain', objectPosition: 'bottom' },
        '@lg': {
          top: 0,
          right: 0,
          width: '50%',
          marginBottom: 0,
          '& > .poster': { height: '100%', aspectRatio: 'auto' },
        },
      },
    },
    hasRise: { true: panelEdges.rise },
  },
});

export interface CallToActionProps {
  readonly heading: string;
  readonly text: RichText;
  /** Ends the text: a link that does more than its address says. */
  readonly note?: ReactNode;
  /** Label of the button to the contact page; Schedule a Call by default. */
  readonly action?: string;
  /** The page itself has a heavy rule above the words. */
  readonly surface: Extract<Surface, 'paper' | 'field' | 'night'>;
  /** Beside the words, in smaller windows below them: a scene, a poster, or a poster on a dark tile, which is low by default. */
  readonly scene?: SceneProps['name'];
  readonly poster?: string;
  readonly tile?: string;
  readonly tileSize?: PosterSize;
  /** Below the words, over the whole width of the window. */
  readonly wide?: SceneProps['name'];
  /** The edge of the tile rises; straight by default. */
  readonly hasRise?: boolean;
  /** The main action, before the button to the contact page, which then is outlined: it stays the last link of the page. */
  readonly children?: ReactNode;
}

/** The end of a page: a heading, a sentence and a link to the contact page. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, note, action = labels.scheduleCall, surface } = props;
  const { scene, poster, tile, tileSize = 'poster', wide, hasRise = false, children } = props;
  const drawing =
    (scene && <Scene name={scene} isLazy />) ??
    (poster && <Poster slug={poster} size="highPoster" />) ??
    (tile && <Poster slug={tile} size={tileSize} />);
  const size = tile ? 'besideTile' : drawing ? 'besideDrawing' : 'display';
  return (
    <Block
      isRuled={surface === 'paper'}
      hasTile={tile !== undefined}
      isWide={wide !== undefined}
      className={surfaceClass(surface)}
    >
      <Wrap>
        <Words size={size}>
          <Heading variant="h1">{heading}</Heading>
          <div>
            <Text variant="lead">
              <RichWords text={text} />
              {note}
            </Text>
            <ButtonRow>
              {children}
              <ButtonLink href="/contact" variant={children ? 'line' : undefined}>
                {action}
              </ButtonLink>
            </ButtonRow>
          </div>
        </Words>
      </Wrap>
      {wide && <WideScene name={wide} />}
      {drawing && (
        <Drawing {...(tile && { isTile: true, hasRise, className: surfaceClass('night') })}>
          {drawing}
        </Drawing>
      )}
    </Block>
  );
}
