import { type ReactNode, useEffect, useState } from 'react';
import { decodeLink, type Link } from './link';

interface LinkedProps {
  /** Code of the address when the page was opened. */
  readonly code: string;
  readonly children: (link: Link) => ReactNode;
}

/** Decodes the link of an address before its page is rendered. */
export function Linked({ code, children }: LinkedProps) {
  const [link, setLink] = useState<Link | undefined>(code === '' ? {} : undefined);
  useEffect(() => {
    let isCurrent = true;
    decodeLink(code).then((decoded) => {
      if (isCurrent) setLink((known) => known ?? decoded);
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return link && children(link);
}
