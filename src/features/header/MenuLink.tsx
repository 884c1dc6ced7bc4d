import { memo } from 'react';
import { Link } from '../../ui/Link';
import type { ariaCurrent } from './ariaCurrent';
import { PageLink } from './header.styles';

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
