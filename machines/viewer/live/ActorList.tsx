import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, radii, space } from '../../../src/theme/tokens';
import { innermostNames } from '../../statechart/graph';
import {
  type ActorBranch,
  type ActorStates,
  actorLabel,
  actorTree,
  type LivePage,
} from '../../statechart/inspect';
import { Note } from '../components/Panel';
import type { Muted } from './useMuted';

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

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
});

const Mute = styled('button', {
  minHeight: '2rem',
  paddingInline: space[2],
  fontFamily: fonts.display,
  fontSize: fontSizes.small,
  color: '$ink2',
  borderRadius: radii[1],
  '&:hover': { backgroundColor: '$sunk' },
  '&[aria-pressed="true"]': { backgroundColor: '$ink', color: '$paper' },
});

interface ActorListProps {
  readonly page: LivePage;
  readonly states: ActorStates;
  /** Key of the selected actor. */
  readonly shown: string | undefined;
  readonly muted: Muted;
  readonly onShow: (key: string) => void;
}

/** Tree of a page's actors with their states. */
export function ActorList({ page, states, shown, muted, onShow }: ActorListProps) {
  const branches = actorTree(page, states);
  if (branches.length === 0) return <Note>No machine runs on this page yet.</Note>;
  return <Branches branches={branches} shown={shown} muted={muted} onShow={onShow} />;
}

interface BranchesProps extends Pick<ActorListProps, 'shown' | 'muted' | 'onShow'> {
  readonly branches: readonly ActorBranch[];
}

function Branches({ branches, shown, muted, onShow }: BranchesProps) {
  return (
    <List>
      {branches.map(({ actor, state, children }) => (
        <li key={actor.key}>
          <Row>
            <Actor
              type="button"
              disabled={!actor.chart}
              aria-current={actor.key === shown ? 'true' : undefined}
              onClick={() => onShow(actor.key)}
            >
              {actorLabel(actor)}
              <small>
                {actor.chart
                  ? innermostNames(actor.chart, new Set(state.activeNodes)).join(', ')
                  : state.status}
              </small>
            </Actor>
            <Mute
              type="button"
              aria-label={`Mute ${actorLabel(actor)}`}
              aria-pressed={muted.isMuted(actor)}
              onClick={() => muted.toggle(actor)}
            >
              Mute
            </Mute>
          </Row>
          {children.length > 0 && (
            <Branches branches={children} shown={shown} muted={muted} onShow={onShow} />
          )}
        </li>
      ))}
    </List>
  );
}
