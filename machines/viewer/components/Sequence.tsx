import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden';

/** Sender of an event, or a note that the machine itself acts. */
export type Lane = 'visitor' | 'clock' | 'actor' | 'self';

export interface SequenceEntry {
  readonly key: string;
  readonly lane: Lane;
  /** Event of the entry: `menu.toggled`. */
  readonly label: string;
  /** Payload of the event: `(y: 21)`; empty without one. */
  readonly payload: string;
  /** Time for readers: `700 ms`. */
  readonly time: string;
  /** Results of the event, one line each. */
  readonly lines: readonly string[];
  /** True if the event had no effect. */
  readonly isQuiet: boolean;
}

/** Position of each life line, in px. */
const lanes: Readonly<Record<Lane, number>> = { visitor: 8, clock: 30, actor: 52, self: 74 };
const MACHINE = 74;
const ARROW_Y = 14;
const WIDTH = 84;

const List = styled('ol', { position: 'relative' });

const Entry = styled('button', {
  position: 'relative',
  display: 'block',
  width: '100%',
  textAlign: 'left',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.45,
  '&:hover': { backgroundColor: '$sunk' },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > span': {
    display: 'block',
    padding: `.3rem ${space[2]} .3rem ${WIDTH + 4}px`,
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', fontSize: 'inherit', color: '$ink2' },
  '& time': { float: 'right', marginLeft: space[2], color: '$ink3' },
  variants: {
    isShown: { true: { backgroundColor: '$actionTint' } },
    isQuiet: { true: { color: '$ink3', '& small': { color: '$ink3' } } },
  },
});

const Picture = styled('svg', {
  position: 'absolute',
  left: 0,
  top: 0,
  width: `${WIDTH}px`,
  height: '100%',
  overflow: 'visible',
  '& line': { stroke: '$rule' },
  '& .machine': { stroke: '$control' },
  '& .arrow': { fill: 'none', stroke: '$ink', strokeWidth: 1.25 },
  '& .head': { fill: '$ink' },
});

const Names = styled('p', {
  position: 'relative',
  height: '1.4rem',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: '$ink3',
});

/** Names of the lanes for assistive technology. */
const laneNames: Readonly<Record<Lane, string>> = {
  visitor: 'event',
  clock: 'clock',
  actor: 'actor',
  self: 'machine',
};

/** Letters of the life lines, in their order. */
const letters: readonly (readonly [Lane, string])[] = [
  ['visitor', 'E'],
  ['clock', 'C'],
  ['actor', 'A'],
  ['self', 'M'],
];

interface SequenceProps {
  readonly label: string;
  readonly entries: readonly SequenceEntry[];
  /** Key of the selected entry. */
  readonly shown: string | undefined;
  readonly onShow: (key: string) => void;
}

/**
 * Sequence diagram with life lines for external events (E), the clock (C), other actors (A) and the machine (M), and an arrow
 * for each event. A press on an entry shows the moment after it.
 */
export function Sequence({ label, entries, shown, onShow }: SequenceProps) {
  return (
    <div>
      <Names aria-hidden="true">
        {letters.map(([lane, name]) => (
          <span key={lane} style={{ position: 'absolute', left: lanes[lane] - 4 }}>
            {name}
          </span>
        ))}
        <span style={{ position: 'absolute', left: WIDTH + 4 }}>event, clock, actor, machine</span>
      </Names>
      <List aria-label={label}>
        {entries.map(({ key, lane, label: text, payload, time, lines, isQuiet }) => (
          <li key={key}>
            <Entry
              type="button"
              isShown={key === shown}
              isQuiet={isQuiet}
              aria-current={key === shown ? 'step' : undefined}
              onClick={() => onShow(key)}
            >
              <Arrow lane={lane} />
              <span>
                <time>{time}</time>
                <VisuallyHidden>{laneNames[lane]}: </VisuallyHidden>
                {text}
                {payload !== '' && ` ${payload}`}
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
  const from = lanes[lane];
  const isSelf = lane === 'self';
  return (
    <Picture aria-hidden="true" focusable="false">
      {letters.map(([name]) => (
        <line
          key={name}
          className={name === 'self' ? 'machine' : ''}
          x1={lanes[name]}
          x2={lanes[name]}
          y1="0"
          y2="100%"
        />
      ))}
      <path
        className="arrow"
        d={isSelf ? `M${from} ${ARROW_Y - 6}h-12v8h8` : `M${from} ${ARROW_Y}H${MACHINE - 6}`}
      />
      <path className="head" d={`M${MACHINE} ${isSelf ? ARROW_Y + 2 : ARROW_Y}l-7 -3.5v7z`} />
    </Picture>
  );
}
