import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Fit = styled('div', {
  '& > h2 + p': { margin: '1.25rem 0 2rem' },
  '& h3': { marginBottom: '.375rem' },
});

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  columnGap: space.gap,
} as const;

const Lists = styled('div', {
  ...columns,
  rowGap: '2rem',
  marginTop: '2rem',
  '& > :nth-child(3)': { gridColumn: '1 / -1', '& > ul': columns },
  '& li': { borderTop: '1px solid $colors$rule', padding: '.25rem 0 1rem' },
});

export interface ServiceLink {
  readonly href: string;
  readonly name: string;
  readonly reason: string;
}

export interface ServiceFitProps {
  readonly headings: {
    readonly whoItIsFor: string;
    readonly needs: string;
    readonly alternatives: string;
    readonly combinations: string;
    readonly phases: string;
  };
  readonly whoItIsFor: string;
  readonly needs: string;
  /** Services to choose instead. */
  readonly alternatives: readonly ServiceLink[];
  readonly combinations: readonly ServiceLink[];
  /** The phases of a package, each with the part that it does. */
  readonly phases?: readonly ServiceLink[];
}

/** Who a service is for, what the client contributes, the services to choose instead of it or with it, and its phases. */
export function ServiceFit({ headings, whoItIsFor, needs, ...links }: ServiceFitProps) {
  const { alternatives, combinations, phases } = links;
  const lists = [
    { heading: headings.alternatives, links: alternatives },
    { heading: headings.combinations, links: combinations },
    ...(phases ? [{ heading: headings.phases, links: phases }] : []),
  ];
  return (
    <Fit>
      <Heading>{headings.whoItIsFor}</Heading>
      <Text variant="lead">{whoItIsFor}</Text>
      <Heading as="h3" variant="h4">
        {headings.needs}
      </Heading>
      <Text>{needs}</Text>
      <Lists>
        {lists.map(({ heading, links }) => (
          <div key={heading}>
            <Heading as="h3" variant="h4">
              {heading}
            </Heading>
            <ul>
              {links.map(({ href, name, reason }) => (
                <li key={href}>
                  <TextLink href={href}>{name}</TextLink>
                  <Text>{reason}</Text>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Lists>
    </Fit>
  );
}
