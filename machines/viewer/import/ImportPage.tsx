import { type FormEvent, useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import { heading } from '../components/heading';
import { JsonField } from '../components/JsonField';
import { ToolButton } from '../components/ToolButton';
import { Simulator } from '../simulator/Simulator';
import { type ReadMachine, readMachine } from './readMachine';

const Page = styled('form', {
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxWidth: '52rem',
  padding: `${space[5]} ${space[4]} 3rem`,
  '& h1': heading('h2'),
  '& > p:not([role])': { maxWidth: '40em', color: '$ink2' },
  '@lg': { padding: space[6] },
});

/** Key of the session storage that keeps the text during a reload. */
const STORAGE_KEY = 'imported machine';

const example = JSON.stringify(
  {
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: 'opened', lock: 'locked' } },
      opened: { after: { closing: 'closed' }, on: { close: 'closed' } },
      locked: { on: { unlock: { guard: 'hasKey', target: 'closed' } } },
    },
  },
  undefined,
  2,
);

/** Draws and simulates a machine from another project, pasted as JSON. Nothing leaves the browser. */
export function ImportPage() {
  const [text, setText] = useState(() => sessionStorage.getItem(STORAGE_KEY) ?? example);
  const [fault, setFault] = useState<string>();
  const [made, setMade] = useState<Extract<ReadMachine, { ok: true }>>();
  if (made) {
    return <Simulator listed={made.listed} guards={made.guards} onLeave={() => setMade(undefined)} />;
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const read = readMachine(text);
    setFault(read.ok ? undefined : read.message);
    if (read.ok) setMade(read);
    sessionStorage.setItem(STORAGE_KEY, text);
  };
  return (
    <Page onSubmit={onSubmit} noValidate>
      <h1>Import a machine</h1>
      <p>
        Any configuration of XState 5 as JSON, such as a JSON export from here. What JSON cannot hold is stood
        in for: you say which guards hold, and delays without a value take a second.
      </p>
      <JsonField label="Configuration" size="large" rows={18} value={text} fault={fault} onChange={setText} />
      <ToolButton type="submit" look="action">
        Draw it
      </ToolButton>
    </Page>
  );
}
