import { fonts } from '../../src/theme/tokens';
import { drawingStyles, stateStyles, type Theme } from '../statechart/react';

/** Theme of the charts in the viewer: the tokens of the site, in both color schemes. */
const theme: Theme = {
  ink: 'var(--colors-ink)',
  inkSoft: 'var(--colors-ink2)',
  inkFaint: 'var(--colors-ink3)',
  paper: 'var(--colors-paper)',
  sunk: 'var(--colors-sunk)',
  raised: 'var(--colors-raised)',
  rule: 'var(--colors-rule)',
  accent: 'var(--colors-action)',
  accentTint: 'var(--colors-actionTint)',
  danger: 'var(--colors-danger)',
  fontTitle: fonts.display,
  fontMono: fonts.mono,
};

/** Styles of the charts in the viewer. */
export const chartStyles = drawingStyles(theme) + stateStyles(theme);

/** Colors that only the viewer has, which no page of the site should carry. */
export const viewerColors = {
  '--colors-actionTint': 'light-dark(#D5E6D3, #12301F)',
} as const;

/** Distances in the panels. */
export const viewerSpace = { 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.5rem' } as const;
