import type { LiveView } from '../../statechart/inspect';
import { Empty } from '../components/Empty';

/** Message before a page of the site has answered, and after the last one was removed. */
export function NoPage({ connection }: Pick<LiveView, 'connection'>) {
  return (
    <Empty>
      <h1>{connection === 'lost' ? 'The site is closed' : 'Waiting for the site'}</h1>
      <p>
        <a href="/" target="momentum-site">
          Open the site
        </a>{' '}
        in another tab of this browser. Its machines are shown here while you click through it.
      </p>
    </Empty>
  );
}
