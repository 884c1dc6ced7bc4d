import { useState } from 'react';
import { download } from '../../statechart/export';
import { type LiveActor, type LivePage, recordedReport } from '../../statechart/inspect';
import { playwrightSpec } from '../../statechart/paths';
import { Note, Panel } from '../components/Panel';
import { Sequence } from '../components/Sequence';
import { ToolButton, ToolRow } from '../components/ToolButton';
import { timelineEntries } from './timelineEntries';
import type { Moment } from './useMoment';
import type { Muted } from './useMuted';

interface TimelinePanelProps {
  readonly page: LivePage;
  readonly moment: Moment;
  readonly actor: LiveActor | undefined;
  readonly muted: Muted;
  /** @param sequence number of the entry. */
  readonly onShow: (sequence: number) => void;
  readonly onClear: () => void;
}

/** Maximum number of listed entries; the scrubber reaches the others. */
const LISTED = 200;

/** Timeline of a page, newest first; a press on an entry selects its moment. */
export function TimelinePanel({ page, moment, actor, muted, onShow, onClear }: TimelinePanelProps) {
  const [isOfOne, setOfOne] = useState(false);
  const isListed = (key: string): boolean =>
    isOfOne ? key === actor?.key : !muted.isMuted(page.actors.get(key));
  const all = page.timeline.filter(({ key }) => isListed(key));
  const hasEvents = all.some(({ event }) => event !== undefined);
  const saveSpec = () => {
    const spec = playwrightSpec(recordedReport(page, isListed), page.path);
    const name = page.path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    download(`${name}.spec.ts`, new Blob([spec], { type: 'text/plain' }));
  };
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
        {hasEvents && (
          <ToolButton type="button" onClick={saveSpec}>
            Save as Playwright spec
          </ToolButton>
        )}
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
