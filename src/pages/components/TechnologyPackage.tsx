import { PackageLine } from '../../blocks/PackageLine';
import { technologyPage } from '../../content/pages/technologyPage';
import { type PackageSlug, packages } from '../../content/services/index';
import { formatServicePrice } from '../../features/pricing/prices';
import { TextLink } from '../../ui/TextLink';

/** The lowest price as a link to the package. */
export function PriceLink({ service }: { readonly service: PackageSlug }) {
  const { name } = packages[service];
  const price = formatServicePrice(service);
  return (
    <TextLink href={`/services/${service}`} label={`${price}: ${name}`}>
      {price}
    </TextLink>
  );
}

export interface BuiltByProps {
  readonly service: PackageSlug;
  /** What the package contributes. */
  readonly reason: string;
}

/** The package that builds a technology, with its lowest price. */
export function BuiltBy({ service, reason }: BuiltByProps) {
  const { name } = packages[service];
  return (
    <PackageLine
      tag={technologyPage.builtBy}
      name={name}
      reason={reason}
      price={formatServicePrice(service)}
      href={`/services/${service}`}
      note={technologyPage.lateStage}
    />
  );
}
