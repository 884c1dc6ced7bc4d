import type { recipientsFor } from './recipientsFor';

declare const __RECIPIENTS__: ReturnType<typeof recipientsFor>;

/** The recipients of the built-in forms, chosen and inlined by the build (`recipientsFor.ts`). */
export const recipients = __RECIPIENTS__;
