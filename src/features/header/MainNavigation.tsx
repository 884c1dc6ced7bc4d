import { type KeyboardEvent, useDeferredValue } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { chevronLabel, labels } from '../../content/labels';
import { isActive } from '../../lib/paths';
import { mainMenu } from '../../routes/navigation';
import { sectionLine } from '../../theme/sections';
import { WIDE_WINDOW } from '../../theme/tokens';
import { Link } from '../../ui/Link';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { DropdownSheet } from './DropdownSheet';
import { Chevron, Item, Navigation } from './header.styles';
import { ariaCurrent } from './MenuLink';
import { targetOfKey } from './rovingKeys';

export interface MainNavigationProps {
  readonly path: string;
  readonly openDropdown: Dropdown | undefined;
  readonly onToggle: (dropdown: Dropdown) => void;
}

const sheetId = (dropdown: Dropdown) => `menu-${dropdown}`;

/** The optional keys of the pattern: arrows, Home and End, in the top level or in the open sheet. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (isShortcut || !(target instanceof HTMLElement)) return;
  const sheet = target.closest('[data-sheet]');
  const scope = sheet ?? currentTarget;
  const items = [...scope.querySelectorAll<HTMLElement>(sheet ? 'a' : ':scope > ul > li > :is(a, button)')];
  const opensInto =
    key === 'ArrowDown' && target.getAttribute('aria-expanded') === 'true'
      ? target.parentElement?.querySelector<HTMLElement>('[data-sheet] a')
      : undefined;
  const next = opensInto ?? targetOfKey(key, items, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The desktop menu: a link for each top-level item and, where it has children, a button that opens its sheet
 * (W3C APG, Disclosure Navigation Menu with Top-Level Links).
 */
export function MainNavigation({ path, openDropdown, onToggle }: MainNavigationProps) {
  // Deferred: React renders the dropdowns in slices after the page has hydrated. On a phone they are never
  // shown.
  const isFilled = useDeferredValue(useMediaQuery(WIDE_WINDOW));
  return (
    <Navigation aria-label={labels.mainNavigation} onKeyDown={moveFocus}>
      <ul>
        {mainMenu.map(({ route, dropdown, children }) => {
          const isOpen = dropdown !== undefined && dropdown === openDropdown;
          return (
            <Item
              key={route.path}
              className={route.section ? sectionLine(route.section) : ''}
              active={isActive(route.path, path)}
              data-open={isOpen || undefined}
            >
              <Link href={route.path} aria-current={ariaCurrent(route.path, path)}>
                {route.name}
              </Link>
              {dropdown && (
                <>
                  <Chevron
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={sheetId(dropdown)}
                    aria-label={chevronLabel(route.name)}
                    data-tooltip=""
                    onClick={() => onToggle(dropdown)}
                  />
                  <DropdownSheet
                    id={sheetId(dropdown)}
                    dropdown={dropdown}
                    overview={route}
                    pages={children}
                    path={path}
                    isOpen={isOpen}
                    isFilled={isFilled}
                  />
                </>
              )}
            </Item>
          );
        })}
      </ul>
    </Navigation>
  );
}
