import type { Provider } from './hubspot';

declare const __PROVIDER__: Provider;

/** The provider of the embedded form and of the chat, chosen and inlined by the build (`hubspot.ts`). */
export const provider: Provider = __PROVIDER__;
