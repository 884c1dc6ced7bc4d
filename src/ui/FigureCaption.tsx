import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights } from '../theme/tokens';

const Caption = styled('figcaption', {
  font: font('display', fontWeights.regular, fontSizes.caption, 1.4),
  display: 'flex',
  gap: '1em',
  borderTop: '1px solid color-mix(in srgb, var(--colors-ink) 32%, transparent)',
  paddingTop: '.875rem',
  marginTop: 'clamp(1rem, 2.5vw, 2.5rem)',
  textWrap: 'pretty',
  '& > b': { fontWeight: fontWeights.medium, whiteSpace: 'nowrap' },
});

/** `Fig. 1` and one or two sentences that explain how to read the drawing above. */
export function FigureCaption({ number, children }: { readonly number: number; readonly children: string }) {
  return (
    <Caption>
      <b>{`Fig. ${number}`}</b>
      <span>{children}</span>
    </Caption>
  );
}
