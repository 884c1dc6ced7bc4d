/**
 * Terms of every package, as phrases that the sentences of several pages contain. The owner confirms them; the README lists
 * them.
 */
export const packageTerms = {
  /** Length in months. */
  months: 12,
  /** When a client may stop, or change to another package. */
  stop: 'at the end of any month',
  /** Follows "shares". The fee does not depend on results. */
  equity: 'gain or lose value with your company',
  /** For companies without investors, and after the last stage of the price list. */
  withoutStage: 'we quote you a fee, with or without equity',
  /** What work for a competitor of a client needs from this client. */
  competitor: 'consent in writing',
} as const;

/** Within how many months a software customer should earn back what it cost to win. */
export const paybackMonths = 18;

/** How long before its date a renewal at risk is reported: by our people, as the target of our software, and in our note. */
export const renewalWarningDays = 120;
export const renewalWarning = `${renewalWarningDays} days ahead`;
