import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import { addressOf } from '../lib/addresses';

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
