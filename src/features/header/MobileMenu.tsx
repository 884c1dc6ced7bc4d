import type { Dropdown } from '../../../machines/header.machine';
import { chevronLabel, labels } from '../../content/labels';
import { mainMenu } from '../../routes/navigation';
import { sectionLine } from '../../theme/sections';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { ariaCurrent } from './ariaCurrent';
import { MenuAction, MenuRow, MenuSheet, SubList } from './mobileMenu.styles';

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
                <Link href={route.path} aria-current={ariaCurrent(route.path, path)}>
                  {route.name}
                </Link>
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
              {/* The closed lists with their content would make each document larger by 3 %. */}
              {dropdown &&
                (isSubListOpen ? (
                  <SubList id={subListId}>
                    {children.map((page) => (
                      <li key={page.path}>
                        <Link href={page.path} aria-current={ariaCurrent(page.path, path)}>
                          {page.name}
                        </Link>
                      </li>
                    ))}
                  </SubList>
                ) : (
                  <ul id={subListId} hidden />
                ))}
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
