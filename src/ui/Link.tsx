import { type ComponentProps, createContext, type MouseEvent, type MouseEventHandler, use } from 'react';
import { addressOf } from '../lib/addresses';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, transitions, underline } from '../theme/tokens';
import { TRIANGLE_RIGHT, triangle } from './triangle';

/** Navigation within the site. Without it links load documents. */
interface SiteNavigation {
  readonly navigate: (href: string) => void;
  /** Prepares the page of a link that the visitor may follow. */
  readonly prepare: (href: string) => void;
}

/** One subscription to the location for all links of the page, which has over a hundred. */
export const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

interface LinkProps extends Omit<ComponentProps<'a'>, 'onFocus' | 'onPointerEnter' | 'download'> {
  /** One that starts with a slash is a path of the site. */
  readonly href: string;
}

const isWithinSite = ({ href, target }: LinkProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined;

/** Whether a click would open the link in this tab: the main button without a modifier. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link. Within the site it navigates without loading a document; the browser handles all other links. */
export function Link(props: LinkProps) {
  const navigation = use(NavigationContext);
  if (!navigation || !isWithinSite(props)) return <a {...props} href={addressOf(props.href)} />;
  const { href, onClick } = props;
  const prepare = () => navigation.prepare(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    navigation.navigate(href);
  };
  return <a {...props} href={addressOf(href)} onPointerEnter={prepare} onFocus={prepare} onClick={follow} />;
}

const StyledLink = styled(Link, {
  font: font('display', fontWeights.medium, fontSizes.ui, 1.3),
  display: 'inline-block',
  textWrap: 'balance',
  /* The first line of a label is level with a term beside it. */
  baselineSource: 'first',
  paddingBlock: `calc((${sizes.touch} - 1.3em) / 2)`,
  color: 'var(--line)',
  /* The label ends in space for the triangle, which therefore stays beside the last word when the label wraps. */
  '& > span': {
    paddingRight: '1rem',
    ...underline('.3em'),
  },
  '&::after': {
    ...triangle(TRIANGLE_RIGHT, '.42rem', '.62rem solid'),
    display: 'inline-block',
    marginLeft: '-.42rem',
    transition: `transform ${transitions.base}`,
  },
  '@hover': {
    '&:hover > span': { textDecorationThickness: '2px' },
    '&:hover::after': { transform: 'translateX(.25rem)' },
  },
  variants: {
    back: {
      true: {
        display: 'inline-flex',
        flexDirection: 'row-reverse',
        alignItems: 'center',
        gap: '.55rem',
        '& > span': { paddingRight: 0 },
        '&::after': { marginLeft: 0, transform: 'scaleX(-1)' },
        '@hover': { '&:hover::after': { transform: 'scaleX(-1) translateX(.25rem)' } },
      },
    },
  },
});

interface TextLinkProps {
  readonly href: string;
  readonly children: string;
  /** Shows a mirrored triangle before the label. */
  readonly back?: boolean;
  /** Distinguishes links with the same label for screen readers. */
  readonly about?: string;
  /** Called before the navigation. */
  readonly onClick?: MouseEventHandler;
}

/** A link on its own line, with the triangle. */
export function TextLink({ href, children, back = false, about, onClick }: TextLinkProps) {
  return (
    <StyledLink href={href} back={back} aria-label={about && `${children}: ${about}`} onClick={onClick}>
      <span>{children}</span>
    </StyledLink>
  );
}

/** The link of a heading: styled like the heading, underlined on hover. */
export const TitleLink = styled(Link, {
  ...underline('.16em', '2px'),
  textDecorationColor: 'transparent',
  transition: `text-decoration-color ${transitions.fast}`,
  '@hover': { '&:hover': { textDecorationColor: 'var(--line)' } },
});

/** A link in the title of a row: a target of 44 px, without moving the row. */
export const touchTarget = { display: 'block', paddingBlock: '.625rem', marginBlock: '-.625rem' } as const;
