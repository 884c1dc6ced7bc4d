import { memo } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { chevronLabel, labels } from '../../content/labels';
import { mainMenu } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { sectionLine } from '../../theme/sections';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { ariaCurrent } from './ariaCurrent';
import { MenuAction, MenuRow, MenuSheet, SubList } from './mobileMenu.styles';

interface MenuLinkProps {
  readonly page: Route;
  readonly current: ReturnType<typeof ariaCurrent>;
}

/** A navigation changes two or three of the links; the others are not rendered again before the new page is painted. */
const MenuLink = memo(function MenuLink({ page, current }: MenuLinkProps) {
  return (
    <Link href={page.path} aria-current={current}>
      {page.name}
    </Link>
  );
});

interface MobileMenuProps {
  readonly id: string;
  readonly path: string;
  readonly isOpen: boolean;
  readonly openDropdown: Dropdown | undefined;
  readonly onToggle: (dropdown: Dropdown) => void;
}

/**
 * The menu below 768 px: the same items as a list. One sublist is open at a time, and Schedule a Call is at the
 * end.
 */
export function MobileMenu({ id, path, isOpen, openDropdown, onToggle }: MobileMenuProps) {
  return (
    <MenuSheet id={id} aria-label={labels.mobileNavigation} data-open={isOpen || undefined}>
      <ul>
        {mainMenu.map(({ route, dropdown, children }) => {
          const isSubListOpen = dropdown !== undefined && dropdown === openDropdown;
          const subListId = `${id}-${dropdown}`;
          return (
            <li key={route.path} className={route.section ? sectionLine(route.section) : ''}>
              <MenuRow>
                <MenuLink page={route} current={ariaCurrent(route.path, path)} />
                {dropdown && (
                  <button
                    type="button"
                    aria-expanded={isSubListOpen}
                    aria-controls={subListId}
                    aria-label={chevronLabel(route.name)}
                    data-tooltip=""
                    onClick={() => onToggle(dropdown)}
                  />
                )}
              </MenuRow>
              {dropdown && (
                <SubList id={subListId} hidden={!isSubListOpen}>
                  {children.map((page) => (
                    <li key={page.path}>
                      <MenuLink page={page} current={ariaCurrent(page.path, path)} />
                    </li>
                  ))}
                </SubList>
              )}
            </li>
          );
        })}
      </ul>
      <MenuAction>
        <ButtonLink href="/contact">{labels.scheduleCall}</ButtonLink>
      </MenuAction>
    </MenuSheet>
  );
}
