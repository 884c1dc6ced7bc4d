/**
 * A stand-in for HubSpot's chat, for sites without an account. It implements the public API of the chat widget:
 * the settings, `window.HubSpotConversations`, and the ready callbacks.
 */
import { element } from './element';
import { behaviourOf } from './switches';

const USUAL_DELAY_MS = 100;
const SLOW_DELAY_MS = 6_000;

const LAUNCHER_PX = 60;
const MARGIN_PX = 16;
/** The value of HubSpot's widget: nothing on a page is above it. */
const Z_INDEX = '2147483647';
const NAVY = '#2e475d';

/** A launcher at the bottom right, with the position and the id of HubSpot's launcher, and a panel above it. */
function drawWidget() {
  const panel = element(
    'p',
    {
      style: {
        position: 'absolute',
        right: '0',
        bottom: `${LAUNCHER_PX + MARGIN_PX}px`,
        width: 'min(20rem, calc(100vw - 2rem))',
        boxSizing: 'border-box',
        margin: '0',
        padding: '1.5rem',
        borderRadius: '8px',
        background: '#ffffff',
        color: NAVY,
        boxShadow: '0 4px 24px rgb(0 0 0 / .3)',
      },
      attributes: { id: 'stand-in-chat-panel' },
    },
    'This chat is a stand-in: nobody is here. With a HubSpot account yours appears in its place.',
  );
  panel.hidden = true;
  const launcher = element(
    'button',
    {
      style: {
        width: `${LAUNCHER_PX}px`,
        height: `${LAUNCHER_PX}px`,
        border: '2px solid #ffffff',
        borderRadius: '50%',
        background: NAVY,
        color: '#ffffff',
        font: '600 15px/1 system-ui',
        cursor: 'pointer',
      },
      attributes: { type: 'button', 'aria-expanded': 'false', 'aria-controls': panel.id },
    },
    'Chat',
  );
  const container = element(
    'section',
    {
      style: { position: 'fixed', right: `${MARGIN_PX}px`, bottom: `${MARGIN_PX}px`, zIndex: Z_INDEX },
      attributes: { id: 'hubspot-messages-iframe-container', 'aria-label': 'Chat' },
    },
    ...[panel, launcher],
  );
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

const behaviour = behaviourOf('chat');
if (behaviour === 'broken') throw new Error('The stand-in for the chat is broken on purpose.');
setTimeout(start, behaviour === 'slow' ? SLOW_DELAY_MS : USUAL_DELAY_MS);
