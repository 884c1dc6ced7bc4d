import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { provider } from '../../../../src/config/provider';
import { reportPageView, startChat, startChatWhenIdle } from '../../../../src/features/chat/chat';
import { answerScript, holdScripts, scriptsOf } from '../../../support/held';

const ADDRESS = `https://js.hs-scripts.com/${provider.portalId}.js`;

/** Tasks that wait for an idle browser, oldest first. */
let idleTasks: (() => void)[] = [];
const beIdle = () => {
  for (const task of idleTasks.splice(0)) task();
};

const refresh = vi.fn();
function runChatScript(): void {
  window.HubSpotConversations = { widget: { refresh } };
  for (const onReady of window.hsConversationsOnReady ?? []) onReady();
}

beforeEach(() => {
  holdScripts();
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idleTasks.push(task));
});

afterEach(() => {
  vi.unstubAllGlobals();
  idleTasks = [];
  refresh.mockReset();
  for (const script of document.querySelectorAll('script')) script.remove();
  delete window.HubSpotConversations;
  delete window.hsConversationsSettings;
  delete window.hsConversationsOnReady;
  delete window._hsq;
});

describe('the chat', () => {
  test('is asked for with the portal, the hublet and its settings, which are there before it', () => {
    expect(window.hsConversationsSettings).toBeUndefined();
    startChat();
    const [loader] = scriptsOf(ADDRESS);
    expect(loader?.id).toBe('hs-script-loader');
    expect(loader?.dataset).toMatchObject({ hsjsPortal: provider.portalId, hsjsHublet: 'na1' });
    expect(loader?.async).toBe(true);
    expect(window.hsConversationsSettings).toMatchObject({ loadImmediately: true });
  });

  test('is asked for once', () => {
    startChat();
    startChat();
    startChatWhenIdle();
    beIdle();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });

  test('is not asked for without an account, although its settings are there', async () => {
    vi.resetModules();
    vi.doMock('../../../../src/config/provider', () => ({
      provider: { ...provider, chatScript: undefined },
    }));
    const chat = await import('../../../../src/features/chat/chat');
    vi.doUnmock('../../../../src/config/provider');
    chat.startChat();
    chat.reportPageView('/about');
    beIdle();
    expect(window.hsConversationsSettings).toMatchObject({ loadImmediately: true });
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(window._hsq).toBeUndefined();
  });

  test('waits for the document to load and the browser to be idle', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    startChatWhenIdle();
    beIdle();
    expect(scriptsOf(ADDRESS)).toHaveLength(0);

    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(scriptsOf(ADDRESS)).toHaveLength(0);
    beIdle();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });

  test('in a document that has loaded waits only for the browser to be idle', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
    startChatWhenIdle();
    expect(scriptsOf(ADDRESS)).toHaveLength(0);
    beIdle();
    expect(scriptsOf(ADDRESS)).toHaveLength(1);
  });

  test('may fail or be blocked: nobody hears of it', () => {
    startChat();
    answerScript(ADDRESS, 'error');
    reportPageView('/about');
    beIdle();
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('on another page', () => {
  test('the chat looks for its flow again, and the view is counted', () => {
    startChat();
    runChatScript();
    reportPageView('/about');
    expect(refresh).not.toHaveBeenCalled();
    beIdle();
    expect(refresh).toHaveBeenCalledOnce();
    expect(window._hsq).toEqual([['setPath', '/about'], ['trackPageView']]);

    reportPageView('/contact');
    beIdle();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('a chat that is still on its way looks again once when it is there', () => {
    startChat();
    reportPageView('/about');
    reportPageView('/contact');
    beIdle();
    runChatScript();
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('a report is cancelled with the page that it is about', () => {
    vi.useFakeTimers();
    vi.unstubAllGlobals();
    startChat();
    const cancel = reportPageView('/about');
    cancel();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(window._hsq).toBeUndefined();
  });

  test('a chat that is not loaded gets no report: it starts at the current address', () => {
    reportPageView('/about');
    beIdle();
    expect(window._hsq).toBeUndefined();
    expect(window.hsConversationsOnReady).toBeUndefined();
  });

  test('the tracking code may have replaced its list', () => {
    startChat();
    const push = vi.fn();
    window._hsq = { push };
    reportPageView('/about');
    beIdle();
    expect(push.mock.calls).toEqual([[['setPath', '/about']], [['trackPageView']]]);
  });

  test('a chat that throws does no harm', () => {
    startChat();
    runChatScript();
    refresh.mockImplementation(() => {
      throw new Error('The chat throws.');
    });
    reportPageView('/about');
    expect(beIdle).not.toThrow();
    expect(refresh).toHaveBeenCalledOnce();
  });
});
