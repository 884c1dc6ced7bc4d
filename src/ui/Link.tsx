import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { addressOf } from '../lib/addresses';

/** How links within the site change the page. Without it they are the browser's own. */
export interface SiteNavigation {
  readonly navigate: (href: string) => void;
  /** The visitor may be about to follow a link: makes its page ready. */
  readonly prepare: (href: string) => void;
}

/** One subscription to the location serves every link of the page, of which there are over a hundred. */
export const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

export interface LinkProps extends ComponentProps<'a'> {
  /** One that starts with a slash is a path of the site. */
  readonly href: string;
}

const isWithinSite = ({ href, target, download }: LinkProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;

/** A press that would open the link in this tab: the main button without a modifier. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link. Within the site it changes the page without a load; anything else stays the browser's own. */
export function Link(props: LinkProps) {
  const navigation = use(NavigationContext);
  if (!navigation || !isWithinSite(props)) return <a {...props} href={addressOf(props.href)} />;
  const { href, onClick, onFocus, onPointerEnter } = props;
  const handlers: Pick<LinkProps, 'onClick' | 'onFocus' | 'onPointerEnter'> = {
    onPointerEnter: (event) => {
      onPointerEnter?.(event);
      navigation.prepare(href);
    },
    onFocus: (event) => {
      onFocus?.(event);
      navigation.prepare(href);
    },
    onClick: (event) => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      navigation.navigate(href);
    },
  };
  return <a {...props} href={addressOf(href)} {...handlers} />;
}
