import { packagePage } from '../content/pages/packagePage';
import { allServices } from '../content/services/index';
import type { ServiceReference, ServiceText } from '../content/services/types';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Disclosure } from '../ui/Disclosure';
import { Subheading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { LargeStatement } from './LargeStatement';

/** What the client contributes, with lists of services and phases that open beside it. */
const Parts = styled(Grid, { marginTop: space.quiet });

/** Cells of a list, in as many columns as have room. */
const Cells = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: `1rem ${space.gap}`,
});

const Needs = styled('div', { '& > h3': { marginBottom: '.375rem' } });

/** One rule between two lists. */
const Lists = styled('div', { '& > details': { margin: '0 0 -1px', borderColor: '$ink' } });

export interface ServiceLink {
  readonly href: string;
  readonly name: string;
  readonly reason: string;
}

/** References to services as links with their names. */
const serviceLinks = (references: readonly ServiceReference[]): readonly ServiceLink[] =>
  references.map(({ service, reason }) => ({
    href: `/services/${service}`,
    name: allServices[service].name,
    reason,
  }));

export interface ServiceFitProps {
  readonly text: ServiceText;
  /** The phases of a package, each with the part that it does. */
  readonly phases?: readonly ServiceLink[];
}

/** Who a service is for, what the client contributes, the services to choose instead of it or with it, and its phases. */
export function ServiceFit({ text, phases }: ServiceFitProps) {
  const lists = [
    { heading: packagePage.alternativesHeading, links: serviceLinks(text.alternatives) },
    { heading: packagePage.combinationsHeading, links: serviceLinks(text.combinations) },
    ...(phases ? [{ heading: packagePage.phasesHeading, links: phases }] : []),
  ];
  return (
    <LargeStatement name={packagePage.whoItIsForHeading} statement={text.whoItIsFor} surface="field">
      <Parts rows="medium">
        <Column as={Needs} span={4}>
          <Subheading>{packagePage.needsHeading}</Subheading>
          <Text>{text.needs}</Text>
        </Column>
        <Column as={Lists} span={8}>
          {lists.map(({ heading, links }) => (
            <Disclosure key={heading} label={heading} level="h3">
              <Cells>
                {links.map(({ href, name, reason }) => (
                  <li key={href}>
                    <TextLink href={href}>{name}</TextLink>
                    <Text>{reason}</Text>
                  </li>
                ))}
              </Cells>
            </Disclosure>
          ))}
        </Column>
      </Parts>
    </LargeStatement>
  );
}
