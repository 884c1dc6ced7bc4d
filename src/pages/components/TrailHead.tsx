import type { ReactNode } from 'react';
import { BowtieLine } from '../../blocks/BowtieLine';
import { PageHead, PageLead } from '../../blocks/PageHead';
import { labels } from '../../content/labels';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink } from '../../ui/Button';
import { Wrap } from '../../ui/layout';

export interface TrailHeadProps {
  readonly route: Route;
  readonly heading: string;
  readonly lead: string;
  readonly tag?: string | undefined;
  /** Buttons below the lead. */
  readonly actions?: ReactNode;
  /** On the section's color or the dark surface, and low, so that what follows is on the first screen too. */
  readonly surface?: Extract<Surface, 'field' | 'night'>;
  /** A bowtie across the window below the words. */
  readonly hasBowtie?: boolean;
}

const DETAIL_TRAIL = 3;

/** The head of a page: breadcrumbs if it is below an overview, heading and lead. */
export function TrailHead({ route, heading, lead, tag, actions, surface, hasBowtie }: TrailHeadProps) {
  const trail = breadcrumbs(route);
  return (
    <div className={surface && surfaceClass(surface)}>
      {trail.length >= DETAIL_TRAIL && (
        <Wrap>
          <Breadcrumbs label={labels.breadcrumb} trail={trail} />
        </Wrap>
      )}
      <PageHead
        heading={heading}
        actions={actions}
        compact={surface !== undefined}
        tag={tag === heading ? undefined : tag}
      >
        <PageLead>{lead}</PageLead>
      </PageHead>
      {hasBowtie && <BowtieLine />}
    </div>
  );
}

type OverviewHeadProps = Omit<TrailHeadProps, 'actions' | 'surface'> & {
  /** Label of the button to the contact page. */
  readonly action: string;
};

/** The head of an overview, on the section's color. */
export function OverviewHead({ action, ...head }: OverviewHeadProps) {
  return (
    <TrailHead
      {...head}
      actions={
        <ButtonLink href="/contact" variant="ink">
          {action}
        </ButtonLink>
      }
      surface="field"
    />
  );
}
