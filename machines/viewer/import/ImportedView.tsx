import { useMemo } from 'react';
import type { TooltipOf } from '../../statechart/react';
import { type Link, MAX_LINKED_TEXT } from '../address/link';
import { Select } from '../components/Select';
import { ToolButton } from '../components/ToolButton';
import { Simulator } from '../simulator/Simulator';
import { linkTo } from './keptText';
import { ReadingPanel } from './ReadingPanel';
import type { ImportedMachine } from './readMachine';

/** Finds the sources of the functions that a text names. */
function tooltipsOf({ standIns }: ImportedMachine): TooltipOf {
  // A function that computes a value has the name of its property, which is no part of a label.
  const named = standIns.filter(({ kind }) => kind !== 'value');
  const known = named.map(({ name, source }) => ({
    // As a whole: `inline guard 1` is not in `inline guard 12`.
    pattern: new RegExp(`(?<![\\w.-])${name.replace(/[^\w ]/g, '\\$&')}(?![\\w-])`),
    text: `${name}: ${source}`,
  }));
  return (label) => {
    const found = known.filter(({ pattern }) => pattern.test(label)).map(({ text }) => text);
    return found.length === 0 ? undefined : found.join('\n');
  };
}

interface ImportedViewProps {
  readonly link: Link;
  readonly text: string;
  readonly file: string | undefined;
  readonly machines: readonly ImportedMachine[];
  readonly machine: ImportedMachine;
  /** Name of a file that the reader must allow to be read again. */
  readonly waiting: string | undefined;
  readonly onFollow: () => void;
  readonly onChoose: (name: string) => void;
  readonly onEdit: () => void;
}

/** An imported machine with its simulation, and with what could not be read. */
export function ImportedView({
  link,
  text,
  file,
  machines,
  machine,
  waiting,
  onFollow,
  onChoose,
  onEdit,
}: ImportedViewProps) {
  const tooltipOf = useMemo(() => tooltipsOf(machine), [machine]);
  const count = machine.problems.length;
  return (
    <Simulator
      // Another machine of the text starts from the beginning; a saved version of the same one does not.
      key={machine.name}
      path="import"
      link={link}
      source={{ ...linkTo(text), file, machine: machine.name }}
      listed={machine.listed}
      guards={machine.guards}
      tooltipOf={tooltipOf}
      tab={{
        title: count === 0 ? 'Source' : `Source (${count})`,
        content: <ReadingPanel {...machine} isLinked={text.length <= MAX_LINKED_TEXT} />,
      }}
      controls={
        <>
          {machines.length > 1 && (
            <Select
              aria-label="Machine"
              value={machine.name}
              onChange={(chosen) => onChoose(chosen.target.value)}
            >
              {machines.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
          {waiting !== undefined && (
            <ToolButton type="button" onClick={onFollow}>
              Follow {waiting}
            </ToolButton>
          )}
          <ToolButton type="button" onClick={onEdit}>
            Edit
          </ToolButton>
        </>
      }
    />
  );
}
