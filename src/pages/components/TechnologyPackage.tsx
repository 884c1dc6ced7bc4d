import { PackageLine } from '../../blocks/PackageLine';
import { technologyPage } from '../../content/pages/technologyPage';
import type { PricedPackage } from '../../content/pricing';
import { formatStartingPrice } from '../../features/pricing/prices';
import { routeOf } from '../../routes/matchRoute';
import { ButtonLink } from '../../ui/Button';
import { TextLink } from '../../ui/TextLink';

export interface TechnologyActionsProps {
  /** Label of the button to the contact page. */
  readonly label: string;
  readonly service: PricedPackage;
}

/** The actions in the head of a technology page: the button, and the lowest price as a link to the package. */
export function TechnologyActions({ label, service }: TechnologyActionsProps) {
  const { path, name } = routeOf(`/services/${service}`);
  const price = formatStartingPrice(service);
  return (
    <>
      <ButtonLink href="/contact">{label}</ButtonLink>
      <TextLink href={path} label={`${price}: ${name}`}>
        {price}
      </TextLink>
    </>
  );
}

export interface BuiltByProps {
  readonly service: PricedPackage;
  /** What the package contributes. */
  readonly reason: string;
}

/** The package that builds a technology, with its lowest price. */
export function BuiltBy({ service, reason }: BuiltByProps) {
  const { path, name } = routeOf(`/services/${service}`);
  return (
    <PackageLine
      tag={technologyPage.builtBy}
      name={name}
      reason={reason}
      price={formatStartingPrice(service)}
      href={path}
    />
  );
}
