import type { ReactNode } from 'react';
import { PageHead, PageLead } from '../../blocks/PageHead';
import { labels } from '../../content/labels';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Wrap } from '../../ui/layout';

export interface TrailHeadProps {
  readonly route: Route;
  readonly heading: string;
  readonly lead: string;
  readonly tag?: string | undefined;
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
}

const DETAIL_TRAIL = 3;

/** The head of a page: breadcrumbs if it is below an overview, heading and lead. */
export function TrailHead({ route, heading, lead, tag, actions }: TrailHeadProps) {
  const trail = breadcrumbs(route);
  return (
    <>
      {trail.length >= DETAIL_TRAIL && (
        <Wrap>
          <Breadcrumbs label={labels.breadcrumb} trail={trail} />
        </Wrap>
      )}
      <PageHead heading={heading} actions={actions} tag={tag === heading ? undefined : tag}>
        <PageLead>{lead}</PageLead>
      </PageHead>
    </>
  );
}
