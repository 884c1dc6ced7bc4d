/** The part of HubSpot's public API that the site uses: what its scripts set on `window`, and their messages. */

export {};

declare global {
  /** Legacy forms API, `forms/embed/v2.js`. */
  interface HubSpotFormOptions {
    readonly portalId: string;
    readonly formId: string;
    readonly region: string;
    /** CSS selector of the element that the form is drawn into. */
    readonly target: string;
    readonly onFormReady?: (form: unknown) => void;
  }

  interface HubSpotForms {
    readonly forms: { create(options: HubSpotFormOptions): void };
  }

  interface Window {
    hbspt?: HubSpotForms;
    /** Chat widget SDK. `refresh` shows the flow of the current address. */
    HubSpotConversations?: { readonly widget: { refresh(): void } };
    /** `avoidInlineStyles` uses a linked style sheet instead of injected rules. */
    hsConversationsSettings?: { readonly loadImmediately: boolean; readonly avoidInlineStyles?: boolean };
    /** Called in order when `HubSpotConversations` is available. */
    hsConversationsOnReady?: (() => void)[];
    /** Queues the calls of the tracking code: an array until the tracking code replaces it. */
    _hsq?: { push(call: readonly ['setPath', string] | readonly ['trackPageView']): unknown };
  }
}
