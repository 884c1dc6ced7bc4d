import { useId } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import type { LivePage } from '../../statechart/inspect';
import { ToolButton } from '../components/ToolButton';
import { entryLabel, timeText } from './timelineEntries';
import type { Moment } from './useMoment';

const Row = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderTop: '1px solid $colors$rule',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  '& label': { color: '$ink3' },
  '& input': { flex: 1, minWidth: '4rem', minHeight: '1.5rem', accentColor: 'var(--colors-action)' },
  '& output': { minWidth: '5rem', textAlign: 'right' },
});

interface ScrubberProps {
  readonly page: LivePage;
  readonly moment: Moment;
  readonly onPosition: (position: number) => void;
  readonly onNow: () => void;
}

/** Slider over the timeline of a page. */
export function Scrubber({ page, moment: { entry, position, isNow }, onPosition, onNow }: ScrubberProps) {
  const id = useId();
  const valueText = entry ? `${entryLabel(page, entry)}, ${timeText(entry.time)}` : 'the beginning';
  return (
    <Row>
      <label htmlFor={id}>Timeline</label>
      <input
        id={id}
        type="range"
        min={0}
        max={page.timeline.length}
        value={position}
        aria-valuetext={valueText}
        onChange={(change) => onPosition(Number(change.target.value))}
      />
      <output htmlFor={id}>{entry ? timeText(entry.time) : '0 s'}</output>
      <ToolButton type="button" aria-pressed={isNow} onClick={onNow}>
        Now
      </ToolButton>
    </Row>
  );
}
