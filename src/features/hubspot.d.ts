/** The part of HubSpot's public contract that the site relies on: what its scripts put on `window`, and what they send. */

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
    readonly onFormSubmit?: (form: unknown) => void;
    readonly onFormSubmitted?: (form: unknown) => void;
  }

  interface HubSpotForms {
    readonly forms: { create(options: HubSpotFormOptions): void };
  }

  /** Chat widget SDK. */
  interface HubSpotConversations {
    readonly widget: {
      load(options?: { readonly widgetOpen?: boolean }): void;
      refresh(): void;
      open(): void;
      close(): void;
      remove(): void;
      status(): { readonly loaded: boolean };
    };
  }

  interface HubSpotConversationsSettings {
    readonly loadImmediately: boolean;
    /** A linked style sheet in place of injected rules. */
    readonly avoidInlineStyles?: boolean;
  }

  /** A call of the tracking code, which is kept until the code is there. */
  type HubSpotTrackingCall = readonly ['setPath', string] | readonly ['trackPageView'];

  interface Window {
    hbspt?: HubSpotForms;
    HubSpotConversations?: HubSpotConversations;
    hsConversationsSettings?: HubSpotConversationsSettings;
    /** Run in order when `HubSpotConversations` is there. */
    hsConversationsOnReady?: (() => void)[];
    /** A list until the tracking code replaces it. */
    _hsq?: { push(call: HubSpotTrackingCall): unknown };
  }
}
