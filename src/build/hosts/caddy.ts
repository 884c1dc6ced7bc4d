import { ANY_SITE, type Headers, OWN_SITE, RESOURCE_POLICY } from '../headers';
import type { SiteFile } from '../siteFile';
import { canonicalLink, type Hosting } from './hosting';
import { escapeForPattern } from './nginx';

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const headerLines = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}${name} ${quoted(value)}`)
    .join('\n');

/** Caddy, as a whole configuration: the address of the site and its folder come from the environment. */
export function caddy(hosting: Hosting): readonly SiteFile[] {
  const { basePath, headers, documents, notFound, twins, redirects, cache, filePolicy } = hosting;
  const withSlash = documents.filter(({ address }) => !address.endsWith('/'));
  const home = documents.find(({ address }) => address.endsWith('/'));
  const text = `# SITE_ADDRESS=acme.com SITE_ROOT=/srv/site caddy run --config ${`/srv/site${basePath}`}/Caddyfile
${basePath === '' ? '' : `# SITE_ROOT is the folder that contains this folder as ${basePath.slice(1)}.\n`}
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:.}

	map {path} {site_policy} {site_sharing} {site_link} {
${documents.map(({ address, policy, link }) => `\t\t${address} ${quoted(policy)} ${OWN_SITE} ${quoted(link)}`).join('\n')}
${twins.map(({ address, canonical }) => `\t\t${address} ${quoted(filePolicy)} ${ANY_SITE} ${quoted(canonicalLink(canonical))}`).join('\n')}
		default ${quoted(filePolicy)} ${ANY_SITE} ""
	}

	route {
		@method not method GET HEAD
		respond @method 405

		header {
${headerLines(headers, '\t\t\t')}
			Content-Security-Policy {site_policy}
			${RESOURCE_POLICY} {site_sharing}
			Cache-Control ${quoted(cache.others)}
			?Vary Accept-Encoding
		}
		@linked expression {site_link} != ""
		header @linked Link {site_link}
		@assets path ${basePath}/assets/*
		header @assets {
			-Content-Security-Policy
			${RESOURCE_POLICY} ${OWN_SITE}
			Cache-Control ${quoted(cache.assets)}
		}

		# Redirects.
${redirects
  .map(
    ({ from, to }, index) => `		@alias${index} path ${from} ${from}/
		route @alias${index} {
			rewrite * ${to}
			redir {uri} 308
		}`,
  )
  .join('\n')}
		@slash path_regexp ^(${withSlash.map(({ address }) => escapeForPattern(address)).join('|')})/$
		route @slash {
			uri strip_suffix /
			redir {uri} 308
		}
${
  home && basePath !== ''
    ? `		@home path ${basePath}
		route @home {
			rewrite * ${home.address}
			redir {uri} 308
		}
`
    : ''
}
		# Files of the build itself, and documents by the names of their files.
		@hidden path_regexp (\\.(html|br|gz|conf)|/(404|Caddyfile|_[^/]*|\\.[^/]*))$
		error @hidden 404

		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@notFound expression {http.error.status_code} == 404
		handle @notFound {
			header {
${headerLines(headers, '\t\t\t\t')}
				Content-Security-Policy ${quoted(notFound.policy)}
				${RESOURCE_POLICY} ${OWN_SITE}
				Cache-Control ${quoted(cache.others)}
			}
			rewrite * ${basePath}/${notFound.file}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
  return [{ path: 'Caddyfile', text }];
}
