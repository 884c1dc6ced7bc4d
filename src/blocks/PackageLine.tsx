import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Line = styled('div', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$ink',
  paddingTop: '1.5rem',
  '@lg': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > p + div': { marginTop: '-.5rem' } },
});

export interface PackageLineProps {
  /** Label above the name of the package. */
  readonly tag: string;
  readonly name: string;
  /** What the package contributes. */
  readonly reason: string;
  /** Label of the link to the package. */
  readonly price: string;
  readonly href: string;
  /** For companies that the price list does not cover. */
  readonly note: string;
}

/** The package that does the work of this page: name, contribution and price. */
export function PackageLine({ tag, name, reason, price, href, note }: PackageLineProps) {
  return (
    <Line>
      <div>
        <Text variant="mono" tone="line">
          {tag}
        </Text>
        <Heading as="h3" variant="h3">
          {name}
        </Heading>
      </div>
      <Text>{reason}</Text>
      <div>
        <TextLink href={href} label={`${price}: ${name}`}>
          {price}
        </TextLink>
        <Text variant="small">{note}</Text>
      </div>
    </Line>
  );
}
