import { labels } from '../content/labels';
import { pageIntros } from '../content/pages/index';
import { lookUp } from '../lib/lookUp';
import type { PageProps } from '../routes/lazyPage';
import { ClosingBand } from '../sections/ClosingBand';
import { TrailHead } from './parts/TrailHead';

/** Pages that exist once and so far show their head and their call to action. */
export default function IntroPage({ route }: PageProps) {
  const { heading, lead, closing, ...rest } = lookUp(pageIntros, route.path);
  const action = route.path === '/technologies' ? labels.scheduleConsultation : labels.scheduleCall;
  return (
    <>
      <TrailHead route={route} heading={heading} lead={lead} {...(rest.tag ? { tag: rest.tag } : {})} />
      <ClosingBand {...closing} action={action} section={route.section} />
    </>
  );
}
