import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { errorText } from '../../statechart/graph';
import type { Link } from '../address/link';
import { clearAddress } from '../address/useAddress';
import { CodeField } from '../components/CodeField';
import { Fault } from '../components/Fault';
import { heading } from '../components/heading';
import { ToolButton, ToolRow } from '../components/ToolButton';
import { warmUpLayouts } from '../layouts/layoutEngine';
import { type DroppedFiles, useDroppedFiles } from './droppedFiles';
import { ImportedView } from './ImportedView';
import { askToRead, forgetFile, keepFile } from './keptFile';
import { keepText, keptText, linkedText } from './keptText';
import { canKeepFiles, endings, type OpenedFile, pickFile, readFile, readHandle } from './openedFile';
import { type ImportedMachine, readMachine } from './readMachine';
import { selectLine } from './selectLine';
import { useKeptFile } from './useKeptFile';
import { useSavedFile } from './useSavedFile';

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

const FileLabel = styled('label', { fontFamily: fonts.display, fontSize: fontSizes.small });

/** Above the picture of the last version that could be read. */
const SavedFault = styled(Fault, {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  padding: space[3],
  backgroundColor: '$dangerTint',
});

const example = `import { createMachine } from 'xstate';

export const doorMachine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: 'locked' } },
    opened: { after: { closing: 'closed' }, on: { close: 'closed' } },
    locked: { on: { unlock: { guard: 'hasKey', target: 'closed' } } },
  },
});
`;

/** Imported machines, with the chosen one. */
interface Made {
  readonly machines: readonly ImportedMachine[];
  readonly chosen: string | undefined;
}

/** Machines of a link; undefined if it has none that can be read. */
function madeFrom(link: Link): Made | undefined {
  const text = linkedText(link);
  const imported = text === undefined ? undefined : readMachine(text, link.file);
  return imported?.ok ? { machines: imported.machines, chosen: link.machine } : undefined;
}

/** Says that a link lacks its text; undefined if it has one. */
function missingText(link: Link): string | undefined {
  const { textLength, file } = link;
  if (textLength === undefined || linkedText(link) !== undefined) return undefined;
  const length = textLength.toLocaleString('en-US');
  const remedy = file === undefined ? 'Paste the text here.' : `Open ${file}, or paste its text here.`;
  return `The text of this link has ${length} characters, which is too long for an address. ${remedy}`;
}

interface ImportPageProps {
  readonly link: Link;
  /** Dropped on this page or on another one. */
  readonly files: DroppedFiles;
  /** Called when a drawing replaces the form. */
  readonly onDrawn: () => void;
}

/** Draws and simulates machines from other projects: pasted, dropped or opened as a file. Nothing leaves the browser. */
export function ImportPage({ link, files, onDrawn }: ImportPageProps) {
  const [text, setText] = useState(() => link.text ?? keptText() ?? example);
  const [file, setFile] = useState<OpenedFile>();
  const [fault, setFault] = useState(() => missingText(link));
  const [made, setMade] = useState(() => madeFrom(link));
  const isForm = made === undefined;
  useEffect(() => {
    if (isForm) warmUpLayouts();
  }, [isForm]);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasForm = useRef(isForm);
  useEffect(() => {
    if (wasForm.current === isForm) return;
    wasForm.current = isForm;
    if (!isForm) onDrawn();
    field.current?.setSelectionRange(0, 0);
    field.current?.focus();
  }, [isForm, onDrawn]);
  /** Line of the last error; a new object for each. */
  const [faulty, setFaulty] = useState<{ readonly line: number }>();
  useEffect(() => {
    if (faulty && field.current) selectLine(field.current, faulty.line);
  }, [faulty]);
  /** The link counts for the first machine that is shown. */
  const [linked, setLinked] = useState(link);

  const read = (source: string, from: OpenedFile | undefined) => {
    const imported = readMachine(source, from?.name);
    setText(source);
    setFile(from);
    setFault(imported.ok ? undefined : imported.message);
    setFaulty(imported.ok ? undefined : { line: imported.line });
    // The text that the link lacks is shown as linked. Another one starts from the beginning.
    const isLinked = source.length === linked.textLength;
    if (!made && !isLinked) setLinked({});
    if (imported.ok) {
      const chosen = made ? made.chosen : isLinked ? linked.machine : undefined;
      setMade({ machines: imported.machines, chosen });
    }
    keepText(source);
    void (from?.handle ? keepFile(from.handle) : forgetFile());
  };
  useSavedFile(made && file?.handle, (saved) => read(saved, file));
  const open = (opening: Promise<OpenedFile | undefined>) => {
    opening.then(
      (opened) => opened && read(opened.text, opened),
      (error: unknown) => setFault(`The file cannot be opened: ${errorText(error)}`),
    );
  };

  useDroppedFiles(files, open);
  // A link of another reader may name a file like one of this reader.
  const isReloaded = link.file !== undefined && linkedText(link) === keptText();
  const kept = useKeptFile(isReloaded, (handle) => open(readHandle(handle)));
  const waiting = file ? undefined : kept;

  const machine = made?.machines.find(({ name }) => name === made.chosen) ?? made?.machines[0];
  if (made && machine) {
    return (
      <>
        <ImportedView
          link={linked}
          text={text}
          file={file?.name ?? linked.file}
          machines={made.machines}
          machine={machine}
          waiting={waiting?.name}
          onFollow={async () => {
            if (waiting && (await askToRead(waiting))) open(readHandle(waiting));
          }}
          onChoose={(chosen) => {
            setLinked({});
            setMade({ ...made, chosen });
          }}
          onEdit={() => {
            setLinked({});
            setMade(undefined);
            setFile(undefined);
            void forgetFile();
            clearAddress('import');
          }}
        />
        {fault !== undefined && <SavedFault role="alert">The saved file cannot be drawn: {fault}</SavedFault>}
      </>
    );
  }
  const onType = (typed: string) => {
    setText(typed);
    keepText(typed);
  };
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    // A pasted file replaces the example, wherever the caret is.
    if (text === example && clipboardData.getData('text').includes('\n')) currentTarget.select();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    read(text, undefined);
  };
  return (
    <Page onSubmit={onSubmit} noValidate>
      <h1>Import a machine</h1>
      <p>
        TypeScript or JavaScript with <code>createMachine</code>, or a configuration as JSON, for XState 5 or
        4. The text is read and never executed, so you set the results of the guards, and unknown delays take
        one second.
      </p>
      <CodeField
        ref={field}
        label="Source"
        size="large"
        rows={18}
        value={text}
        fault={fault}
        onChange={onType}
        onPaste={onPaste}
      />
      <ToolRow>
        <ToolButton type="submit" variant="action">
          Draw it
        </ToolButton>
        {canKeepFiles ? (
          <ToolButton type="button" onClick={() => open(pickFile())}>
            Open a file
          </ToolButton>
        ) : (
          <FileLabel>
            Open a file
            <input
              type="file"
              accept={endings.join()}
              onChange={({ target: { files } }) => files?.[0] && open(readFile(files[0]))}
            />
          </FileLabel>
        )}
      </ToolRow>
      <p>
        {canKeepFiles
          ? 'Or drop a file anywhere in this window, on any page. The picture follows each time that you save it.'
          : 'Or drop a file anywhere in this window, on any page.'}
      </p>
    </Page>
  );
}
