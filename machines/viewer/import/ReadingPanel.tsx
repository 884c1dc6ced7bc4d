import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { placeText } from '../../statechart/read';
import { MAX_LINKED_TEXT } from '../address/link';
import { More } from '../components/More';
import { Note, Panel } from '../components/Panel';
import type { ImportedMachine } from './readMachine';

const List = styled('ul', {
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& li': { marginBottom: space[2] },
  '& strong': { fontWeight: 500 },
});

const Source = styled('pre', { padding: space[2], backgroundColor: '$sunk', whiteSpace: 'pre-wrap' });

interface ReadingPanelProps extends ImportedMachine {
  /** True if the address keeps the text. */
  readonly isLinked: boolean;
}

/** What could not be resolved in an imported text, and the functions that were not executed, with their sources. */
export function ReadingPanel({ problems, standIns, isLinked }: ReadingPanelProps) {
  return (
    <>
      <Panel title="Link">
        <Note>
          {isLinked
            ? 'The address of this page keeps the text, the simulation and the view: copy it to share them.'
            : `The address of this page keeps the simulation and the view, but no text of more than ${MAX_LINKED_TEXT.toLocaleString('en-US')} characters. To share this page, send the text with the address.`}
        </Note>
      </Panel>
      <Panel title="Not resolved">
        {problems.length === 0 && <Note>The whole machine was read.</Note>}
        <List>
          {problems.map(({ severity, message, place }) => (
            <li key={`${placeText(place)} ${message}`}>
              <strong>
                Line {place.line}, column {place.column}
              </strong>{' '}
              {severity === 'warning' && 'Warning: '}
              {message}
            </li>
          ))}
        </List>
      </Panel>
      <Panel title="Functions">
        {standIns.length === 0 && <Note>The text has no functions.</Note>}
        {standIns.map(({ kind, name, source, place }) => (
          <More key={`${kind} ${placeText(place)}`}>
            <summary>
              {name} ({kind}, line {place.line})
            </summary>
            <Source>{source}</Source>
          </More>
        ))}
      </Panel>
    </>
  );
}
