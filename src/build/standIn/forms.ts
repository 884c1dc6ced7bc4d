/**
 * A stand-in for HubSpot's `forms/embed/v2.js`, for sites without an account: in development, in `npm start`
 * without ids, and in the browser tests. It implements the public API; entries stay in the page.
 */
import { drawForm } from './drawForm';
import { element } from './element';
import { behaviourOf } from './switches';

/** Typical delay of the request for a form definition, in ms. */
const USUAL_DELAY_MS = 400;
const SLOW_DELAY_MS = 6_000;

/** Posts a message to the page, in the format of HubSpot's messages. */
function notifyPage(id: string, eventName: string, data: unknown = {}): void {
  window.postMessage({ type: 'hsFormCallback', eventName, id, data }, window.location.origin);
}

/** Renders the form like the newer editor: in a frame, without messages to the page. */
function drawFrame(target: Element): void {
  const frame = element('iframe', { style: { display: 'block', width: '100%', border: '0' } });
  frame.addEventListener('load', () => {
    const { contentDocument: framed } = frame;
    if (!framed) return;
    framed.documentElement.lang = 'en';
    framed.title = 'Form';
    framed.body.style.cssText = `margin: 0; font: 16px/1.5 system-ui; color: ${getComputedStyle(frame).color}`;
    drawForm(framed.body, {});
    // HubSpot's frames resize with their form.
    new ResizeObserver(() => {
      frame.style.height = `${framed.body.scrollHeight}px`;
    }).observe(framed.body);
  });
  target.append(frame);
}

function create(options: HubSpotFormOptions): void {
  const { formId, target: selector, onFormReady, onFormSubmit, onFormSubmitted } = options;
  const behaviour = behaviourOf('provider');
  if (behaviour === 'throwing') throw new Error('The stand-in for the form provider throws on purpose.');

  const draw = () => {
    // The page may have removed the target in the meantime.
    const target = document.querySelector(selector);
    if (!target || behaviour === 'silent') return;
    if (behaviour === 'frame') {
      drawFrame(target);
      return;
    }
    const form = drawForm(target, {
      onSubmit: (values) => {
        onFormSubmit?.(form);
        notifyPage(formId, 'onFormSubmit', values);
      },
      onSubmitted: () => {
        onFormSubmitted?.(form);
        notifyPage(formId, 'onFormSubmitted', { formGuid: formId });
      },
    });
    const becomeReady = () => {
      onFormReady?.(form);
      notifyPage(formId, 'onFormReady');
    };
    becomeReady();
    if (behaviour === 'double') becomeReady();
  };
  setTimeout(draw, behaviour === 'slow' ? SLOW_DELAY_MS : USUAL_DELAY_MS);
}

if (behaviourOf('provider') === 'broken') {
  throw new Error('The stand-in for the form provider is broken on purpose.');
}
window.hbspt = { forms: { create } };
