/**
 * What `npm run provider:check` looks for in a real account: the points of the contract that
 * `tests/component/build/providerContract.test.ts` tests against the stand-in.
 */

/**
 * @typedef {object} Point
 * @property {'form' | 'chat'} of
 * @property {string} text
 * @property {string} [note] why the point may be missing although everything works; without it, the point is required.
 */

/** In the order in which they occur. */
export const points = /** @type {const} @satisfies {Record<string, Point>} */ ({
  formScript: { of: 'form', text: 'The script has loaded' },
  formApi: { of: 'form', text: 'The script has set window.hbspt.forms.create' },
  formDrawn: { of: 'form', text: 'A form or a frame is in its place' },
  formReported: {
    of: 'form',
    text: 'The form has reported that it is ready',
    note: 'a form in a frame may not report it',
  },
  cardReady: { of: 'form', text: 'The site shows the form' },
  formSubmitted: {
    of: 'form',
    text: 'The form has reported a submission',
    note: 'send the form in the window to see it',
  },
  chatScript: { of: 'chat', text: 'The loader has loaded' },
  chatApi: { of: 'chat', text: 'The chat has set window.HubSpotConversations' },
  chatDrawn: { of: 'chat', text: 'The launcher is on the page' },
});

/** @typedef {keyof typeof points} PointName */
