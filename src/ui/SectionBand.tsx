import type { ReactNode } from 'react';
import { type Section, sectionColors } from '../theme/sections';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { Band, type BandProps } from './Band';
import { Wrap } from './layout';

interface SectionBandProps extends Pick<BandProps, 'id' | 'importance' | 'top' | 'bottom'> {
  readonly section?: Section;
  readonly surface?: Surface;
  readonly children: ReactNode;
  /** Below the children, from edge to edge of the window. */
  readonly wide?: ReactNode;
}

export function SectionBand({ section, surface = 'paper', children, wide, ...band }: SectionBandProps) {
  const classNames = [section && sectionColors(section), surfaceClass(surface)].filter(Boolean).join(' ');
  return (
    <Band className={classNames || undefined} {...band}>
      <Wrap>{children}</Wrap>
      {wide}
    </Band>
  );
}
