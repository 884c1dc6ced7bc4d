/**
 * A stand-in for HubSpot's `forms/embed/v2.js`, for sites without an account: in development, in `npm start` without ids, and
 * in the browser tests. It implements the part of the API that the site uses; entries arrive in the inbox of the demo.
 * `?provider=` selects a fault or another kind of form: slow, broken, throwing, missing, silent, double, frame, editor.
 */
import { drawForm, type FormValues } from './drawForm';

/** Typical delay of the request for a form definition, in ms. */
const USUAL_DELAY_MS = 400;
const SLOW_DELAY_MS = 6_000;

/** Address of this script; the stand-in of the Forms API is beside it. */
const { src: ownAddress = '' } =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : {};

const selectedBehaviour = () => new URLSearchParams(window.location.search).get('provider');

/** Sends the entries of a form to the inbox of the demo. */
function submit({ portalId, formId }: HubSpotFormOptions, fields: FormValues): void {
  if (ownAddress === '') return;
  const address = new URL(`submissions/v3/integration/submit/${portalId}/${formId}`, ownAddress);
  const context = { pageUri: window.location.href, pageName: document.title };
  fetch(address, { method: 'POST', body: JSON.stringify({ fields, context }) }).catch(() => undefined);
}

/** Posts a message to the page, in the format of HubSpot's messages. */
function notifyPage(id: string, eventName: string): void {
  window.postMessage({ type: 'hsFormCallback', eventName, id, data: {} }, window.location.origin);
}

/** Renders a form in a frame, without callbacks. One of the newer editor dispatches an event. */
function drawFrame(target: Element, options: HubSpotFormOptions, isOfEditor: boolean): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display: block; width: 100%; border: 0';
  frame.addEventListener('load', () => {
    const { contentDocument: framed } = frame;
    if (!framed) return;
    framed.documentElement.lang = 'en';
    framed.title = 'Form';
    framed.body.style.cssText = `margin: 0; font: 16px/1.5 system-ui; color: ${getComputedStyle(frame).color}`;
    drawForm(framed.body, (values) => submit(options, values));
    // HubSpot's frames resize with their form.
    new ResizeObserver(() => {
      frame.style.height = `${framed.body.scrollHeight}px`;
    }).observe(framed.body);
    const detail = { formId: options.formId };
    if (isOfEditor) window.dispatchEvent(new CustomEvent('hs-form-event:on-ready', { detail }));
  });
  target.append(frame);
}

/** Renders a form of the legacy editor: in the page, with a callback and a message. */
function drawInPage(target: Element, options: HubSpotFormOptions, isDouble: boolean): void {
  drawForm(target, (values) => submit(options, values));
  for (let times = isDouble ? 2 : 1; times > 0; times -= 1) {
    options.onFormReady?.(target.firstElementChild);
    notifyPage(options.formId, 'onFormReady');
  }
}

function create(options: HubSpotFormOptions): void {
  const { formId, target: selector } = options;
  const behaviour = selectedBehaviour();
  if (behaviour === 'throwing') throw new Error('The stand-in for the form provider throws on purpose.');
  const draw = () => {
    // The page may have removed the target in the meantime.
    const target = document.querySelector(selector);
    if (!target || behaviour === 'silent') return;
    if (behaviour === 'missing') notifyPage(formId, 'onFormDefinitionFetchError');
    else if (behaviour === 'frame' || behaviour === 'editor')
      drawFrame(target, options, behaviour === 'editor');
    else drawInPage(target, options, behaviour === 'double');
  };
  setTimeout(draw, behaviour === 'slow' ? SLOW_DELAY_MS : USUAL_DELAY_MS);
}

if (selectedBehaviour() === 'broken') {
  throw new Error('The stand-in for the form provider is broken on purpose.');
}
window.hbspt = { forms: { create } };
