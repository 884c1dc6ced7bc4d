import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { Note, Panel } from '../components/Panel';
import type { GuardSwitches } from './guardSwitches';

const Switch = styled('label', {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2rem',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  overflowWrap: 'anywhere',
  '& input': { width: '1.125rem', height: '1.125rem', flex: 'none', accentColor: 'var(--colors-action)' },
});

interface GuardsPanelProps {
  readonly guards: GuardSwitches;
  readonly onChange: (name: string, isTrue: boolean) => void;
}

/** Sets the results of the guards of a pasted machine. */
export function GuardsPanel({ guards, onChange }: GuardsPanelProps) {
  return (
    <Panel title="True guards">
      {guards.names.length === 0 && <Note>This machine has no named guards.</Note>}
      {guards.names.map((name) => (
        <Switch key={name}>
          <input
            type="checkbox"
            checked={guards.isTrue(name)}
            onChange={({ target }) => onChange(name, target.checked)}
          />
          {name}
        </Switch>
      ))}
    </Panel>
  );
}
