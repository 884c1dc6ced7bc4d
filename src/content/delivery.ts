/** Texts of all built-in forms about the delivery of what the visitor typed. */
export const delivery = {
  /** Labels of the button that submits a form, in the order in which a visitor may see them. */
  button: { sending: 'Sending...', retrying: 'Trying again...', offline: 'Waiting...' },
  /** Shown above the button while an attempt is repeated, and while the browser is offline. */
  notYetSent: {
    retrying: 'Not sent yet. We are trying again.',
    offline: 'You are offline. We send this as soon as the connection is back. Please keep this tab open.',
  },
  /** Shown under an address that the recipient does not accept. */
  refusedEmail: 'This address was not accepted. Please check it or use another one.',
  /** Shown after all attempts have failed. */
  tryAgain: 'Try Again',
  or: 'or',
  /** Opens the visitor's mail program with what the visitor typed. */
  sendByEmail: 'send it by email',
  /** Label of the field that only programs fill in. */
  honeypot: 'Leave this field empty',
} as const;
