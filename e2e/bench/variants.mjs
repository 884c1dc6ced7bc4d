import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * @typedef {object} Variant what is tried out without a change of the product.
 * @property {'late' | 'head' | 'low'} script when the bundle is fetched: late, as the boot script does; by a module
 *   script in the head; or by one of low priority.
 * @property {'linked' | 'inline'} styles whether the stylesheet is linked, or stands in each document.
 */

/** @type {Variant} The product as it is. */
export const PRODUCT = { script: 'late', styles: 'linked' };

/** @param {Variant} variant */
export const isProduct = ({ script, styles }) => script === PRODUCT.script && styles === PRODUCT.styles;

/** @param {Variant} variant */
export const variantName = ({ script, styles }) => `script ${script}, styles ${styles}`;

/**
 * Puts the bundle into the head. The boot script stays, as its hash is in the content security policy: its own, later
 * import of the same address finds the module there already.
 * @param {string} html
 * @param {boolean} isLow whether with low priority.
 */
function addBundle(html, isLow) {
  const [, bundle] = html.match(/"(\/assets\/main-[^"]+\.js)"/) ?? [];
  if (!bundle) throw new Error('The boot script names no bundle');
  const priority = isLow ? ' fetchpriority="low"' : '';
  return html.replace('</head>', `<script type="module" src="${bundle}"${priority}></script>\n</head>`);
}

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read gives the text of a file of the site.
 */
async function inlineStyles(html, read) {
  const [link, address] = html.match(/<link rel="stylesheet" href="([^"]+)">/) ?? [];
  if (!link || !address) throw new Error('The document links no stylesheet');
  const styles = await read(address);
  return html.replace(link, () => `<style>${styles}</style>`);
}

/**
 * Passes a request on, and gives the answer with its body still compressed.
 * @param {string} address
 * @param {import('node:http').IncomingMessage} incoming
 * @returns {Promise<import('node:http').IncomingMessage>}
 */
const requestOriginal = (address, { method, headers }) =>
  new Promise((resolve, reject) => {
    request(address, { method, headers }, resolve).once('error', reject).end();
  });

/**
 * Serves the site with rewritten documents. It stands before the production server rather than inside the browser, as
 * the browser throttles no response that is fulfilled by a route handler. Each rewritten document is compressed once,
 * at its first request, like the build does it.
 * @param {string} siteAddress of the production server.
 * @param {Variant} variant
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startVariant(siteAddress, variant) {
  /** @type {Map<string, Promise<Buffer>>} */
  const documents = new Map();
  const read = async (/** @type {string} */ path) => (await fetch(siteAddress + path)).text();
  const rewrite = async (/** @type {string} */ path) => {
    let html = await read(path);
    if (variant.script !== 'late') html = addBundle(html, variant.script === 'low');
    if (variant.styles === 'inline') html = await inlineStyles(html, read);
    return promisify(brotliCompress)(html);
  };
  const rewriteOnce = (/** @type {string} */ path) => {
    const known = documents.get(path) ?? rewrite(path);
    documents.set(path, known);
    return known;
  };

  /** Gives the answer of the production server, a document rewritten and everything else as it is. */
  const answer = async (
    /** @type {import('node:http').IncomingMessage} */ incoming,
    /** @type {import('node:http').ServerResponse} */ outgoing,
  ) => {
    const path = incoming.url ?? '/';
    const original = await requestOriginal(siteAddress + path, incoming);
    const { 'content-security-policy': policy, ...headers } = original.headers;
    if (original.statusCode !== 200 || !headers['content-type']?.startsWith('text/html')) {
      outgoing.writeHead(original.statusCode ?? 502, original.headers);
      original.pipe(outgoing);
      return;
    }
    original.resume();
    const body = await rewriteOnce(path);
    outgoing.writeHead(200, {
      ...headers,
      // Inlined styles would want a hash of theirs in the policy.
      ...(variant.styles === 'inline' ? {} : { 'content-security-policy': policy }),
      'content-length': body.length,
      'content-encoding': 'br',
    });
    outgoing.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
