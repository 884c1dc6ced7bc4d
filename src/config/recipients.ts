import type { Recipients } from './recipientsFor';

declare const __RECIPIENTS__: Recipients;

/** The recipients of the built-in forms, chosen and inlined by the build (`recipientsFor.ts`). */
export const recipients: Recipients = __RECIPIENTS__;
