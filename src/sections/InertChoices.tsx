import { styled } from '../theme/stitches.config';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.5rem',
  '& button': {
    minHeight: '$touch',
    fontFamily: '$display',
    fontSize: '1.0625rem',
    lineHeight: 1.2,
    color: '$ink2',
    textAlign: 'left',
    cursor: 'default',
  },
  '& [aria-current]': { color: 'var(--line)', fontWeight: 700 },
  variants: {
    layout: {
      row: {},
      column: {
        '@md': {
          display: 'block',
          '& li + li': { borderTop: '1px solid $colors$rule' },
          '& button': { width: '100%' },
        },
      },
    },
  },
});

export interface InertChoicesProps {
  readonly choices: readonly string[];
  readonly current: string;
  readonly layout: 'row' | 'column';
  /** Id of the text that says why none can be chosen. */
  readonly describedBy?: string;
}

/**
 * A filter that the specification gives and that does nothing (section 4): its choices are disabled buttons, which say
 * so to everyone.
 */
export function InertChoices({ choices, current, layout, describedBy }: InertChoicesProps) {
  return (
    <List layout={layout}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            disabled
            aria-describedby={describedBy}
            {...(choice === current ? { 'aria-current': 'true' as const } : {})}
          >
            {choice}
          </button>
        </li>
      ))}
    </List>
  );
}
