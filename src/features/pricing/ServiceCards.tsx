import type { IndustryText } from '../../content/industries/types';
import { menuGroupMembers } from '../../content/menu';
import { allServices } from '../../content/services/index';
import { RangeFigure } from '../../figures/RangeFigure';
import { routeOf } from '../../routes/matchRoute';
import { sectionColors } from '../../theme/sections';
import { styled } from '../../theme/stitches.config';
import { space, transitions } from '../../theme/tokens';
import { Subheading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Reveal } from '../../ui/Reveal';
import { Overline, Text } from '../../ui/Text';
import { bowtieRangeOf } from './coverage';
import { formatServicePrice } from './prices';

const Pair = styled('div', {
  display: 'grid',
  gap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const Card = styled(Link, {
  padding: 'clamp(1.25rem, 2vw, 2rem)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '15rem',
  height: '100%',
  backgroundColor: 'var(--tint)',
  '--colors-rule': 'color-mix(in srgb, var(--colors-ink) 24%, transparent)',
  transition: `background-color ${transitions.base}, color ${transitions.base}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem', alignItems: 'flex-start' },
  /* In a narrow card the drawing shrinks, not the words beside it. */
  '& > div > p': { flex: 'none', maxWidth: '100%' },
  '& > div > svg': { width: '11rem', minWidth: 0, height: '3.25rem' },
  '& > h3': { margin: '0 0 .5rem', paddingTop: 'clamp(2rem, 4vw, 4rem)' },
  '& > h3 + p': { marginBottom: '1rem' },
  '& > p + p': { marginTop: 'auto', paddingTop: '.875rem', borderTop: '1px solid $colors$rule' },
  '@hover': {
    '&:hover': { backgroundColor: 'var(--field)', color: '$onField' },
    '&:hover p': { color: '$onField' },
    '&:hover svg': {
      '--fill': 'var(--line)',
      '--colors-mute': 'color-mix(in srgb, var(--colors-onField) 40%, var(--field))',
    },
  },
});

/** Two services side by side. Each is a card in the color of services and a link as a whole. */
export function ServiceCards({ services }: Pick<IndustryText, 'services'>) {
  return (
    <Pair className={sectionColors('services')}>
      {services.map(({ service, reason }, index) => {
        const { path, group } = routeOf(`/services/${service}`);
        return (
          <Reveal key={service} position={index}>
            <Card href={path}>
              <div>
                <Overline>{group && menuGroupMembers[group]}</Overline>
                <RangeFigure {...bowtieRangeOf(service)} />
              </div>
              <Subheading size="h3">{allServices[service].name}</Subheading>
              <Text>{reason}</Text>
              <Text tone="ink">{formatServicePrice(service)}</Text>
            </Card>
          </Reveal>
        );
      })}
    </Pair>
  );
}
