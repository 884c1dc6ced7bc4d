import type { ReactNode } from 'react';
import { labels } from '../../content/labels';
import { Scene, type SceneProps } from '../../figures/Scene';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { styled } from '../../theme/stitches.config';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Actions, ButtonLink } from '../../ui/Button';
import { Column, Grid, Wrap } from '../../ui/layout';
import { Heading, Tag, Text } from '../../ui/Text';

/** Low, and in two columns, so that what follows is on the first screen too. */
const Head = styled(Wrap, {
  paddingBlock: 'clamp(1.5rem, .7rem + 3.5vw, 4.5rem) clamp(2rem, 3vw, 3rem)',
  '@media print': { paddingBlock: '1rem' },
});

/** In small windows both have half of the width. */
const half = { '@tablet': { '&&': { gridColumnEnd: 'span 6' } } };
const Name = styled(Column, {
  ...half,
  '@md': { paddingRight: '1rem' },
  variants: {
    isLarge: {
      true: {
        '@tablet': { '&& > h1': { fontSize: 'min(7.6vw, 2.4rem + 2.95vw)' } },
        '@lg': { '&& > h1': { fontSize: 'min(7.4vw, 8rem)' } },
      },
    },
  },
});
const Offer = styled(Column, half);
const HeadTag = styled(Tag, { marginBottom: '1.25rem' });
const Below = styled('div', { marginTop: '1.5rem' });
/** Over the whole width of the window. A phone's window crops an image. */
const Drawing = styled('div', {
  paddingTop: '1.5rem',
  '& img': {
    width: '100%',
    minHeight: '10rem',
    maxHeight: '34.5rem',
    objectFit: 'cover',
  },
});

export interface PageHeadProps {
  readonly route: Route;
  readonly heading: string;
  /** A short heading, which fills its column in large windows with two lines. */
  readonly isLarge?: boolean;
  readonly lead: string;
  readonly below?: ReactNode;
  /** Links and a note below the lead; a button to the contact page by default. */
  readonly children?: ReactNode;
  readonly surface?: Extract<Surface, 'paper' | 'field' | 'night'>;
  /** Decorative, across the window below the words. */
  readonly scene?: SceneProps['name'];
}

const DETAIL_TRAIL = 3;

/** The head of an inner page: its name or breadcrumbs, h1 and lead, with the page's main action. */
export function PageHead(props: PageHeadProps) {
  const { route, heading, isLarge = false, lead, below, children: actions, surface = 'field', scene } = props;
  const trail = breadcrumbs(route);
  const isDetail = trail.length >= DETAIL_TRAIL;
  return (
    <div className={surfaceClass(surface) || undefined}>
      {isDetail && (
        <Wrap>
          <Breadcrumbs label={labels.breadcrumb} trail={trail} />
        </Wrap>
      )}
      <Head as="section">
        <Grid rows="small">
          <Name span={8} isLarge={isLarge}>
            {!isDetail && heading !== route.name && <HeadTag>{route.name}</HeadTag>}
            <Heading as="h1" variant="opener">
              {heading}
            </Heading>
            {below && <Below>{below}</Below>}
          </Name>
          <Offer span={4}>
            <Text variant="lead">{lead}</Text>
            <Actions>{actions ?? <ButtonLink href="/contact">{labels.scheduleCall}</ButtonLink>}</Actions>
          </Offer>
        </Grid>
      </Head>
      {scene && (
        <Drawing>
          <Scene name={scene} />
        </Drawing>
      )}
    </div>
  );
}
