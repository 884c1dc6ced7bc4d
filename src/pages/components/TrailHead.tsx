import type { ReactNode } from 'react';
import { PageHead, PageLead } from '../../blocks/PageHead';
import { labels } from '../../content/labels';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { styled } from '../../theme/stitches.config';
import { field } from '../../theme/surfaces';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { Wrap } from '../../ui/layout';

const Field = styled('div', {
  /* Small text needs the contrast of ink on the section's color. */
  '&&': { '--line': 'var(--colors-onField)' },
});

/** The top of a page on the section's color. */
export function FieldTop({ children }: { readonly children: ReactNode }) {
  return <Field className={field().toString()}>{children}</Field>;
}

export interface TrailHeadProps {
  readonly route: Route;
  readonly heading: string;
  readonly lead: string;
  readonly tag?: string | undefined;
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
  /** What follows is on the first screen too. */
  readonly compact?: boolean;
}

const DETAIL_TRAIL = 3;

/** The head of a page: breadcrumbs if it is below an overview, heading and lead. */
export function TrailHead({ route, heading, lead, tag, actions, compact }: TrailHeadProps) {
  const trail = breadcrumbs(route);
  return (
    <>
      {trail.length >= DETAIL_TRAIL && (
        <Wrap>
          <Breadcrumbs label={labels.breadcrumb} trail={trail} />
        </Wrap>
      )}
      <PageHead heading={heading} actions={actions} compact={compact} tag={tag === heading ? undefined : tag}>
        <PageLead>{lead}</PageLead>
      </PageHead>
    </>
  );
}
