import { styled } from '../../../src/theme/stitches.config';
import { space } from '../../../src/theme/tokens';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';
import { payloadText } from '../../statechart/graph';
import { mono } from '../controls';

/** Sender of an event; `machine` if the machine itself acts. */
export type Lane = 'event' | 'clock' | 'actor' | 'machine';

export interface SequenceEntry {
  readonly key: string;
  readonly lane: Lane;
  /** Event of the entry: `menu.toggled`. */
  readonly label: string;
  /** The event, whose payload is shown. */
  readonly event: unknown;
  /** Time for readers: `700 ms`. */
  readonly time: string;
  /** Results of the event, one line each. */
  readonly lines: readonly string[];
}

/** Life lines with their letters and positions in px. */
const lanes: Readonly<Record<Lane, { readonly letter: string; readonly x: number }>> = {
  event: { letter: 'E', x: 8 },
  clock: { letter: 'C', x: 30 },
  actor: { letter: 'A', x: 52 },
  machine: { letter: 'M', x: 74 },
};
const ARROW_Y = 14;
const WIDTH = 84;

const List = styled('ol', { position: 'relative' });

const Entry = styled('button', {
  ...mono,
  position: 'relative',
  display: 'block',
  width: '100%',
  textAlign: 'left',
  '&:hover': { backgroundColor: '$sunk' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-current]': { backgroundColor: '$actionTint' },
  '& > span': {
    display: 'block',
    padding: `.3rem ${space[2]} .3rem ${WIDTH + 4}px`,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontSize: 'inherit', color: '$ink2' },
  '& time': { float: 'right', marginLeft: space[2], color: '$ink3' },
});

const Picture = styled('svg', {
  position: 'absolute',
  left: 0,
  top: 0,
  width: `${WIDTH}px`,
  height: '100%',
  overflow: 'visible',
  '& line': { stroke: '$rule' },
  '& .arrow': { fill: 'none', stroke: '$ink', strokeWidth: 1.25 },
  '& .head': { fill: '$ink' },
});

const Names = styled('p', {
  ...mono,
  position: 'relative',
  height: '1.4rem',
  color: '$ink3',
  '& span': { position: 'absolute' },
});

interface SequenceProps {
  readonly label: string;
  readonly entries: readonly SequenceEntry[];
  /** Key of the selected entry. */
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
}

/** Sequence diagram with a life line for each kind of sender. A press on an entry shows the moment after it. */
export function Sequence({ label, entries, selected, onSelect }: SequenceProps) {
  return (
    <div>
      <Names aria-hidden="true">
        {Object.values(lanes).map(({ letter, x }) => (
          <span key={letter} style={{ left: x - 4 }}>
            {letter}
          </span>
        ))}
        <span style={{ left: WIDTH + 4 }}>{Object.keys(lanes).join(', ')}</span>
      </Names>
      <List aria-label={label}>
        {entries.map(({ key, lane, label: text, event, time, lines }) => (
          <li key={key}>
            <Entry
              type="button"
              aria-current={key === selected ? 'step' : undefined}
              onClick={() => onSelect(key)}
            >
              <Arrow lane={lane} />
              <span>
                <time>{time}</time>
                <VisuallyHidden>{lane}: </VisuallyHidden>
                {text} {payloadText(event)}
                {lines.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </span>
            </Entry>
          </li>
        ))}
      </List>
    </div>
  );
}

function Arrow({ lane }: { readonly lane: Lane }) {
  const { x: from } = lanes[lane];
  const { x: to } = lanes.machine;
  const isSelf = lane === 'machine';
  return (
    <Picture aria-hidden="true" focusable="false">
      {Object.values(lanes).map(({ letter, x }) => (
        <line key={letter} x1={x} x2={x} y1="0" y2="100%" />
      ))}
      <path
        className="arrow"
        d={isSelf ? `M${from} ${ARROW_Y - 6}h-12v8h8` : `M${from} ${ARROW_Y}H${to - 6}`}
      />
      <path className="head" d={`M${to} ${isSelf ? ARROW_Y + 2 : ARROW_Y}l-7 -3.5v7z`} />
    </Picture>
  );
}
