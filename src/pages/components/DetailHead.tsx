import { FieldHead, type FieldHeadProps } from '../../blocks/FieldHead';
import { labels } from '../../content/labels';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { Breadcrumbs } from '../../ui/Breadcrumbs';

/** The head of an industry, a technology or a phase, with breadcrumbs. */
export function DetailHead({ route, ...head }: Omit<FieldHeadProps, 'trail'> & { readonly route: Route }) {
  return <FieldHead trail={<Breadcrumbs label={labels.breadcrumb} trail={breadcrumbs(route)} />} {...head} />;
}
