import { notFound } from '../content/pages/notFound';
import { NotFound } from '../sections/NotFound';

export default function NotFoundPage() {
  const { code, heading, text, linkLabel } = notFound;
  return <NotFound code={code} heading={heading} text={text} linkLabel={linkLabel} />;
}
