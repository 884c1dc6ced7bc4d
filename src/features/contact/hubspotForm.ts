import { fromCallback, fromPromise } from 'xstate';
import type { ContactEvent } from '../../../machines/contact.machine';
import { provider } from '../../config/provider';
import { contact } from '../../content/pages/contact';

const PROVIDER_ORIGIN = /^https:\/\/([a-z0-9-]+\.)+(hsforms\.(com|net)|hubspot\.com)$/;

/** The provider's events for a form that it cannot show. A rejected value is not among them. */
const failures: readonly unknown[] = ['onFormDefinitionFetchError', 'onFormError'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Name of the event that a message reports about our form; undefined for other messages. */
function formEventOf({ data, origin, source }: MessageEvent<unknown>): unknown {
  // The opener of this page and popups can send messages from a trusted origin too.
  const isInside = source !== null && 'top' in source && source.top === window.top;
  const isTrusted = isInside && (origin === window.location.origin || PROVIDER_ORIGIN.test(origin));
  const isOurs = isRecord(data) && data.type === 'hsFormCallback' && data.id === provider.formId;
  return isTrusted && isOurs ? data.eventName : undefined;
}

/** Whether an event of the newer editor, dispatched on `window`, is about our form. */
const isAboutOurForm = (event: Event): boolean =>
  event instanceof CustomEvent && isRecord(event.detail) && event.detail.formId === provider.formId;

/** The request of the provider's script, until it is answered. */
let request: { readonly script: HTMLScriptElement; readonly answer: Promise<void> } | undefined;
/** Number of requests that were discarded without an answer. */
let discarded = 0;

function requestScript(): Promise<void> {
  const script = document.createElement('script');
  const answer = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      // The next attempt adds a new element, which fetches the script again.
      script.remove();
      request = undefined;
      reject(new Error(reason));
    };
    script.onerror = () => fail('The provider script could not be loaded.');
    // The load event also follows a script that throws, or a different script.
    script.onload = () => {
      if (!window.hbspt) return fail('The provider script did not start.');
      request = undefined;
      return resolve();
    };
  });
  // With the same address, Chromium would let a second element wait for the discarded request.
  script.src = discarded === 0 ? provider.formScript : `${provider.formScript}?retry=${discarded}`;
  script.async = true;
  document.head.append(script);
  request = { script, answer };
  return answer;
}

/**
 * The contact machine's `discardScript`: a script that has not answered yet never runs. Its element is adopted by another
 * document, because one that is only removed runs nevertheless (HTML standard, "execute the script element").
 */
export function discardScript(): void {
  if (!request) return;
  const { script } = request;
  document.implementation.createHTMLDocument().adoptNode(script);
  // WebKit may still send the events.
  script.onload = null;
  script.onerror = null;
  request = undefined;
  discarded += 1;
}

/**
 * The contact machine's `loadScript`: resolves when the provider's script has run. Attempts share a request that is not
 * answered yet. The script stays in the document, because a second one would render its forms twice.
 * @throws Error if the script fails to load or does not set `window.hbspt`; the next call requests it again.
 */
export const loadScript = fromPromise<void>(async () => {
  if (!window.hbspt) await (request?.answer ?? requestScript());
});

let attempts = 0;

/**
 * The contact machine's `createForm`: empties the container and lets the provider render its form into it. The form is
 * ready at the first of four signals, because no kind of form sends all of them: the callback, the message, the event of
 * the newer editor, or a form or frame in the element. Each attempt has an element of its own. The element of a stopped
 * attempt is removed, so a late form is not shown.
 * @param container returns the element for the form; React must not render anything into it.
 * @throws Error without a container or a script, and if the provider throws.
 */
export const createForm = (container: () => HTMLElement | null) =>
  fromCallback<ContactEvent>(({ sendBack }) => {
    const parent = container();
    if (!parent || !window.hbspt) throw new Error('The form has no container or no provider.');

    const place = document.createElement('div');
    attempts += 1;
    place.id = `hubspot-form-${attempts}`;
    parent.replaceChildren(place);

    const listening = new AbortController();
    const { signal } = listening;
    const drawing = new MutationObserver(() => {
      if (place.querySelector('form, iframe')) becomeReady();
    });
    let isReady = false;

    const becomeReady = () => {
      if (signal.aborted) return;
      isReady = true;
      for (const frame of place.querySelectorAll('iframe:not([title])')) {
        frame.setAttribute('title', contact.form.heading);
      }
      sendBack({ type: 'form.ready' });
    };
    const fail = () => sendBack({ type: 'form.failed' });
    const stop = () => {
      listening.abort();
      drawing.disconnect();
      if (!isReady) place.remove();
    };

    drawing.observe(place, { childList: true, subtree: true });
    window.addEventListener(
      'message',
      (event) => {
        const name = formEventOf(event);
        if (name === 'onFormReady') becomeReady();
        else if (failures.includes(name)) fail();
      },
      { signal },
    );
    window.addEventListener(
      'hs-form-event:on-ready',
      (event) => {
        if (isAboutOurForm(event)) becomeReady();
      },
      { signal },
    );

    try {
      const { portalId, formId, region } = provider;
      window.hbspt.forms.create({
        portalId,
        formId,
        region,
        target: `#${place.id}`,
        onFormReady: becomeReady,
      });
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  });
