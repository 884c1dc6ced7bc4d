import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { LargeStatement } from './LargeStatement';

/** What the client contributes, and two lists of services; below them the phases in columns of their own. */
const Lists = styled('div', {
  marginTop: space.quiet,
  display: 'grid',
  gap: `2.5rem ${space.gap}`,
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > div': { borderTop: '1px solid $colors$ink', paddingTop: '1.125rem' },
  '& > div > h3': { marginBottom: '.375rem' },
  '& li + li': { marginTop: '1rem' },
  '& > :nth-child(4)': {
    gridColumn: '1 / -1',
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
      gap: `1rem ${space.gap}`,
    },
    '& li': { marginTop: 0 },
  },
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
    <LargeStatement name={headings.whoItIsFor} statement={whoItIsFor} surface="field">
      <Lists>
        <div>
          <Heading as="h3" variant="h4">
            {headings.needs}
          </Heading>
          <Text>{needs}</Text>
        </div>
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
    </LargeStatement>
  );
}
