import { menuGroupMembers } from '../../content/menu';
import { formatServicePrice } from '../../content/pricing';
import type { ServiceReference } from '../../content/services/types';
import { Poster } from '../../figures/Poster';
import { routeOf } from '../../routes/matchRoute';
import { sectionColors } from '../../theme/sections';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { Link } from '../../ui/Link';
import { columns, tileInsets } from '../../ui/layout';
import { Heading, Overline, Statement, Text } from '../../ui/Text';
import { TRIANGLE_DOWN } from '../../ui/triangle';

const Pair = styled('div', { '@md': columns(2) });

const Card = styled(Link, {
  ...tileInsets,
  display: 'flex',
  flexDirection: 'column',
  padding: '0 var(--text-end) 2.25rem var(--text-start)',
  position: 'relative',
  /* The first service points at the second. */
  '&:first-child::after': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    inset: 'calc(100% - .5px) 0 -1.25rem',
    backgroundColor: 'var(--surface)',
    clipPath: TRIANGLE_DOWN,
    /* Below the posters. */
    '@md': { inset: '0 -1.5rem 0 calc(100% - .5px)', clipPath: 'polygon(0 60%, 100% 80%, 0 100%)' },
  },
  '& > .poster': {
    margin: '0 calc(-1 * var(--text-end)) 1.5rem calc(-1 * var(--text-start))',
    '@md': { position: 'relative', zIndex: 2 },
  },
  '@md': { '& + & > .poster': { borderLeft: '1px solid $colors$paper' } },
  '& > h3': { marginBlock: '.75rem .5rem', fontSize: 'clamp(1.75rem, .9rem + 1.9vw, 3rem)' },
  '& > h3 + p': { marginBottom: 'auto' },
  '& > p:last-child': { marginTop: '1.25rem' },
  '@hover': { '&:hover > h3': { color: 'var(--line)' } },
  '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
});

/** Two services side by side in their section's colors, on the page of an industry. Each is a tile and a link as a whole. */
export function ServiceCards({ services }: { readonly services: readonly ServiceReference[] }) {
  return (
    <Pair className={sectionColors('services')}>
      {services.map(({ service, reason }, index) => {
        const { path, name, group } = routeOf(`/services/${service}`);
        return (
          <Card key={service} href={path} className={surfaceClass(index === 0 ? 'tint' : 'field')}>
            <Poster slug={service} size="poster" />
            <Overline>{group && menuGroupMembers[group]}</Overline>
            <Heading as="h3">{name}</Heading>
            <Text tone="ink">{reason}</Text>
            <Statement size="h4">{formatServicePrice(service)}</Statement>
          </Card>
        );
      })}
    </Pair>
  );
}
