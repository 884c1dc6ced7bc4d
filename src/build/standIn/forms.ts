/**
 * A stand-in for HubSpot's `forms/embed/v2.js`, for sites without an account: in development, in `npm start`
 * without ids, and in the browser tests. It implements the public API; entries arrive in the inbox of the demo.
 */
import { drawForm, type FormCallbacks, type FormValues } from './drawForm';
import { element } from './element';
import { behaviourOf } from './switches';

/** Typical delay of the request for a form definition, in ms. */
const USUAL_DELAY_MS = 400;
const SLOW_DELAY_MS = 6_000;

/** Address of this script; the stand-in of the Forms API is beside it. */
const { src: ownAddress = '' } =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : {};

/** Sends the entries of a form to the inbox of the demo. */
function submit({ portalId, formId }: HubSpotFormOptions, fields: FormValues): void {
  if (ownAddress === '') return;
  const address = new URL(`submissions/v3/integration/submit/${portalId}/${formId}`, ownAddress);
  const context = { pageUri: window.location.href, pageName: document.title };
  fetch(address, { method: 'POST', body: JSON.stringify({ fields, context }) }).catch(() => undefined);
}

/** HubSpot's id of one submission. */
const NO_CONVERSION = '00000000-0000-0000-0000-000000000000';

/** Posts a message to the page, in the format of HubSpot's messages. */
function notifyPage(id: string, eventName: string, data: unknown = {}): void {
  window.postMessage({ type: 'hsFormCallback', eventName, id, data }, window.location.origin);
}

/** Sends an event of the newer editor's forms. */
function dispatchFormEvent(formId: string, name: string): void {
  window.dispatchEvent(new CustomEvent(`hs-form-event:${name}`, { detail: { formId } }));
}

/** Renders a form of the newer editor: in a frame, without callbacks and messages to the page. */
function drawFrame(target: Element, onReady: () => void, callbacks: FormCallbacks): void {
  const frame = element('iframe', { style: { display: 'block', width: '100%', border: '0' } });
  frame.addEventListener('load', () => {
    const { contentDocument: framed } = frame;
    if (!framed) return;
    framed.documentElement.lang = 'en';
    framed.title = 'Form';
    framed.body.style.cssText = `margin: 0; font: 16px/1.5 system-ui; color: ${getComputedStyle(frame).color}`;
    drawForm(framed.body, callbacks);
    // HubSpot's frames resize with their form.
    new ResizeObserver(() => {
      frame.style.height = `${framed.body.scrollHeight}px`;
    }).observe(framed.body);
    onReady();
  });
  target.append(frame);
}

/** Renders a form of the legacy editor: in the page, with callbacks and messages. */
function drawInPage(target: Element, options: HubSpotFormOptions, isDouble: boolean): void {
  const { formId, onFormReady, onFormSubmit, onFormSubmitted } = options;
  notifyPage(formId, 'onBeforeFormInit');
  const form = drawForm(target, {
    onRefused: () => notifyPage(formId, 'onFormFailedValidation'),
    onSubmit: (values) => {
      submit(options, values);
      onFormSubmit?.(form);
      notifyPage(formId, 'onFormSubmit', values);
    },
    onSubmitted: (values) => {
      onFormSubmitted?.(form);
      notifyPage(formId, 'onFormSubmitted', {
        conversionId: NO_CONVERSION,
        formGuid: formId,
        redirectUrl: '',
        submissionValues: Object.fromEntries(values.map(({ name, value }) => [name, value])),
      });
    },
  });
  for (let times = isDouble ? 2 : 1; times > 0; times -= 1) {
    onFormReady?.(form);
    notifyPage(formId, 'onFormReady');
  }
}

function create(options: HubSpotFormOptions): void {
  const { formId, target: selector } = options;
  const behaviour = behaviourOf('provider');
  const send = (values: FormValues) => submit(options, values);
  if (behaviour === 'throwing') throw new Error('The stand-in for the form provider throws on purpose.');

  const draw = () => {
    // The page may have removed the target in the meantime.
    const target = document.querySelector(selector);
    if (!target || behaviour === 'silent') return;
    if (behaviour === 'missing') {
      notifyPage(formId, 'onFormDefinitionFetchError');
      return;
    }
    if (behaviour === 'frame') {
      drawFrame(target, () => undefined, { onSubmit: send });
      return;
    }
    if (behaviour === 'editor') {
      const report = (name: string) => () => dispatchFormEvent(formId, name);
      drawFrame(target, report('on-ready'), {
        onSubmit: send,
        onSubmitted: report('on-submission:success'),
      });
      return;
    }
    notifyPage(formId, 'onFormDefinitionFetchSuccess');
    drawInPage(target, options, behaviour === 'double');
  };
  setTimeout(draw, behaviour === 'slow' ? SLOW_DELAY_MS : USUAL_DELAY_MS);
}

if (behaviourOf('provider') === 'broken') {
  throw new Error('The stand-in for the form provider is broken on purpose.');
}
window.hbspt = { forms: { create } };
