import { createServer, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/**
 * @typedef {object} Variant what is tried out without a change of the product.
 * @property {'late' | 'head' | 'low'} script when the bundle is fetched: late, as the boot script does; by a module
 *   script in the head; or by one of low priority.
 * @property {'inline' | 'linked'} styles whether the styles stand in each document, or in a linked stylesheet.
 * @property {'present' | 'blocked' | 'slow'} chat whether the script of the chat comes, never comes, or comes after 10 s.
 */

/** @type {Variant} The product as it is. */
export const PRODUCT = { script: 'late', styles: 'inline', chat: 'present' };

/** @param {Variant} variant */
export const isProduct = ({ script, styles, chat }) =>
  script === PRODUCT.script && styles === PRODUCT.styles && chat === PRODUCT.chat;

/** @param {Variant} variant */
export const variantName = ({ script, styles, chat }) => `script ${script}, styles ${styles}, chat ${chat}`;

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

const STYLES_ADDRESS = '/assets/styles.css';
const CHAT_ADDRESS = '/stand-in/chat.js';
/** In ms. */
const SLOW_CHAT = 10_000;

/**
 * Takes the styles out of a document.
 * @param {string} html
 * @returns {{ html: string, styles: string }} the document with a link in their place, and their text.
 */
function linkStyles(html) {
  const [element, styles] = html.match(/<style>(.*?)<\/style>/s) ?? [];
  if (!element || !styles) throw new Error('The document has no styles');
  return { html: html.replace(element, `<link rel="stylesheet" href="${STYLES_ADDRESS}">`), styles };
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
    if (variant.styles === 'linked') html = linkStyles(html).html;
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
    if (path === STYLES_ADDRESS) {
      const body = await promisify(brotliCompress)(linkStyles(await read('/')).styles);
      outgoing.writeHead(200, {
        'content-type': 'text/css;charset=utf-8',
        'content-length': body.length,
        'content-encoding': 'br',
      });
      outgoing.end(body);
      return;
    }
    if (path === CHAT_ADDRESS && variant.chat === 'blocked') {
      outgoing.destroy();
      return;
    }
    if (path === CHAT_ADDRESS && variant.chat === 'slow') await setTimeout(SLOW_CHAT);
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
      // The policy knows the styles by their hash; a linked sheet would want another.
      ...(variant.styles === 'linked' ? {} : { 'content-security-policy': policy }),
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
