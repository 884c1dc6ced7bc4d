import { compressedTypes, type SiteFile } from '../files';
import { headersByKind, REVALIDATE } from '../responseHeaders';
import { HIDDEN_ADDRESS, type Hosting } from './hosting';

/** Media types of the other files, so that the configuration needs no `mime.types`. */
const otherTypes = { ico: 'image/x-icon', png: 'image/png', woff2: 'font/woff2' } as const;

/** A value in quotation marks. A dollar sign would begin the name of a variable. */
function quoted(text: string): string {
  const mark = text.includes('"') ? "'" : '"';
  if (/[$\\\n]/.test(text) || text.includes(mark)) throw new Error(`nginx cannot take the value ${text}`);
  return mark + text + mark;
}

const escapeForPattern = (address: string): string => address.replaceAll('.', '\\.');

/** Directives that serve a file, or its brotli variant from the build, whose name does not tell its type. */
const serve = (file: string, type: string, otherwise: string): string =>
  `types { } default_type ${quoted(type)}; set $site_encoding $site_accepted; try_files ${file}$site_variant ${otherwise};`;

const serveDocument = (file: string): string =>
  `set $site_sharing ${headersByKind.document['Cross-Origin-Resource-Policy']}; ${serve(file, compressedTypes.html ?? '', '=404')}`;

/**
 * nginx, as a file to include in the block of a server. Variables carry what differs between addresses: a location that had
 * a header of its own would lose all others. The brotli variants are served without the brotli module, which neither
 * Debian's nginx nor the official image has by default.
 */
export function nginx({ basePath, headers, redirects }: Hosting): readonly SiteFile[] {
  const { asset, markdown } = headersByKind;
  const base = escapeForPattern(basePath);
  const folder =
    basePath === '' ? 'this folder' : `the folder that contains this folder as ${basePath.slice(1)}`;
  const text = `# Include this file in the block of the server. The root is ${folder}:
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

set $site_sharing "";
set $site_cache ${REVALIDATE};
set $site_robots "";
set $site_encoding "";
set $site_accepted "";
set $site_variant "";
if ($http_accept_encoding ~ "\\bbr\\b") {
  set $site_accepted br;
  set $site_variant .br;
}
if ($uri ~ "^${base}/assets/") {
  set $site_sharing ${asset['Cross-Origin-Resource-Policy']};
  set $site_cache ${quoted(asset['Cache-Control'])};
}
if ($uri ~ "\\.md$") {
  set $site_robots ${markdown['X-Robots-Tag']};
}
if ($request_method !~ "^(GET|HEAD)$") {
  return 405;
}

# A header without a value is not sent.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
add_header Cross-Origin-Resource-Policy $site_sharing always;
add_header Cache-Control $site_cache always;
add_header X-Robots-Tag $site_robots always;
add_header Content-Encoding $site_encoding always;
add_header Vary Accept-Encoding always;

# Files of the build itself, and documents by the names of their files.
location ~ "${HIDDEN_ADDRESS}" { return 404; }

# Redirects.
${redirects.map(({ from, to }) => `location ~ "^${escapeForPattern(from)}/?$" { return 308 ${to}$is_args$args; }`).join('\n')}
${basePath === '' ? '' : `location = ${basePath} { return 308 ${basePath}/$is_args$args; }\n`}location ~ "^(?<site_page>.+)/$" {
  if (-f $document_root$site_page.html) { return 308 $site_page$is_args$args; }
  return 404;
}

# Files.
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
location ~ "\\.\\w+$" { try_files $uri =404; }

# Documents.
location = ${basePath}/ { ${serveDocument(`${basePath}/index.html`)} }
location / { ${serveDocument('$uri.html')} }
location @site_not_found {
  set $site_cache ${REVALIDATE};
  set $site_robots "";
  ${serveDocument(`${basePath}/404.html`)}
}
`;
  return [{ path: 'nginx.conf', contents: text }];
}
