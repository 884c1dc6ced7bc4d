import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';
import { activeIds, innermostNames } from '../../statechart/graph';
import type { ActorReport } from '../../statechart/inspect';
import { entry, mono } from '../controls';
import { siteChart } from '../siteCharts';
import { viewerSpace } from '../theme';

const List = styled('ul', { 'li > &': { paddingLeft: viewerSpace[4] } });

const Actor = styled('button', {
  ...entry,
  display: 'grid',
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  lineHeight: 1.35,
  '& small': { ...mono, color: '$ink2', overflowWrap: 'anywhere' },
});

/** Innermost active states of a machine, or its status when it has ended. */
function stateText({ actor, state }: ActorReport): string {
  const shown = siteChart(actor.machine);
  if (!shown || state.status !== 'active') return state.status;
  return innermostNames(shown.chart, activeIds(shown.chart, state.value)).join(', ');
}

interface ActorListProps {
  readonly reports: readonly ActorReport[];
  /** Key of the selected actor. */
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
  /** Key of the actor whose children are listed. An actor without a listed parent is at the top. */
  readonly parent?: string;
}

/** Tree of actors with their states. */
export function ActorList({ reports, selected, onSelect, parent }: ActorListProps) {
  const keys = new Set(reports.map(({ actor }) => actor.key));
  const own = reports.filter(
    ({ actor }) => (keys.has(actor.parent ?? '') ? actor.parent : undefined) === parent,
  );
  if (own.length === 0) return null;
  return (
    <List>
      {own.map((report) => {
        const { key, machine } = report.actor;
        return (
          <li key={key}>
            <Actor
              type="button"
              aria-current={key === selected ? 'true' : undefined}
              onClick={() => onSelect(key)}
            >
              {machine}
              <small>{stateText(report)}</small>
            </Actor>
            <ActorList reports={reports} selected={selected} onSelect={onSelect} parent={key} />
          </li>
        );
      })}
    </List>
  );
}
