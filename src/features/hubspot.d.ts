/**
 * The part of HubSpot's public API that the site uses: what its scripts set on `window`, and the messages that
 * they send.
 */

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

  /** Chat widget SDK. */
  interface HubSpotConversations {
    readonly widget: {
      /** Shows the flow of the current address. */
      refresh(): void;
    };
  }

  interface HubSpotConversationsSettings {
    readonly loadImmediately: boolean;
    /** Uses a linked style sheet instead of injected rules. */
    readonly avoidInlineStyles?: boolean;
  }

  /** A call of the tracking code. It is queued until the tracking code has loaded. */
  type HubSpotTrackingCall = readonly ['setPath', string] | readonly ['trackPageView'];

  interface Window {
    hbspt?: HubSpotForms;
    HubSpotConversations?: HubSpotConversations;
    hsConversationsSettings?: HubSpotConversationsSettings;
    /** Called in order when `HubSpotConversations` is available. */
    hsConversationsOnReady?: (() => void)[];
    /** An array until the tracking code replaces it. */
    _hsq?: { push(call: HubSpotTrackingCall): unknown };
  }
}
