import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts, space } from '../../../src/theme/tokens';
import type { LiveView } from '../../statechart/inspect';
import { Empty } from '../components/Empty';
import { Fault } from '../components/Fault';

const Code = styled('pre', {
  maxWidth: '100%',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: space[3],
  textAlign: 'left',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  backgroundColor: '$sunk',
});

/** Message before a page of the site has answered, and after the last one was removed. */
export function NoPage({ connection, refusal }: Pick<LiveView, 'connection' | 'refusal'>) {
  return (
    <Empty>
      <h1>{connection === 'lost' ? 'The site is closed' : 'Waiting for the site'}</h1>
      <p>
        <a href="/" target="momentum-site">
          Open the site
        </a>{' '}
        in another tab of this browser. Its machines are shown here while you click through it.
      </p>
      <p>
        Any other application with XState 5 on this computer can connect with the package{' '}
        <code>@statelyai/inspect</code>:
      </p>
      <Code>
        <code>{`const { inspect } = createBrowserInspector({\n  url: '${location.href}',\n});\ncreateActor(machine, { inspect }).start();`}</code>
      </Code>
      {refusal !== undefined && <Fault role="alert">{refusal}</Fault>}
    </Empty>
  );
}
