import { fontSizes, fonts } from '../../../src/theme/tokens';

/** Styles of a page's title. */
export const heading = (size: 'h2' | 'h3') =>
  ({
    fontFamily: fonts.display,
    fontWeight: 550,
    fontSize: fontSizes[size],
    lineHeight: 1.08,
    letterSpacing: '-.022em',
  }) as const;
