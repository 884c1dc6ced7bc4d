import type { KeyboardEvent } from 'react';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import { type Chart, type SearchResult, stateNames } from '../../statechart/graph';
import { Panel } from './Panel';

const Search = styled('div', { display: 'grid', gap: space[3] });

const Field = styled('input', {
  width: '100%',
  minHeight: '2.25rem',
  paddingInline: space[2],
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  color: '$ink',
  backgroundColor: '$raised',
  border: '1px solid $colors$control',
  borderRadius: radii[1],
});

const Results = styled('ul', {
  display: 'grid',
  maxHeight: '16rem',
  overflowY: 'auto',
  marginTop: space[2],
  '& button': {
    width: '100%',
    minHeight: '1.75rem',
    padding: `.2rem ${space[2]}`,
    textAlign: 'left',
    fontFamily: fonts.mono,
    fontSize: fontSizes.mono,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: '$actionTint' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& small': { display: 'block', fontSize: 'inherit', color: '$ink2' },
});

const Count = styled('p', { marginTop: space[2], fontSize: fontSizes.small, color: '$ink2' });

/** Moves the focus between the field and its results: arrow keys by one, Escape back to the field. */
function onResultKey(event: KeyboardEvent<HTMLElement>): void {
  const [field, ...results] = event.currentTarget.querySelectorAll<HTMLElement>('input, li > button');
  const items = [field, ...results];
  const index = items.findIndex((item) => item?.matches(':focus'));
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[index + 1],
    ArrowUp: items[index - 1],
    Escape: index > 0 ? field : undefined,
  };
  const target = targets[event.key];
  if (index < 0 || !target) return;
  event.preventDefault();
  target.focus();
}

interface SearchFieldProps {
  readonly chart: Chart;
  readonly query: string;
  readonly results: readonly SearchResult[];
  readonly onQuery: (query: string) => void;
  /** Called with the id of the chosen result. */
  readonly onChoose: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
}

/** Finds states, events, guards, actions and actors. A press on a result shows where it is. */
export function SearchField({ chart, query, results, onQuery, onChoose, onPoint }: SearchFieldProps) {
  const nameOf = stateNames(chart);
  return (
    <Panel title="Search">
      <Search role="search" onKeyDown={onResultKey}>
        <Field
          type="search"
          aria-label="Search states, events, guards, actions and actors"
          placeholder="/ state, event, guard, action"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={(event) => {
            const [first] = results;
            if (event.key === 'Enter' && first) onChoose(first.id);
            if (event.key !== 'Escape' || query === '') return;
            // It clears the field, and does not close the panels around it.
            event.preventDefault();
            onQuery('');
          }}
        />
        <Count role="status">
          {query.trim() !== '' && `${results.length} ${results.length === 1 ? 'result' : 'results'}`}
        </Count>
        {results.length > 0 && (
          <Results aria-label="Results">
            {results.map(({ id, state, text }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  onPointerEnter={() => onPoint(id)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(id)}
                  onBlur={() => onPoint(undefined)}
                >
                  {text}
                  <small>{nameOf(state)}</small>
                </button>
              </li>
            ))}
          </Results>
        )}
      </Search>
    </Panel>
  );
}
