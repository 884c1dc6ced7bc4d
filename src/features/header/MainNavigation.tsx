import type { KeyboardEvent } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { chevronLabel, labels } from '../../content/labels';
import { ariaCurrent } from '../../lib/paths';
import { mainMenu } from '../../routes/navigation';
import { sectionLine } from '../../theme/sections';
import { Link } from '../../ui/Link';
import { DropdownSheet } from './DropdownSheet';
import { Chevron, Item, Navigation } from './header.styles';

/** What both menus show: the open dropdown or sublist, on a page. */
export interface MenuProps {
  readonly path: string;
  readonly openDropdown: Dropdown | undefined;
  readonly onToggle: (dropdown: Dropdown) => void;
}

const sheetId = (dropdown: Dropdown) => `menu-${dropdown}`;

/** How many items each optional key of the pattern moves. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Moves the focus in the top level or in the open sheet, without wrapping. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = steps[key];
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (step === undefined || isShortcut || !(target instanceof HTMLElement)) return;
  const sheet = target.closest('[data-sheet]');
  const scope = sheet ?? currentTarget;
  const items = [...scope.querySelectorAll<HTMLElement>(sheet ? 'a' : ':scope > ul > li > :is(a, button)')];
  const opensInto =
    key === 'ArrowDown' && target.getAttribute('aria-expanded') === 'true'
      ? target.parentElement?.querySelector<HTMLElement>('[data-sheet] a')
      : undefined;
  const index = Math.max(0, Math.min(items.indexOf(target) + step, items.length - 1));
  event.preventDefault();
  (opensInto ?? items[index])?.focus();
}

/**
 * The desktop menu: a link for each top-level item and, where it has children, a button that opens its sheet
 * (W3C APG, Disclosure Navigation Menu with Top-Level Links).
 */
export function MainNavigation({ path, openDropdown, onToggle }: MenuProps) {
  return (
    <Navigation aria-label={labels.mainNavigation} onKeyDown={moveFocus}>
      <ul>
        {mainMenu.map(({ route, dropdown, children }) => {
          const isOpen = dropdown !== undefined && dropdown === openDropdown;
          return (
            <Item key={route.path} className={route.section ? sectionLine(route.section) : ''}>
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
                  {/* Four closed sheets with their content would make each document larger by a fifth. */}
                  {isOpen ? (
                    <DropdownSheet
                      id={sheetId(dropdown)}
                      dropdown={dropdown}
                      overview={route}
                      pages={children}
                      path={path}
                    />
                  ) : (
                    <div id={sheetId(dropdown)} hidden />
                  )}
                </>
              )}
            </Item>
          );
        })}
      </ul>
    </Navigation>
  );
}
