/**
 * A stand-in for HubSpot's chat, for sites without an account. It implements the public API of the chat widget: the
 * settings, `window.HubSpotConversations`, and the ready callbacks. `?chat=slow` and `?chat=broken` select faults.
 */
import { element } from './element';

const USUAL_DELAY_MS = 100;
const SLOW_DELAY_MS = 6_000;

/** The id, the position and the z-index of HubSpot's launcher: nothing on a page is above it. */
const CONTAINER = 'hubspot-messages-iframe-container';
const STYLES = `
  #${CONTAINER} { position: fixed; right: 16px; bottom: 16px; z-index: 2147483647 }
  #${CONTAINER} button { width: 60px; height: 60px; border: 2px solid #ffffff; border-radius: 50%; background: #2e475d;
    color: #ffffff; font: 600 15px/1 system-ui; cursor: pointer }
  #${CONTAINER} p { position: absolute; right: 0; bottom: 76px; width: min(20rem, calc(100vw - 2rem));
    box-sizing: border-box; margin: 0; padding: 1.5rem; border-radius: 8px; background: #ffffff; color: #2e475d;
    box-shadow: 0 4px 24px rgb(0 0 0 / .3) }
`;

/** A launcher at the bottom right, and a panel above it. */
function drawWidget() {
  const panel = element(
    'p',
    { id: 'stand-in-chat-panel', hidden: '' },
    'This chat is a stand-in: nobody is here. With a HubSpot account yours appears in its place.',
  );
  const launcher = element(
    'button',
    { type: 'button', 'aria-expanded': 'false', 'aria-controls': panel.id },
    'Chat',
  );
  const styles = element('style', {}, STYLES);
  const container = element('section', { id: CONTAINER, 'aria-label': 'Chat' }, styles, panel, launcher);
  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    launcher.setAttribute('aria-expanded', String(isOpen));
  };
  launcher.addEventListener('click', () => setOpen(Boolean(panel.hidden)));
  return { container, setOpen };
}

/** The widget's public methods. `data-refreshed` counts the reported addresses, for tests. */
function createWidget(): HubSpotConversations['widget'] {
  const { container, setOpen } = drawWidget();
  let refreshes = 0;
  const load = () => {
    if (!container.isConnected) document.body.append(container);
  };
  return {
    load: ({ widgetOpen = false } = {}) => {
      load();
      if (widgetOpen) setOpen(true);
    },
    refresh: () => {
      refreshes += 1;
      container.dataset.refreshed = String(refreshes);
      container.dataset.path = window.location.pathname;
    },
    open: () => {
      load();
      setOpen(true);
    },
    close: () => setOpen(false),
    remove: () => container.remove(),
    status: () => ({ loaded: container.isConnected }),
  };
}

function start(): void {
  const widget = createWidget();
  window.HubSpotConversations = { widget };
  for (const onReady of window.hsConversationsOnReady ?? []) onReady();
  if (window.hsConversationsSettings?.loadImmediately !== false) widget.load();
}

const fault = new URLSearchParams(window.location.search).get('chat');
if (fault === 'broken') throw new Error('The stand-in for the chat is broken on purpose.');
setTimeout(start, fault === 'slow' ? SLOW_DELAY_MS : USUAL_DELAY_MS);
