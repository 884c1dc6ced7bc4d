import { technologyPage } from '../../content/pages/technologyPage';
import { type PackageSlug, packages } from '../../content/services/index';
import type { TechnologyText } from '../../content/technologies/types';
import { formatServicePrice } from '../../features/pricing/prices';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Subheading } from '../../ui/Heading';
import { Overline, Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';

const Line = styled('div', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > p + div': { marginTop: '-.5rem' } },
});

/** The lowest price as a link to the package. */
export function PriceLink({ service }: { readonly service: PackageSlug }) {
  const price = formatServicePrice(service);
  return (
    <TextLink href={`/services/${service}`} label={`${price}: ${packages[service].name}`}>
      {price}
    </TextLink>
  );
}

/** The package that builds a technology: name, contribution and lowest price. */
export function BuiltBy({ service, reason }: TechnologyText['builtBy']) {
  return (
    <Line>
      <div>
        <Overline>{technologyPage.builtBy}</Overline>
        <Subheading size="h3">{packages[service].name}</Subheading>
      </div>
      <Text>{reason}</Text>
      <div>
        <PriceLink service={service} />
        <Text variant="small">{technologyPage.lateStage}</Text>
      </div>
    </Line>
  );
}
