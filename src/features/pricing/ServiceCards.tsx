import type { IndustryText } from '../../content/industries/types';
import { menuGroupMembers } from '../../content/menu';
import { allServices } from '../../content/services/index';
import { Poster } from '../../figures/Poster';
import { routeOf } from '../../routes/matchRoute';
import { sectionColors } from '../../theme/sections';
import { styled } from '../../theme/stitches.config';
import { alternateGround, surfaceClass } from '../../theme/surfaces';
import { space, transitions } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { PAGE_INSET } from '../../ui/layout';
import { Reveal } from '../../ui/Reveal';
import { Overline, Text } from '../../ui/Text';
import { formatServicePrice } from './prices';

/** From edge to edge of the window, without a gap. */
const Pair = styled('div', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Card = styled(Link, {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '--start': space.gutter,
  '--end': space.gutter,
  '& > :not(.poster)': { marginLeft: 'var(--start)', marginRight: 'var(--end)' },
  '& > p:last-child': { marginBottom: '2.25rem' },
  '& > h3': { marginBlock: '.75rem .5rem', transition: `color ${transitions.fast}` },
  '& > h3 + p': { marginBottom: '1.25rem', maxWidth: '30em' },
  '& > .poster + p': { marginTop: '1.5rem' },
  '& > p + p': { marginTop: 'auto', paddingTop: '.875rem', borderTop: '1px solid $colors$rule' },
  /* The texts are in the columns of the page. */
  '@md': {
    'div:first-child > &': { '--start': PAGE_INSET },
    'div:last-child > &': { '--end': PAGE_INSET },
  },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
  '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
});

/** Two services side by side. Each is a tile in the colors of services and a link as a whole. */
export function ServiceCards({ services }: Pick<IndustryText, 'services'>) {
  return (
    <Pair className={sectionColors('services')}>
      {services.map(({ service, reason }, index) => {
        const { path, group } = routeOf(`/services/${service}`);
        return (
          <Reveal key={service} position={index}>
            <Card href={path} className={surfaceClass(alternateGround(index))}>
              <Poster slug={service} size="poster" />
              <Overline>{group && menuGroupMembers[group]}</Overline>
              <Heading as="h3">{allServices[service].name}</Heading>
              <Text tone="ink">{reason}</Text>
              <Text tone="ink">{formatServicePrice(service)}</Text>
            </Card>
          </Reveal>
        );
      })}
    </Pair>
  );
}
