import { compressedTypes } from '../compressedTypes';
import { ANY_SITE, OWN_SITE, RESOURCE_POLICY } from '../responseHeaders';
import type { SiteFile } from '../siteFile';
import { canonicalLink, type HostedDocument, type Hosting, type MarkdownTwin } from './hosting';

/** Media types of the other files, so that the configuration needs no `mime.types`. */
const otherTypes = { ico: 'image/x-icon', png: 'image/png', woff2: 'font/woff2' } as const;

/** A value in double quotes. A dollar sign would begin the name of a variable. */
function quoted(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx cannot take the value ${text}`);
  return `"${text}"`;
}

/** An address as a part of a regular expression. */
const escapeForPattern = (address: string): string => address.replaceAll('.', '\\.');

/**
 * Directives that serve a file, or the twin that the build compressed with brotli. The name of a twin does not tell its type.
 */
const serve = (file: string, type: string, otherwise: string): string =>
  `types { } default_type ${quoted(type)}; set $site_encoding $site_accepted; try_files ${file}$site_twin ${otherwise};`;

const serveDocument = (file: string): string =>
  `set $site_sharing ${OWN_SITE}; ${serve(file, compressedTypes.html ?? '', '=404')}`;

function documentLocation({ address, file, policy, link }: HostedDocument, basePath: string): string {
  return `location = ${address} {
  set $site_policy ${quoted(policy)};
  set $site_link '${link}';
  ${serveDocument(`${basePath}/${file}`)}
}`;
}

const twinLocation = ({ address, canonical }: MarkdownTwin): string =>
  `location = ${address} { set $site_link '${canonicalLink(canonical)}'; ${serve('$uri', compressedTypes.md ?? '', '@site_plain')} }`;

/**
 * nginx, as a file to include in the block of a server. Variables carry what differs between addresses: a location that had
 * a header of its own would lose all others. The brotli twins are served without the brotli module, which neither Debian's
 * nginx nor the official image has by default.
 */
export function nginx(hosting: Hosting): readonly SiteFile[] {
  const { basePath, headers, documents, notFound, twins, redirects, cache, filePolicy } = hosting;
  const withSlash = documents.filter(({ address }) => !address.endsWith('/'));
  const home = documents.find(({ address }) => address.endsWith('/'));
  const folder = basePath === '' ? 'this folder' : `the folder that contains${basePath}`;
  const text = `# Include this file in the block of the server. The root is ${folder.replace('contains/', 'contains this folder as ')}:
#
#   server {
#     listen 443 ssl;
#     root /srv/site;
#     include /srv/site${basePath}/nginx.conf;
#   }

absolute_redirect off;
gzip_static on;
gzip_vary off;
error_page 404 @site_not_found;

set $site_policy ${quoted(filePolicy)};
set $site_sharing ${ANY_SITE};
set $site_cache ${quoted(cache.others)};
set $site_link "";
set $site_encoding "";
set $site_accepted "";
set $site_twin "";
if ($http_accept_encoding ~ "\\bbr\\b") {
  set $site_accepted br;
  set $site_twin .br;
}
if ($uri ~ "^${escapeForPattern(basePath)}/assets/") {
  set $site_policy "";
  set $site_sharing ${OWN_SITE};
  set $site_cache ${quoted(cache.assets)};
}
if ($request_method !~ "^(GET|HEAD)$") {
  return 405;
}

# A header without a value is not sent.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${value.includes('"') ? `'${value}'` : quoted(value)} always;`)
  .join('\n')}
add_header Content-Security-Policy $site_policy always;
add_header ${RESOURCE_POLICY} $site_sharing always;
add_header Cache-Control $site_cache always;
add_header Link $site_link always;
add_header Content-Encoding $site_encoding always;
add_header Vary Accept-Encoding always;

# Redirects.
${redirects.map(({ from, to }) => `location ~ "^${escapeForPattern(from)}/?$" { return 308 ${to}$is_args$args; }`).join('\n')}
location ~ "^(?<site_page>${withSlash.map(({ address }) => escapeForPattern(address)).join('|')})/$" {
  return 308 $site_page$is_args$args;
}
${home && basePath !== '' ? `location = ${basePath} { return 308 ${home.address}$is_args$args; }\n` : ''}
# Documents.
${documents.map((document) => documentLocation(document, basePath)).join('\n')}
location @site_not_found {
  set $site_policy ${quoted(notFound.policy)};
  set $site_link "";
  set $site_cache ${quoted(cache.others)};
  ${serveDocument(`${basePath}/${notFound.file}`)}
}

# Markdown twins, with the addresses of their pages.
${twins.map(twinLocation).join('\n')}

# Files of the build itself, and documents by the names of their files.
location ~ "(\\.(html|br|gz|conf)|/(_[^/]*|\\.[^/]*))$" { return 404; }

# All other files.
${Object.entries(compressedTypes)
  .filter(([ending]) => ending !== 'html')
  .map(([ending, type]) => `location ~ "\\.${ending}$" { ${serve('$uri', type, '@site_plain')} }`)
  .join('\n')}
location @site_plain { set $site_encoding ""; try_files $uri =404; }
${Object.entries(otherTypes)
  .map(
    ([ending, type]) => `location ~ "\\.${ending}$" { types { } default_type ${type}; try_files $uri =404; }`,
  )
  .join('\n')}
location / { try_files $uri =404; }
`;
  return [{ path: 'nginx.conf', text }];
}
