import { useState } from 'react';
import type { LiveActor, LivePage } from '../../statechart/inspect';
import { Note, Panel } from '../components/Panel';
import { Sequence } from '../components/Sequence';
import { ToolButton, ToolRow } from '../components/ToolButton';
import { timelineEntries } from './timelineEntries';
import type { Moment } from './useMoment';

interface TimelinePanelProps {
  readonly page: LivePage;
  readonly moment: Moment;
  readonly actor: LiveActor | undefined;
  /** @param sequence number of the entry. */
  readonly onShow: (sequence: number) => void;
  readonly onClear: () => void;
}

/** Maximum number of listed entries; the scrubber reaches the others. */
const LISTED = 200;

/** Timeline of a page without ignored events, newest first; a press on an entry selects its moment. */
export function TimelinePanel({ page, moment, actor, onShow, onClear }: TimelinePanelProps) {
  const [isOfOne, setOfOne] = useState(false);
  const all = page.timeline.filter(
    ({ key, kind }) => kind !== 'unchanged' && (!isOfOne || key === actor?.key),
  );
  const hidden = page.dropped + Math.max(0, all.length - LISTED);
  return (
    <Panel title="Timeline">
      <ToolRow>
        <ToolButton type="button" aria-pressed={isOfOne} onClick={() => setOfOne(!isOfOne)}>
          This machine only
        </ToolButton>
        <ToolButton type="button" onClick={onClear}>
          Clear
        </ToolButton>
      </ToolRow>
      {all.length === 0 && <Note>Nothing has happened yet.</Note>}
      <Sequence
        label="Timeline"
        entries={timelineEntries(page, all.slice(-LISTED))}
        shown={moment.entry && String(moment.entry.sequence)}
        onShow={(key) => onShow(Number(key))}
      />
      {hidden > 0 && <Note>{hidden} older entries are not listed.</Note>}
    </Panel>
  );
}
