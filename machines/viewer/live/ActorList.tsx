import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import { innermostNames } from '../../statechart/graph';
import {
  type ActorBranch,
  type ActorState,
  type ActorStates,
  actorTree,
  type LiveActor,
  type LivePage,
} from '../../statechart/inspect';
import { Note } from '../components/Panel';
import { siteChart } from '../siteCharts';

const List = styled('ul', { 'li > &': { paddingLeft: space[4] } });

const Actor = styled('button', {
  display: 'grid',
  width: '100%',
  padding: `.3rem ${space[2]}`,
  textAlign: 'left',
  fontFamily: fonts.display,
  fontWeight: 500,
  fontSize: fontSizes.small,
  lineHeight: 1.35,
  borderLeft: '3px solid transparent',
  '& small': {
    fontFamily: fonts.mono,
    fontSize: fontSizes.mono,
    fontWeight: 400,
    color: '$ink2',
    overflowWrap: 'anywhere',
  },
  '&:hover': { backgroundColor: '$sunk' },
  '&[aria-current="true"]': { borderLeftColor: '$action', backgroundColor: '$actionTint' },
  '&:disabled': { cursor: 'default', color: '$ink3', backgroundColor: 'transparent' },
});

interface ActorListProps {
  readonly page: LivePage;
  readonly states: ActorStates;
  /** Key of the selected actor. */
  readonly shown: string | undefined;
  readonly onShow: (key: string) => void;
}

/** Tree of a page's actors with their states. */
export function ActorList({ page, states, shown, onShow }: ActorListProps) {
  const branches = actorTree(page, states);
  if (branches.length === 0) return <Note>No machine runs on this page yet.</Note>;
  return <Branches branches={branches} shown={shown} onShow={onShow} />;
}

/** Innermost active states of a machine, or the status of other logic. */
function stateText({ machine }: LiveActor, { status, activeNodes }: ActorState): string {
  const chart = siteChart(machine)?.chart;
  return chart ? innermostNames(chart, new Set(activeNodes)).join(', ') : status;
}

interface BranchesProps extends Pick<ActorListProps, 'shown' | 'onShow'> {
  readonly branches: readonly ActorBranch[];
}

function Branches({ branches, shown, onShow }: BranchesProps) {
  return (
    <List>
      {branches.map(({ actor, state, children }) => (
        <li key={actor.key}>
          <Actor
            type="button"
            disabled={actor.machine === undefined}
            aria-current={actor.key === shown ? 'true' : undefined}
            onClick={() => onShow(actor.key)}
          >
            {actor.source}
            <small>{stateText(actor, state)}</small>
          </Actor>
          {children.length > 0 && <Branches branches={children} shown={shown} onShow={onShow} />}
        </li>
      ))}
    </List>
  );
}
