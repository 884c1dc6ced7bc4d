import { styled } from '../../src/theme/stitches.config';
import { fontSizes, fonts, radii } from '../../src/theme/tokens';
import { viewerSpace } from './theme';

/** Styles of a page's title. */
export const heading = {
  fontFamily: fonts.display,
  fontWeight: 550,
  fontSize: fontSizes.h3,
  lineHeight: 1.08,
  letterSpacing: '-.022em',
} as const;

export const mono = { fontFamily: fonts.mono, fontSize: fontSizes.mono, lineHeight: 1.5 } as const;

const field = {
  ...mono,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$ink3',
  borderRadius: radii[1],
} as const;

/** A small button of a tool. */
export const ToolButton = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: viewerSpace[2],
  minHeight: '2.25rem',
  padding: `${viewerSpace[1]} ${viewerSpace[3]}`,
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  lineHeight: 1.1,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$ink3',
  borderRadius: radii[1],
  '&:hover': { backgroundColor: '$actionTint' },
  '&:active': { backgroundColor: '$ink', color: '$paper' },
  /* Not disabled, so that the button keeps the focus. */
  '&[aria-disabled="true"]': { color: '$ink3', backgroundColor: '$sunk', cursor: 'default' },
  '&[aria-pressed="true"]': { backgroundColor: '$action', borderColor: '$action', color: '$onAction' },
  variants: {
    isPlain: {
      true: {
        minWidth: '2.25rem',
        paddingInline: viewerSpace[2],
        border: 0,
        backgroundColor: 'transparent',
        '&[aria-pressed="true"]': { backgroundColor: 'transparent', color: '$action' },
      },
    },
  },
});

/** Styles of a button that selects an entry of a list. */
export const entry = {
  width: '100%',
  padding: `.3rem ${viewerSpace[2]}`,
  textAlign: 'left',
  borderLeft: '3px solid transparent',
  '&:hover': { backgroundColor: '$sunk' },
  '&[aria-current]': { borderLeftColor: '$colors$action', backgroundColor: '$actionTint' },
} as const;

/** A check box with its text. */
export const Check = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: viewerSpace[2],
  minHeight: '2.25rem',
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  '& input': { width: '1.125rem', height: '1.125rem', margin: 0, accentColor: 'var(--colors-action)' },
});

/** A row of related controls, which wraps. */
export const ToolRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: viewerSpace[2],
});

export const Select = styled('select', {
  ...field,
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  flexBasis: '100%',
  minHeight: '2.25rem',
  paddingInline: viewerSpace[2],
});

export const SearchInput = styled('input', {
  ...field,
  width: '100%',
  minHeight: '2.25rem',
  paddingInline: viewerSpace[2],
});

/** A field for JSON. */
export const CodeArea = styled('textarea', {
  ...field,
  width: '100%',
  padding: viewerSpace[2],
  resize: 'vertical',
  '&[aria-invalid="true"]': { borderColor: '$danger' },
});

/** A disclosure for content that is needed rarely. */
export const More = styled('details', {
  '& > summary': {
    minHeight: '1.75rem',
    fontFamily: fonts.display,
    fontSize: fontSizes.small,
    fontWeight: 500,
    color: '$action',
    cursor: 'pointer',
  },
});

/** A quiet line of text. */
export const Note = styled('p', {
  fontFamily: fonts.text,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: '$ink2',
});

/** Error message, in one sentence. */
export const Fault = styled('p', {
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  lineHeight: 1.4,
  color: '$danger',
});

/** Message for a page without a chart. */
export const Empty = styled('div', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'start',
  gap: viewerSpace[3],
  height: '100%',
  padding: viewerSpace[5],
  '& h1': heading,
  '& p': { maxWidth: '34em', color: '$ink2' },
  '& a': { color: '$action', textDecoration: 'underline', textUnderlineOffset: '4px' },
});
