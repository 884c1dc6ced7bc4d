import { chevronLabel, labels } from '../../content/labels';
import { ariaCurrent } from '../../lib/paths';
import { mainMenu } from '../../routes/navigation';
import { sectionLine } from '../../theme/sections';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, space, transitions } from '../../theme/tokens';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { TRIANGLE_DOWN, triangle } from '../../ui/triangle';
import { appear, panel } from './header.styles';
import type { MenuProps } from './MainNavigation';

/** At most 80 % of the window's height, and never below its lower edge. */
const MenuSheet = styled('nav', {
  ...panel,
  display: 'none',
  maxHeight: `min(80dvh, 100dvh - ${sizes.header})`,
  padding: `.25rem ${space.gutter} 0`,
  borderTop: '1px solid $colors$rule',
  animation: `${appear} ${transitions.base}`,
  '&[data-open]': { '@phone': { display: 'block' } },
});

const MenuRow = styled('div', {
  display: 'flex',
  borderBottom: '1px solid $colors$rule',
  '& > a': {
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: '.75rem',
    minHeight: '3.5rem',
    font: font('display', fontWeights.heading, '1.4375rem', 1),
    letterSpacing: '-.02em',
  },
  '& > a::before': { content: '""', width: '.5rem', height: '1.25rem', backgroundColor: 'var(--line)' },
  '& > a[aria-current]': { color: 'var(--line)' },
  '& > button': { width: '3.5rem', marginRight: '-1rem', display: 'grid', placeItems: 'center' },
  '& > button::before': {
    ...triangle(TRIANGLE_DOWN, '.75rem', '.55rem solid'),
    transition: `transform ${transitions.base}`,
  },
  '& > button[aria-expanded="true"]::before': { transform: 'rotate(180deg)', borderColor: 'var(--line)' },
});

const SubList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  padding: '.5rem 0 .75rem 1.25rem',
  borderBottom: '1px solid $colors$rule',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: sizes.touch,
    font: font('display', fontWeights.regular, fontSizes.ui, 1.2),
    color: '$ink2',
  },
  '& a[aria-current]': { color: 'var(--line)', fontWeight: fontWeights.semi },
});

/** Height of the fade at the lower edge, and of the space after the list that it covers at the end of the scroll. */
const FADE = '2.5rem';

/** The last row. Only its fade sticks to the lower edge while the list can scroll: the row would cover a part of a link. */
const MenuAction = styled('div', {
  position: 'sticky',
  bottom: `calc(-1 * (${sizes.button} + ${space.gutter}))`,
  margin: `${FADE} calc(-1 * ${space.gutter}) 0`,
  padding: `0 ${space.gutter} ${space.gutter}`,
  backgroundColor: '$raised',
  '& > a': { display: 'flex', width: '100%' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: `-${FADE} 0 100%`,
    background: 'linear-gradient(transparent, $colors$raised)',
    pointerEvents: 'none',
  },
});

export const MENU_ID = 'mobile-menu';

interface MobileMenuProps extends MenuProps {
  readonly isOpen: boolean;
}

/** The menu below 768 px: the same items as a list with at most one open sublist, and Schedule a Call at the end. */
export function MobileMenu({ path, isOpen, openDropdown, onToggle }: MobileMenuProps) {
  return (
    <MenuSheet id={MENU_ID} aria-label={labels.mobileNavigation} data-open={isOpen || undefined}>
      <ul>
        {mainMenu.map(({ route, dropdown, children }) => {
          const isSubListOpen = dropdown !== undefined && dropdown === openDropdown;
          const subListId = `${MENU_ID}-${dropdown}`;
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
