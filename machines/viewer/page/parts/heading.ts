/** The look of a page's title. */
export const heading = (fontSize: '$h2' | '$h3') =>
  ({
    fontFamily: '$display',
    fontWeight: 550,
    fontSize,
    lineHeight: 1.08,
    letterSpacing: '-.022em',
  }) as const;
