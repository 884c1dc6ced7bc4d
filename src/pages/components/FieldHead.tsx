import type { ReactNode } from 'react';
import { labels } from '../../content/labels';
import { menuGroupMembers } from '../../content/menu';
import { packagePage } from '../../content/pages/detailPages';
import { LauncherClearance } from '../../features/pricing/LauncherClearance';
import { Poster, type PosterSize } from '../../figures/Poster';
import { lastSegment } from '../../lib/lookUp';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { styled } from '../../theme/stitches.config';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink, ButtonRow } from '../../ui/Button';
import { TextLink } from '../../ui/Link';
import { bleed, columns, Grid, TO_EDGE, Wrap } from '../../ui/layout';
import { EDGE_DEPTH, type PanelEdge, panelEdges } from '../../ui/panelEdges';
import { Heading, Tag, Text, wholeWords } from '../../ui/Text';

const Head = styled('section', {
  paddingBlock: '.75rem 2rem',
  '@lg': { paddingBottom: '3rem' },
  /* Controls have the color of ink: no other color has enough contrast on a field. */
  '&&': { '--colors-action': 'var(--colors-ink)', '--colors-onAction': 'var(--surface)' },
  '@media print': { paddingBlock: '1rem' },
});

/** The children are the name, the offer and the poster. */
const Parts = styled(Grid, {
  '& h1': { textWrap: 'balance', '@phone': { fontSize: fontSizes.opener } },
  /* The longest word without a break fits into its column. */
  '&& h1:has(> span)': { '@lg': { fontSize: `min(${fontSizes.opener}, 6vw)` } },
  '@md': { gridTemplateRows: 'auto 1fr auto' },
  '@lg': {
    gridTemplate: 'auto 1fr / minmax(0, 4fr) minmax(0, 5fr)',
    '& > :first-child': { gridColumn: 1 },
    '& > :nth-child(2)': { gridArea: '2 / 1', gridTemplateRows: '1fr' },
  },
  variants: {
    edge: {
      /* The heading is above the part of the panel that is cut off. */
      rise: { '@lg': { '& h1': { marginRight: `calc(-1rem - .6 * ${EDGE_DEPTH})` } } },
    },
    /** A word in each line, as high as a longer name. */
    isShort: { true: { '@lg': { '& h1': { width: 'min-content', fontSize: 'min(9.6vw, 13rem)' } } } },
  },
});

const Name = styled('div', {
  minWidth: 0,
  order: -1,
  '& > h1 + *': { marginTop: '1.125rem' },
  '@md': { gridColumn: 'span 7', paddingRight: '1rem' },
});
const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1.75rem',
  marginBottom: '1rem',
  '@phone': { justifyContent: 'space-between', marginBottom: '.5rem' },
});
const OverviewTag = styled(Tag, { margin: '.75rem 0 1.25rem' });
const Tagline = styled(Heading, { '&&': { color: 'var(--line)' } });

const Offer = styled('div', {
  minWidth: 0,
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  /* Level with the heading. */
  '@md': { gridColumn: '8 / -1', gridRow: '1 / span 2', paddingTop: '3.25rem' },
  '@lg': { paddingTop: '.25rem' },
  variants: {
    spread: { true: { '@md': { alignContent: 'end' } } },
  },
});

const Price = styled('div', {
  font: font('display', fontWeights.heading, fontSizes.h4, 1.25),
  borderTop: '1px solid $colors$ink',
  paddingTop: '.75rem',
  textWrap: 'balance',
  '& > a': { display: 'inline', fontSize: 'inherit' },
});

/** Terms that are larger than those without a price. */
const priced = { '& dd': { fontSize: 'clamp(1.125rem, 1.6vw, 1.625rem)', lineHeight: 1.2 } } as const;

/** A strip on another surface, below the offer and the poster. */
const Facts = styled('dl', {
  '--surface': 'var(--tint)',
  ...bleed('both'),
  margin: '0 0 -2rem',
  ...columns('repeat(auto-fit, minmax(min(11rem, 100%), 1fr))'),
  gap: `1rem ${space.gap}`,
  paddingBlock: '1.25rem 1.5rem',
  '@md': { margin: '-1.5rem 0 -2rem' },
  '@lg': { margin: '0 0 -3rem' },
  '& dt': { font: font('mono', fontWeights.regular, fontSizes.mono, 1.4) },
  '& dd': { font: font('display', fontWeights.medium, fontSizes.ui, 1.3), textWrap: 'balance' },
  variants: {
    group: {
      /** The fees of four stages, and a fifth column. */
      packages: {
        ...priced,
        ...columns(1),
        '@lg': { gridTemplateColumns: `minmax(0, 4fr) calc((100% - 4 * ${space.gap}) / 5)` },
      },
      /** A price in large type, and two terms. The second column starts where the poster does. */
      addOns: {
        ...priced,
        '@phone': { '& > :first-child': { gridColumn: '1 / -1' } },
        '@lg': {
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gridTemplateColumns: `calc((100% + 2.5rem - ${space.gap}) * 4 / 9)`,
          paddingRight: '2.5rem',
        },
        '& > :first-child p': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '.375rem .25rem',
          '& > small': { marginLeft: 0 },
          fontSize: 'clamp(3.5rem, 5.8vw, 8rem)',
        },
        '& > div + div': { '@phone': { borderTop: '1px solid $colors$rule', paddingTop: '.75rem' } },
      },
      /** Terms without a price. */
      investors: {},
    },
  },
});

