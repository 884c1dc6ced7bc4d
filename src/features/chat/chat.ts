import { provider } from '../../config/provider';
import { addressOf } from '../../lib/addresses';
import { whenIdle } from '../../lib/scheduling';

/** Longest delay of a report while the page is busy, in ms. */
const LONGEST_WAIT = { timeout: 2_000 };

/** Id by which HubSpot's code finds its loader script. */
const LOADER_ID = 'hs-script-loader';

/** Errors are ignored: the page works without the chat. */
function refresh(): void {
  try {
    window.HubSpotConversations?.widget.refresh();
  } catch {}
}

/** Requests the chat, once per document, if there is an account. The chat opens itself with its default flow. */
export function startChat(): void {
  if (document.getElementById(LOADER_ID)) return;
  // The loader reads them when it runs.
  window.hsConversationsSettings = { loadImmediately: true, avoidInlineStyles: true };
  if (!provider.chatScript) return;
  const script = document.createElement('script');
  script.id = LOADER_ID;
  script.src = provider.chatScript;
  script.async = true;
  script.fetchPriority = 'low';
  script.dataset.hsjsPortal = provider.portalId;
  script.dataset.hsjsHublet = provider.region;
  document.head.append(script);
}

export function startChatWhenIdle(): void {
  const start = () => void whenIdle(startChat);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

/**
 * Reports a navigation to the chat when the browser is idle. The chat selects its flow by address and does not
 * notice a navigation within the document. Before it has loaded, no report is needed: it starts with the
 * current address.
 * @param path of the new page. The document already has its title.
 * @returns a function that cancels the report.
 */
export function reportPageView(path: string): () => void {
  return whenIdle(() => {
    if (!document.getElementById(LOADER_ID)) return;
    window._hsq ??= [];
    window._hsq.push(['setPath', addressOf(path)]);
    window._hsq.push(['trackPageView']);
    if (window.HubSpotConversations) refresh();
    else window.hsConversationsOnReady = [refresh];
  }, LONGEST_WAIT);
}
