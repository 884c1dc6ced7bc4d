import { points } from './points.mjs';

/** @typedef {import('./points.mjs').PointName} PointName */

/**
 * @typedef {object} Observations
 * @property {ReadonlyMap<PointName, string>} seen points of the contract, with what was seen.
 * @property {ReadonlyMap<string, number>} refused `directive host` that the security policy refused, with their number.
 * @property {ReadonlyMap<string, string>} unreachable hosts that did not answer, with the browser's reason.
 * @property {readonly string[]} failures messages of the provider that its form cannot be shown.
 */

/** Runs in the page before all other scripts: passes on what the provider and the browser report. */
function passOn() {
  if (window !== window.top) return;
  const { reportToCheck } = window;
  window.addEventListener('message', ({ data, origin }) => {
    if (data?.type === 'hsFormCallback')
      reportToCheck({ kind: 'form', name: String(data.eventName), id: String(data.id), from: origin });
  });
  for (const name of ['on-ready', 'on-submission:success', 'on-submission:failed']) {
    window.addEventListener(`hs-form-event:${name}`, ({ detail }) => {
      reportToCheck({
        kind: 'form',
        name: `hs-form-event:${name}`,
        id: String(detail?.formId),
        from: 'window',
      });
    });
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    reportToCheck({ kind: 'refused', directive: effectiveDirective, address: blockedURI });
  });
}

/** Runs in the page: the points that are true of its current state. */
function readState() {
  const place = document.getElementById('embedded-form');
  const drawn = place?.querySelector('form, iframe');
  const launcher = document.getElementById('hubspot-messages-iframe-container');
  return {
    formApi: typeof window.hbspt?.forms?.create === 'function' && 'a function',
    formDrawn: drawn?.localName,
    cardReady: place?.getAttribute('aria-busy') === 'false' && 'no longer loading',
    chatApi: typeof window.HubSpotConversations?.widget?.refresh === 'function' && 'with widget.refresh',
    chatDrawn: launcher && `#${launcher.id}`,
  };
}

const READY = ['onFormReady', 'hs-form-event:on-ready'];
const SUBMITTED = ['onFormSubmitted', 'hs-form-event:on-submission:success'];
const FAILED = ['onFormDefinitionFetchError', 'onFormError', 'hs-form-event:on-submission:failed'];

/** The browser's word for a request that the page itself gave up. */
const CANCELLED = 'net::ERR_ABORTED';

/** @param {string} address an address, or a word such as `inline`. */
const hostOf = (address) => (URL.canParse(address) ? new URL(address).host : address);

/**
 * Observes a page. Call it before the page is opened.
 * @param {import('@playwright/test').Page} page
 * @param {import('../../src/config/hubspot').Provider} provider of the site.
 * @returns {Promise<{ observations: Observations, look: () => Promise<void> }>} `look` reads the current state of the page.
 */
export async function observe(page, { formId, formScript, chatScript }) {
  const seen = new Map();
  const refused = new Map();
  const unreachable = new Map();
  const failures = [];
  const see = (name, detail) => {
    if (!seen.has(name)) seen.set(name, detail);
  };

  await page.exposeBinding('reportToCheck', (_, { kind, name, id, from, directive, address }) => {
    if (kind === 'refused') {
      const source = `${directive} ${hostOf(address) || address}`;
      refused.set(source, (refused.get(source) ?? 0) + 1);
    } else if (id !== formId) {
      failures.push(`${name} of another form, ${id}`);
    } else if (READY.includes(name)) see('formReported', `${name} from ${from}`);
    else if (SUBMITTED.includes(name)) see('formSubmitted', `${name} from ${from}`);
    else if (FAILED.includes(name)) failures.push(name);
  });
  await page.addInitScript(passOn);

  const ownHost = () => hostOf(page.url());
  page.on('response', (response) => {
    const script = response.url();
    const status = response.status();
    if (status >= 400) unreachable.set(hostOf(script), `status ${status}`);
    else if (script.endsWith(formScript)) see('formScript', script);
    else if (chatScript && script.endsWith(chatScript)) see('chatScript', script);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    const isRefused = /csp/i.test(reason);
    if (reason === CANCELLED || isRefused || hostOf(request.url()) === ownHost()) return;
    unreachable.set(hostOf(request.url()), reason);
  });

  const look = async () => {
    const state = await page.evaluate(readState);
    for (const name of Object.keys(points)) if (state[name]) see(name, state[name]);
  };
  return { observations: { seen, refused, unreachable, failures }, look };
}
