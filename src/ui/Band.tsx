import { type ComponentProps, type ReactNode, use, useDeferredValue } from 'react';
import { type Section, sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { EntranceContext } from './entrance';
import { Wrap } from './layout';

const Block = styled('section', {
  paddingBlock: space.section,
  position: 'relative',
  '@media print': { '&&': { paddingBlock: '1.25rem' } },
  variants: {
    top: { none: { paddingTop: 0 }, quiet: { paddingTop: space.quiet } },
    bottom: { none: { paddingBottom: 0 }, quiet: { paddingBottom: space.quiet } },
    importance: { low: { paddingBlock: space.quiet } },
    /** Not rendered yet: the minimum height keeps the blocks after it out of the window. */
    pending: { true: { minHeight: '100svh' } },
  },
});

export interface BandProps extends ComponentProps<typeof Block> {
  readonly as?: 'aside';
}

/** A block below the head of a page. After a navigation it renders when the first screen is painted. */
export function Band({ children, ...props }: BandProps) {
  // After a link, false in the first render and true in the next.
  const isRendered = useDeferredValue(true, use(EntranceContext) !== 'link');
  if (!isRendered) return <Block {...props} pending />;
  return <Block {...props}>{children}</Block>;
}

export interface SectionBandProps extends Pick<BandProps, 'id' | 'importance' | 'top' | 'bottom'> {
  readonly section?: Section | undefined;
  readonly surface?: Surface | undefined;
  readonly children: ReactNode;
  /** Below the children, from edge to edge of the window. It ends the block. */
  readonly wide?: ReactNode;
}

export function SectionBand({ section, surface = 'paper', children, wide, ...band }: SectionBandProps) {
  const classNames = [section && sectionColors(section), surfaceClass(surface)].filter(Boolean).join(' ');
  return (
    <Band className={classNames || undefined} {...(wide ? { bottom: 'none' } : {})} {...band}>
      <Wrap>{children}</Wrap>
      {wide}
    </Band>
  );
}
