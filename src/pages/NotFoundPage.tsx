import { NotFound } from '../blocks/NotFound';

export default function NotFoundPage() {
  return <NotFound />;
}
