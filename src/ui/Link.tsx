import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { addressOf } from '../lib/addresses';

/** Navigation within the site. Without it links load documents. */
export interface SiteNavigation {
  readonly navigate: (href: string) => void;
  /** Prepares the page of a link that the visitor may follow. */
  readonly prepare: (href: string) => void;
}

/** One subscription to the location for all links of the page, which has over a hundred. */
export const NavigationContext = createContext<SiteNavigation | undefined>(undefined);

export interface LinkProps extends ComponentProps<'a'> {
  /** One that starts with a slash is a path of the site. */
  readonly href: string;
}

const isWithinSite = ({ href, target, download }: LinkProps): boolean =>
  href.startsWith('/') && !href.startsWith('//') && target === undefined && download === undefined;

/** Whether a click would open the link in this tab: the main button without a modifier. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link. Within the site it navigates without loading a document; the browser handles all other links. */
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
