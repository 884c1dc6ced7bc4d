import { NotFound } from '../blocks/NotFound';
import { notFound } from '../content/pages/notFound';

export default function NotFoundPage() {
  const { code, heading, text, linkLabel } = notFound;
  return <NotFound code={code} heading={heading} text={text} linkLabel={linkLabel} />;
}
