/** A stand-in for the part of HubSpot's chat API that the site uses (`src/features/hubspot.d.ts`), without an account. */
import { CHAT_ID, colors } from '../../theme/tokens';

const DELAY_MS = 100;

/** The box and the z-index of HubSpot's launcher: nothing on a page is above it. */
const STYLES = `
  #${CHAT_ID} { position: fixed; right: 0; bottom: 0; padding: 20px 16px 16px; z-index: 2147483647 }
  #${CHAT_ID} button { width: 60px; height: 60px; border: 2px solid ${colors.onNight}; border-radius: 50%; background: ${colors.night};
    color: ${colors.onNight}; font: 600 15px/1 'Familjen Grotesk', system-ui; cursor: pointer }
  #${CHAT_ID} p { position: absolute; right: 16px; bottom: 92px; width: min(20rem, calc(100vw - 2rem));
    box-sizing: border-box; margin: 0; padding: 1.5rem; border-radius: 8px; background: #ffffff; color: ${colors.night};
    box-shadow: 0 4px 24px rgb(0 0 0 / .3) }
`;

/** A launcher at the bottom right, and a panel above it. */
const MARKUP = `
  <style>${STYLES}</style>
  <p id="stand-in-chat-panel" hidden>This chat is a stand-in: nobody is here. With a HubSpot account yours appears in its place.</p>
  <button type="button" aria-expanded="false" aria-controls="stand-in-chat-panel">Chat</button>`;

/** Shows the widget. `data-refreshed` counts the reported addresses, for tests. */
function start(): void {
  const container = document.createElement('section');
  container.id = CHAT_ID;
  container.ariaLabel = 'Chat';
  container.innerHTML = MARKUP;
  const panel = container.querySelector('p');
  const launcher = container.querySelector('button');
  launcher?.addEventListener('click', () => {
    const isOpen = panel?.toggleAttribute('hidden') === false;
    launcher.setAttribute('aria-expanded', String(isOpen));
  });
  let refreshes = 0;
  const refresh = () => {
    refreshes += 1;
    container.dataset.refreshed = String(refreshes);
    container.dataset.path = window.location.pathname;
  };
  document.body.append(container);
  window.HubSpotConversations = { widget: { refresh } };
  for (const onReady of window.hsConversationsOnReady ?? []) onReady();
}

setTimeout(start, DELAY_MS);