/** The poster of the page, at the lower edge of the head. The panel continues to the edges of the window. */
const Panel = styled('div', {
  display: 'grid',
  alignItems: 'end',
  margin: `0 calc(-1 * ${space.gutter})`,
  '&:last-child': { marginBottom: '-2rem' },
  /* Between the name and the offer. */
  '@phone': { '&:not(:last-child)': { order: -1 } },
  '@md': { gridColumn: 'span 7', gridRow: '2 / span 2', margin: `0 0 -2rem calc(-1 * ${space.gutter})` },
  '@lg': {
    gridArea: '1 / 2 / span 2',
    margin: `-.75rem ${TO_EDGE} -1.5rem 0`,
    '& .poster > img': { height: 'max(100%, 28rem)', objectPosition: 'bottom' },
    '&:last-child': { marginBottom: '-3rem' },
  },
  '@media print': { display: 'none' },
  variants: {
    edge: panelEdges,
  },
});

/** In characters. A longer heading is a sentence, and smaller; a short one has two words. */
const LONGEST_NAME = 30;
const SHORT_NAME = 10;

export interface FieldHeadProps {
  /** `field`: the section's color. `night`: the dark surface, for How We Work. */
  readonly surface?: Extract<Surface, 'field' | 'night'>;
  /** A service of a menu group has the group's name above its own, its summary below, and a link to the overview in place of the breadcrumbs. */
  readonly route: Route;
  /** The name of an overview above its heading, in place of the breadcrumbs. */
  readonly tag?: string;
  readonly heading?: string;
  readonly lead: string;
  readonly price?: ReactNode;
  /** Label of the button to the contact page; Schedule a Consultation by default. */
  readonly action?: string;
  readonly secondAction?: ReactNode;
  /** Terms of the service, below the offer and the poster. */
  readonly facts?: readonly { readonly term: string; readonly text: ReactNode }[] | undefined;
  /** The size of the page's poster, which is at the right. */
  readonly poster?: PosterSize;
  /** The edge of the poster's panel; straight by default. */
  readonly edge?: PanelEdge;
}

/** The head of a detail page, or of the services: name, offer and poster. */
export function FieldHead(props: FieldHeadProps) {
  const { surface = 'field', route, tag, heading = route.name, lead, price } = props;
  const { action = labels.scheduleConsultation, secondAction, facts, poster = 'highPoster', edge } = props;
  return (
    <Head className={surfaceClass(surface)}>
      <Wrap>
        <Parts rows="small" isShort={heading.length <= SHORT_NAME} {...(edge === 'rise' && { edge })}>
          <Name>
            {route.group ? (
              <Top>
                <TextLink href="/services" back>
                  {packagePage.backLabel}
                </TextLink>
                <Tag>{menuGroupMembers[route.group]}</Tag>
              </Top>
            ) : (
              !tag && <Breadcrumbs label={labels.breadcrumb} trail={breadcrumbs(route)} />
            )}
            {tag && <OverviewTag>{tag}</OverviewTag>}
            <Heading
              as="h1"
              variant={poster === 'highPoster' && heading.length <= LONGEST_NAME ? 'display' : 'opener'}
            >
              {wholeWords(heading)}
            </Heading>
            {route.group && (
              <Tagline as="p" variant="h3">
                {route.summary}
              </Tagline>
            )}
          </Name>
          <Offer {...(facts && { spread: true })}>
            <Text variant="lead">{lead}</Text>
            {price && <Price>{price}</Price>}
            <ButtonRow>
              <ButtonLink href="/contact">{action}</ButtonLink>
              {secondAction}
            </ButtonRow>
          </Offer>
          <Panel className={surfaceClass('night')} {...(edge && { edge })}>
            <Poster slug={lastSegment(route.canonical ?? route.path)} size={poster} isFirst />
          </Panel>
          {facts && (
            <LauncherClearance>
              <Facts {...(route.group && { group: route.group })}>
                {facts.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </Facts>
            </LauncherClearance>
          )}
        </Parts>
      </Wrap>
    </Head>
  );
}
