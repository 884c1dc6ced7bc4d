import { memo } from 'react';
import { isActive } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { PageLink } from './header.styles';

/** `page` on the item's own page, `true` on its descendants, otherwise undefined. */
export function ariaCurrent(itemPath: string, path: string): 'page' | 'true' | undefined {
  if (itemPath === path) return 'page';
  return isActive(itemPath, path) ? 'true' : undefined;
}

export interface MenuLinkProps {
  readonly href: string;
  readonly name: string;
  readonly current: ReturnType<typeof ariaCurrent>;
}

/**
 * A navigation changes two or three of the seventy links in the menus. `memo` skips the others, which would
 * otherwise delay the paint of the new page.
 */

/** A page in the mobile menu. */
export const MenuLink = memo(function MenuLink({ href, name, current }: MenuLinkProps) {
  return (
    <Link href={href} aria-current={current}>
      {name}
    </Link>
  );
});

/** A page in a dropdown: its name and one line. */
export const SheetLink = memo(function SheetLink({
  href,
  name,
  summary,
  current,
}: MenuLinkProps & { readonly summary: string | undefined }) {
  return (
    <PageLink as={Link} href={href} aria-current={current}>
      <b>{name}</b>
      <small>{summary}</small>
    </PageLink>
  );
});
