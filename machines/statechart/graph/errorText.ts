/** Why something failed, in the words of whoever failed. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));
