import { fonts } from '../../src/theme/tokens';
import { themeProperties } from '../statechart/react';

/** Theme of the charts in the viewer: the tokens of the site, in both color schemes. */
export const statechartTheme = themeProperties({
  ink: 'var(--colors-ink)',
  'ink-soft': 'var(--colors-ink2)',
  'ink-faint': 'var(--colors-ink3)',
  paper: 'var(--colors-paper)',
  raised: 'var(--colors-raised)',
  sunk: 'var(--colors-sunk)',
  rule: 'var(--colors-rule)',
  grid: 'var(--colors-grid)',
  control: 'var(--colors-control)',
  accent: 'var(--colors-action)',
  'accent-tint': 'var(--colors-actionTint)',
  danger: 'var(--colors-danger)',
  'danger-tint': 'var(--colors-dangerTint)',
  focus: 'var(--colors-focus)',
  'font-title': fonts.display,
  'font-text': fonts.text,
  'font-mono': fonts.mono,
});
