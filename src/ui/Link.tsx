import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

const isWithinSite = ({ href, target, download }: LinkProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;

/** A link. Within the site it changes the page without a load; anything else stays the browser's own. */
export function Link(props: LinkProps) {
  if (!isWithinSite(props)) return <a {...props} />;
  const { ref, ...rest } = props;
  return <RouterLink {...rest} {...(ref ? { ref } : {})} />;
}
