import { addressOf } from '../../lib/addresses';
import type { Route } from '../../routes/types';
import { ASK_AGAIN, commonHeaders, type HeaderOptions, KEEP_FOR_EVER } from '../responseHeaders';
import { documentPolicy, FILE_POLICY, type PolicyOptions, stylesIn } from '../securityPolicy';
import type { SiteFile } from '../siteFile';
import type { Hosting, MarkdownTwin } from './hosting';

/** The address that a document answers, from its file: `/` for `index.html`, `/about` for `about.html`. */
const addressOfFile = (file: string): string => addressOf(`/${file.replace(/(^index)?\.html$/, '')}`);

/** The `Link` header of a document names what its head links as the same page in Markdown. */
function linkHeader(html: string): string {
  const [, twin] = html.match(/<link rel="alternate" href="([^"]+)" type="text\/markdown">/) ?? [];
  return twin === undefined ? '' : `<${twin}>; rel="alternate"; type="text/markdown"`;
}

/** The twin of a document names the address that the head of the document names as canonical. */
function twinOf({ path, text }: SiteFile): MarkdownTwin {
  const [, canonical] = text.match(/<link rel="canonical" href="([^"]+)">/) ?? [];
  if (canonical === undefined) throw new Error(`${path} has no canonical address.`);
  return { address: addressOf(`/${path.replace(/html$/, 'md')}`), canonical };
}

/**
 * Describes how the site is hosted. An alias has a document, for hosts that cannot redirect; where the host can, it
 * redirects to the route.
 * @param files the rendered files, of which the documents are described.
 */
export function describeHosting(
  files: readonly SiteFile[],
  routes: readonly Route[],
  options: PolicyOptions & HeaderOptions,
): Hosting {
  const redirects = routes.flatMap(({ path, aliases = [] }) =>
    aliases.map((alias) => ({ from: addressOf(alias), to: addressOf(path) })),
  );
  const pages = files.filter(({ path }) => path.endsWith('.html'));
  const documents = pages.map(({ path, text }) => ({
    address: addressOfFile(path),
    file: path,
    policy: documentPolicy(stylesIn(text), options),
    link: linkHeader(text),
  }));
  const notFound = documents.find(({ file }) => file === '404.html');
  if (!notFound) throw new Error('There is no document for addresses that are not found.');
  const styles = new Set(pages.flatMap(({ text }) => stylesIn(text)));
  return {
    basePath: addressOf('/').slice(0, -1),
    headers: commonHeaders(options),
    policy: documentPolicy([...styles], options),
    filePolicy: FILE_POLICY,
    cache: { assets: KEEP_FOR_EVER, others: ASK_AGAIN },
    documents: documents.filter(
      ({ file, address }) => file !== notFound.file && !redirects.some(({ from }) => from === address),
    ),
    notFound,
    twins: pages.filter(({ path }) => path !== notFound.file).map(twinOf),
    redirects,
    isDemo: options.provider.isDemo,
  };
}
