import type { ReactNode } from 'react';
import { PageHead } from '../../blocks/PageHead';
import { labels } from '../../content/labels';
import { breadcrumbs } from '../../routes/navigation';
import type { Route } from '../../routes/types';
import { styled } from '../../theme/stitches.config';
import { type Surface, surfaceClass } from '../../theme/surfaces';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { ButtonLink } from '../../ui/Button';
import { Wrap } from '../../ui/layout';

/** Over the whole width of the window. A phone's window crops an image. */
const Drawing = styled('div', {
  paddingTop: '1.5rem',
  '& > svg': { width: '100%', height: 'clamp(9rem, 15vw, 15rem)' },
  '&:has(> svg)': { paddingBottom: '.75rem' },
  '& img': {
    width: '100%',
    minHeight: '10rem',
    maxHeight: '28rem',
    objectFit: 'cover',
  },
  '@media print': { display: 'none' },
});

export interface TrailHeadProps {
  readonly route: Route;
  readonly heading: string;
  readonly lead: string;
  readonly tag?: string | undefined;
  /** Label of the button below the lead; Schedule a Call by default. */
  readonly action?: string;
  /** Target of the button; the contact page by default. */
  readonly href?: string;
  readonly secondAction?: ReactNode;
  readonly surface?: Extract<Surface, 'field' | 'night'>;
  /** Decorative, across the window below the words. */
  readonly drawing?: ReactNode;
}

const DETAIL_TRAIL = 3;

/** The head of a page, low, so that what follows is on the first screen too. It has breadcrumbs if it is below an overview. */
export function TrailHead({
  route,
  heading,
  lead,
  tag,
  surface = 'field',
  drawing,
  ...actions
}: TrailHeadProps) {
  const { action = labels.scheduleCall, href = '/contact', secondAction } = actions;
  const trail = breadcrumbs(route);
  return (
    <div className={surfaceClass(surface)}>
      {trail.length >= DETAIL_TRAIL && (
        <Wrap>
          <Breadcrumbs label={labels.breadcrumb} trail={trail} />
        </Wrap>
      )}
      <PageHead
        heading={heading}
        lead={lead}
        actions={
          <>
            <ButtonLink href={href} variant={surface === 'field' ? 'ink' : 'night'}>
              {action}
            </ButtonLink>
            {secondAction}
          </>
        }
        compact
        tag={tag === heading ? undefined : tag}
      />
      {drawing && <Drawing>{drawing}</Drawing>}
    </div>
  );
}
